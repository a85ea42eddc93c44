import Foundation
import ViewGraph

/// Views from top to bottom.
public struct VStack<Content: View>: ContainerLayoutView {
  package let content: Content
  package let layout: StackLayout

  /// Stacks views; `spacing` is in pixels, nil for the default of 8 (UI28).
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = StackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  package static var axis: Axis? { .vertical }
}

/// Views from the leading to the trailing edge.
public struct HStack<Content: View>: ContainerLayoutView {
  package let content: Content
  package let layout: StackLayout

  /// Stacks views; `spacing` is in pixels, nil for the default of 8 (UI28).
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = StackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }

  package static var axis: Axis? { .horizontal }
}

/// Views on top of each other, the last in front.
public struct ZStack<Content: View>: ContainerLayoutView {
  package let content: Content
  package let layout: OverlayLayout

  /// Stacks views in depth, lined up by `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    layout = OverlayLayout(alignment: alignment)
  }

  package static var axis: Axis? { nil }
}
