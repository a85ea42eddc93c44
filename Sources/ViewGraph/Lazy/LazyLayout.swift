import Foundation

/// How a lazy container lays out its views: one in each line, or several.
package struct LazyLayout: Equatable {
  /// The axis along which the lines follow each other.
  package let axis: Axis
  /// Where a line lies that is narrower than the container; in a grid, where the columns lie. The component across `axis` counts.
  package let alignment: Alignment
  /// The distance between two lines, in pixels; nil for 8.
  package let spacing: CGFloat?
  /// The columns of a grid; nil in a stack.
  package let items: [GridItem]?
  package let pinned: PinnedScrollableViews

  package init(
    _ axis: Axis, alignment: Alignment, spacing: CGFloat?, items: [GridItem]? = nil, pinned: PinnedScrollableViews
  ) {
    (self.axis, self.alignment, self.pinned, self.items) = (axis, alignment, pinned, items)
    self.spacing = spacing.flatMap { LayoutLength.isUsable($0) ? $0 : nil }
  }

  var distance: CGFloat { spacing ?? 8 }

  /// How several views of one element lie: as lines of their own.
  package var stack: StackLayout { StackLayout(axis: axis, alignment: alignment, spacing: distance) }
}

extension LazyLayout {
  /// Reports columns that nothing can have: what is negative or no number counts as 0, and a maximum is never below the minimum.
  @MainActor
  func reportInvalidItems(at node: ViewNode) {
    guard let items else { return }
    if items.isEmpty {
      return report("a lazy grid without columns shows nothing; give it at least one GridItem", at: node)
    }
    guard let faulty = items.first(where: { !$0.isValid }) else { return }
    report(
      """
      a lazy grid has the item \(faulty.size) with the spacing \(faulty.spacing ?? 8): lengths that are negative or no numbers \
      count as 0, and a maximum below the minimum as the minimum
      """, at: node)
  }

  @MainActor
  private func report(_ message: String, at node: ViewNode) { Diagnostics.report(.invalidSize, at: node, message) }
}

/// Which views of sections stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The header of the topmost section, at the top.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footer of the lowest section, at the bottom.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
