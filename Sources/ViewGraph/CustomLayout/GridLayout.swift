import Foundation

/// The layout of a `Grid`, for use with `AnyLayout` or on its own: the cells of a `GridRow` are its views as well.
///
/// As SwiftUI documents it. Claim GR14.
public struct GridLayout: Layout, Hashable, Sendable {
  /// How views are lined up in their cells that say nothing else.
  public var alignment: Alignment

  /// The distance between columns in pixels; nil for the usual one.
  public var horizontalSpacing: CGFloat?

  /// The distance between rows in pixels; nil for the usual one.
  public var verticalSpacing: CGFloat?

  /// Rows of views that share their columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var grid: GridArrangement {
    GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.size(by: grid, proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(by: grid, in: bounds, proposal)
  }
}
