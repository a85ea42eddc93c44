import Foundation

/// A node that lays out what is below it, and collects it anew when its number or order has changed.
@MainActor
protocol ItemContainer: AnyObject {
  func collectItemsAnew()
}

extension Graph {
  /// The size of the content for a proposal. Evaluates nothing.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    passes.begin()
    return content?.sizeThatFits(proposal) ?? .zero
  }

  /// Places the content in the middle of the room that the toolkit gives.
  package func place(in size: CGSize) {
    passes.begin()
    guard let content else { return }
    let proposal = ProposedViewSize(size)
    let fitting = content.sizeThatFits(proposal)
    let origin = CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2)
    content.place(at: origin, proposal: proposal)
  }
}
