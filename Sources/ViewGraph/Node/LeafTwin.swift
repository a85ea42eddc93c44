/// An element made and updated anew from what a leaf has now, beside the one on the screen.
@MainActor
package struct LeafTwin {
  package let element: any LeafElement
  /// Says goodbye to the element.
  package let end: () -> Void
}

/// A leaf of which tests can have another element.
package protocol TwinnedLeaf: LeafNode {
  /// Makes another element with the same values, state and environment; nobody is told, and nothing is subscribed. What is
  /// meant to stay as make found it is that in checked builds.
  func makeTwin() -> LeafTwin
}

extension RepresentableNode: TwinnedLeaf {
  package final func makeTwin() -> LeafTwin {
    let view = twinView
    let place = LeafPlace(coordinator: Behavior.makeCoordinator(view), node: self)
    let element = withoutSubscribing(.make) { Behavior.make(view, place) }
    withoutSubscribing(.update) { Behavior.update(view, element, place) }
    return LeafTwin(element: element) { Behavior.dismantle(element, place.coordinator) }
  }

  private var twinView: Behavior.Content {
    #if DEBUG
      LastingFields.restored(view, lastingValues)
    #else
      view
    #endif
  }

  private func withoutSubscribing<Result>(_ call: Dependent.Call, _ body: () -> Result) -> Result {
    let (result, record) = Dependent.run(call, of: self, fields, recordedIn: nil, body)
    record?.dispose()
    return result
  }
}

extension ViewNode {
  /// All leaves here and below, also those inside of others, the outer ones first.
  package final var allLeaves: [any LeafNode] {
    var leaves: [any LeafNode] = []
    collectAllLeaves(&leaves)
    return leaves
  }
}
