import ViewGraph

/// That a view is mirrored where reading starts at the right.
private struct DirectionFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}

extension View {
  /// Mirrors what is painted and hit of the view where reading starts at the right, as an arrow that points onwards. It changes
  /// no layout. As SwiftUI documents it.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlip(isEnabled: enabled))
  }
}
