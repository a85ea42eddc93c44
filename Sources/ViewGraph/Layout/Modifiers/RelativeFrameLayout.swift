import Foundation

/// Some of the equal parts of a container that have a distance between them.
package struct RelativeShare: Hashable, Sendable {
  private let count: Int
  private let span: Int
  private let spacing: CGFloat

  /// `span` of `count` parts, `spacing` points apart. Less than one is one, and a spacing that cannot be used is none.
  package init(count: Int = 1, span: Int = 1, spacing: CGFloat = 0) {
    self.count = max(1, count)
    self.span = max(1, span)
    self.spacing = LayoutLength.isUsable(spacing) ? spacing : 0
  }

  /// The length in a container of a length; it is never negative.
  package func length(of container: CGFloat) -> CGFloat {
    let (count, span) = (CGFloat(count), CGFloat(span))
    return max(0, span * (container - spacing * (count - 1)) / count + spacing * (span - 1))
  }
}

/// A frame that is found out in each layout.
struct RelativeFrameLayout: UnaryLayout {
  let frame: () -> FrameLayout

  func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    frame().sizeThatFits(proposal, item: item)
  }

  func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    frame().placement(proposal, item: item)
  }
}
