import Foundation
import ViewGraph

/// Views from top to bottom, of which those are built that can be seen.
///
/// In a `ScrollView` the elements of a `ForEach` are built when they are scrolled into sight, and given back when they are as far
/// out of it as what can be seen is long; their state is kept for as long as the element is in the data. Each is offered the
/// width of the stack, which takes all that it is offered, and no height. What was never built counts as long as the others
/// are in the mean, and what is looked at stays where it is when that changes. Outside of scrolled content all views are built.
/// A change costs the views that are built. Of more than 1,000 elements it is looked for near these alone, and all ids are compared
/// only where a row that keeps something is not found. Claims LZ1 to LZ33 and DT10.
public struct LazyVStack<Content: View>: View {
  private let content: Content
  private let layout: LazyLayout

  /// Stacks views, the narrower ones lined up by `alignment`; `spacing` is in pixels, nil for 8. Headers and footers of sections
  /// stay in sight if they are `pinnedViews`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LazyLayout(
      .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, pinned: pinnedViews)
  }

  /// The views in their container.
  public var body: some View { LazyContainer(layout: layout, content: content) }
}

/// Views from the leading to the trailing edge, of which those are built that can be seen; see `LazyVStack`. Claims LZ1 to LZ33.
public struct LazyHStack<Content: View>: View {
  private let content: Content
  private let layout: LazyLayout

  /// Stacks views, the lower ones lined up by `alignment`; `spacing` is in pixels, nil for 8. Headers and footers of sections
  /// stay in sight if they are `pinnedViews`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LazyLayout(
      .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, pinned: pinnedViews
    )
  }

  /// The views in their container.
  public var body: some View { LazyContainer(layout: layout, content: content) }
}
