import Foundation
import ViewGraph

/// A view that is one element of a recording host, with a name, a value that is shown, and an action.
public struct Leaf: View {
  let name: String
  let value: String
  let size: CGSize
  let action: (() -> Void)?

  /// A leaf of a fixed size, 10 × 10 unless given.
  public init(
    _ name: String, _ value: String = "", size: CGSize = CGSize(width: 10, height: 10),
    action: (() -> Void)? = nil
  ) {
    self.name = name
    self.value = value
    self.size = size
    self.action = action
  }

  /// A leaf that shows a number.
  public init(_ name: String, _ value: Int, action: (() -> Void)? = nil) {
    self.init(name, String(value), action: action)
  }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    RepresentableNode<LeafRecording>(view, at: site)
  }
}

/// Writes down what the runtime does with a leaf.
private enum LeafRecording: LeafBehavior {
  static func makeCoordinator(_ view: Leaf) {}

  static func make(_ view: Leaf, _ place: LeafPlace<Void>) -> RecordedElement {
    let element = RecordedElement(name: view.name)
    element.record("make \(view.name)")
    return element
  }

  static func update(_ view: Leaf, _ element: RecordedElement, _ place: LeafPlace<Void>) {
    element.value = view.value
    element.action = view.action
    element.size = view.size
    element.record(view.value.isEmpty ? "update \(view.name)" : "update \(view.name) \(view.value)")
  }

  static func dismantle(_ element: RecordedElement, _ coordinator: Void) {
    element.record("dismantle \(element.name)")
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Leaf, _ element: RecordedElement, _ place: LeafPlace<Void>
  ) -> OwnSize { .size(element.size) }
}

/// A stack for tests that have no toolkit.
public struct LeafStack<Content: View>: ContainerLayoutView {
  package let content: Content
  package let layout: StackLayout

  /// Stacks its content from top to bottom.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    layout = StackLayout(axis: .vertical, spacing: spacing)
  }

  package static var axis: Axis? { .vertical }
}
