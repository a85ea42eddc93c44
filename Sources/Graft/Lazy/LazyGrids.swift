import Foundation
import ViewGraph

/// Views in columns, line by line, of which those are built that can be seen.
///
/// How wide the columns are follows from the items and the width that is offered, never from a view in them. A line is as high
/// as its highest view. Lines come and go as those of a `LazyVStack`. Claims LZ33 to LZ52.
public struct LazyVGrid<Content: View>: View {
  private let content: Content
  private let layout: LazyLayout

  /// Fills columns, which lie by `alignment` where they need less than the grid has; `spacing` between two lines is in pixels, nil
  /// for 8. Headers and footers of sections have lines of their own, and stay in sight if they are `pinnedViews`. Without columns
  /// nothing is shown, and `invalidSize` is reported.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LazyLayout(
      .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, items: columns,
      pinned: pinnedViews)
  }

  /// The views in their container.
  public var body: some View { LazyContainer(layout: layout, content: content) }
}

/// Views in rows, column by column, of which those are built that can be seen: a `LazyVGrid` turned round. Claim LZ49.
public struct LazyHGrid<Content: View>: View {
  private let content: Content
  private let layout: LazyLayout

  /// Fills rows, which lie by `alignment` where they need less than the grid has; `spacing` between two columns is in pixels, nil
  /// for 8. Headers and footers of sections have columns of their own, and stay in sight if they are `pinnedViews`. Without rows
  /// nothing is shown, and `invalidSize` is reported.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LazyLayout(
      .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, items: rows,
      pinned: pinnedViews)
  }

  /// The views in their container.
  public var body: some View { LazyContainer(layout: layout, content: content) }
}
