import Paths
import ViewGraph

/// What the shape of a view's content is for. As SwiftUI documents it.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where clicks and gestures begin.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen of the view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen of the view beside its context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is marked while the pointer is over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is marked while the view has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technologies mark.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Has gestures begin where a shape in the view's frame is, if it is for interaction (FX21); for other purposes it changes
  /// nothing. As SwiftUI documents it.
  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kinds.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}
