import Foundation

/// The layout of a `Grid`: items in rows, which share their columns.
///
/// A column is as wide as its widest cell and a row as high as its highest. What is left of a width goes to the columns with
/// flexible cells, and what is left of a height to the rows with such, as a stack divides its room. An item that is in no
/// row is one by itself, over all columns.
///
/// Each item is asked for its width up to three times, for any height, and up to three times for its height in its column;
/// it is placed with the whole of its cell.
package struct GridArrangement: ContainerLayout, Hashable {
  /// How items are lined up that say nothing else.
  package let alignment: Alignment

  /// The distance between columns, in points.
  let horizontalSpacing: CGFloat

  /// The distance between rows, in points.
  let verticalSpacing: CGFloat

  /// Rows and columns so many points apart; nil, and what cannot be used, is 8.
  package init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = Self.usable(horizontalSpacing)
    self.verticalSpacing = Self.usable(verticalSpacing)
  }

  private static func usable(_ spacing: CGFloat?) -> CGFloat {
    spacing.flatMap { LayoutLength.isUsable($0) ? $0 : nil } ?? 8
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize {
    let table = GridTable(self, items: items)
    let columns = GridColumns(of: table, for: proposal.width).lines
    let rows = GridRows(of: table, in: columns, for: proposal.height).lines
    return CGSize(width: columns.total, height: rows.total)
  }

  package func length(_ axis: Axis, for proposal: ProposedViewSize, items: [any LayoutItem]) -> CGFloat {
    guard axis == .horizontal else { return sizeThatFits(proposal, items: items).height }
    return GridColumns(of: GridTable(self, items: items), for: proposal.width).lines.total
  }

  package func forEachPlacement(
    _ proposal: ProposedViewSize, size _: () -> CGSize, items: [any LayoutItem],
    _ body: (any LayoutItem, LayoutPlacement) -> Void
  ) {
    let table = GridTable(self, items: items)
    let columns = GridColumns(of: table, for: proposal.width)
    let rows = GridRows(of: table, in: columns.lines, for: proposal.height)
    let places = GridPlaces(table: table, columns: columns, rows: rows)
    for cell in table.cells { body(cell.item, places.placement(of: cell)) }
  }
}
