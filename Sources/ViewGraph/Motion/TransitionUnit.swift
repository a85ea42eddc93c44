/// A view that comes or goes as one, and how.
struct TransitionUnit {
  let node: ViewNode
  let transition: AnyTransition
}

extension ViewNode {
  /// The views of this subtree that come and go each for themselves: the outermost ones that are laid out.
  final var transitionUnits: [TransitionUnit] {
    var units: [TransitionUnit] = []
    collectTransitionUnits(parent?.transitionAround, into: &units)
    return units
  }

  /// The outermost transition wins, as what is said last.
  private final func collectTransitionUnits(_ stated: AnyTransition?, into units: inout [TransitionUnit]) {
    let stated = stated ?? statedTransition
    guard !isLaidOut else {
      return units.append(TransitionUnit(node: self, transition: stated ?? transitionInside ?? .opacity))
    }
    forEachChild { $0.collectTransitionUnits(stated, into: &units) }
  }

  /// What is said of a view inside of a frame or padding is meant for the whole.
  private final var transitionInside: AnyTransition? {
    if let statedTransition { return statedTransition }
    guard carriesTransitions else { return nil }
    var found: AnyTransition?
    forEachChild { if found == nil { found = $0.transitionInside } }
    return found
  }

  /// What is said around the views below this node, up to the stack that they are in.
  private final var transitionAround: AnyTransition? {
    guard graph.motion.hasTransitions else { return nil }
    var found: AnyTransition?
    var node: ViewNode? = self
    while let current = node, current.carriesTransitions {
      found = current.statedTransition ?? found
      node = current.parent
    }
    return found
  }
}
