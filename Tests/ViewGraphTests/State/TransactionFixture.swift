import Foundation
import ViewGraph
import ViewGraphTesting

/// A leaf that writes down the animation of the transaction of each of its updates.
struct Probe: View {
  let name: String
  let value: Int
  let notes: Notes<String>

  init(_ name: String, _ value: Int, _ notes: Notes<String>) {
    self.name = name
    self.value = value
    self.notes = notes
  }

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    RepresentableNode<ProbeBehavior>(view, at: site)
  }
}

private enum ProbeBehavior: LeafBehavior {
  final class Element: LeafElement {
    func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize { .zero }
    func setFrame(_ frame: CGRect, pass: Int) {}
    func takesPart() -> Bool { true }
  }

  static func makeCoordinator(_ view: Probe) {}
  static func make(_ view: Probe, _ place: LeafPlace<Void>) -> Element { Element() }

  static func update(_ view: Probe, _ element: Element, _ place: LeafPlace<Void>) {
    let transaction = place.transaction
    let suffix = transaction.isContinuous ? " continuous" : ""
    view.notes.values.append("\(view.name) \(view.value) \(transaction.animation.name)\(suffix)")
  }

  static func dismantle(_ element: Element, _ coordinator: Void) {}
}

extension Animation? {
  /// A short name of the animations that tests use.
  var name: String {
    switch self {
    case .none: "plain"
    case .some(.linear): "linear"
    case .some(.easeIn): "easeIn"
    case .some(.default): "default"
    default: "another"
    }
  }
}

/// Runs something on a thread of its own, and waits for its end.
func runOnAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    isDone.signal()
  }
  isDone.wait()
}
