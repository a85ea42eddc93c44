import Foundation
import ViewGraph

/// A view that is one element of a recording host, with a name, and takes all that it is offered; 10 × 10 where nothing is
/// said.
package struct FillingLeaf: View {
  let name: String

  package init(_ name: String) { self.name = name }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    RepresentableNode<FillingRecording>(view, at: site)
  }
}

private enum FillingRecording: LeafBehavior {
  static func makeCoordinator(_ view: FillingLeaf) {}

  static func make(_ view: FillingLeaf, _ place: LeafPlace<Void>) -> RecordedElement {
    RecordedElement(name: view.name)
  }

  static func update(_ view: FillingLeaf, _ element: RecordedElement, _ place: LeafPlace<Void>) {}

  static func dismantle(_ element: RecordedElement, _ coordinator: Void) {}

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: FillingLeaf, _ element: RecordedElement, _ place: LeafPlace<Void>
  ) -> OwnSize { .size(proposal.replacingUnspecifiedDimensions()) }
}
