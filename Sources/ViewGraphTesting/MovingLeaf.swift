import Foundation
import ViewGraph

/// A view that is one element of a recording host, named `moving`, whose value and width move under an animation.
package struct MovingLeaf: View, @MainActor Animatable {
  var value: Double
  let isProgram: Bool
  let onUpdate: ((ViewNode) -> Void)?

  /// A leaf; with `isProgram` its update counts as code of the program, which does not run after the view has gone.
  package init(value: Double, isProgram: Bool = false, onUpdate: ((ViewNode) -> Void)? = nil) {
    (self.value, self.isProgram, self.onUpdate) = (value, isProgram, onUpdate)
  }

  package var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    view.isProgram
      ? RepresentableNode<ProgramLeafRecording>(view, at: site) : RepresentableNode<OwnLeafRecording>(view, at: site)
  }
}

private protocol MovingLeafRecording: LeafBehavior
where Content == MovingLeaf, Element == RecordedElement, Coordinator == Void {}

extension MovingLeafRecording {
  static func makeCoordinator(_ view: MovingLeaf) {}

  static func make(_ view: MovingLeaf, _ place: LeafPlace<Void>) -> RecordedElement { RecordedElement(name: "moving") }

  static func update(_ view: MovingLeaf, _ element: RecordedElement, _ place: LeafPlace<Void>) {
    element.value = "\(view.value)"
    element.record("update moving \(view.value)")
    view.onUpdate?(place.node)
  }

  static func dismantle(_ element: RecordedElement, _ coordinator: Void) {}

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: MovingLeaf, _ element: RecordedElement, _ place: LeafPlace<Void>
  ) -> OwnSize { .size(CGSize(width: view.value, height: 10)) }
}

private enum OwnLeafRecording: MovingLeafRecording {
  static var isUpdatedWhileLeaving: Bool { true }
}

private enum ProgramLeafRecording: MovingLeafRecording {}
