import Foundation
import ViewGraph

/// Views below each other, whose labels end and whose controls begin at one line; each has the room that its own label leaves.
/// Claim CT30.
struct FormColumnsLayout: Layout {
  let spacing: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(of: subviews, in: proposal.width)
    return CGSize(
      width: rows.map { $0.x + $0.size.width }.max() ?? 0, height: rows.last.map { $0.y + $0.size.height } ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (row, subview) in zip(rows(of: subviews, in: bounds.width), subviews) {
      subview.place(at: CGPoint(x: bounds.minX + row.x, y: bounds.minY + row.y), proposal: row.proposal)
    }
  }

  private struct Row {
    let x: CGFloat
    let y: CGFloat
    let proposal: ProposedViewSize
    let size: CGSize
  }

  private func rows(of subviews: Subviews, in width: CGFloat?) -> [Row] {
    let leads = subviews.map { $0.dimensions(in: .unspecified)[HorizontalAlignment.formColumns] }
    let line = leads.max() ?? 0
    var y: CGFloat = 0
    return zip(subviews, leads).map { subview, lead in
      let proposal = ProposedViewSize(width: width.map { max(0, $0 - line + lead) }, height: nil)
      let row = Row(x: line - lead, y: y, proposal: proposal, size: subview.sizeThatFits(proposal))
      y += row.size.height + spacing
      return row
    }
  }
}
