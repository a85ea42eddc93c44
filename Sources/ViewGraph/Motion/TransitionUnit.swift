import Foundation

/// A view that comes or goes as one, and how.
struct TransitionUnit {
  let node: ViewNode
  let transition: AnyTransition
  /// Where the view is, if it is known; else it is where its leaves are.
  var place: GeometryPlace?

  /// The frame of that place; none if what surrounds the view goes with it, which may be larger and in another island.
  @MainActor var frame: CGRect? { node.itemNodes.contains { $0.surrounding != nil } ? nil : place?.frame }
}

/// What a view says of how it comes and goes.
struct StatedTransition {
  let transition: AnyTransition
  let place: GeometryPlace?
}

/// A node that says how views come and go.
@MainActor
protocol TransitionStating: ViewNode {
  /// What it says of the views below it.
  var statedTransition: StatedTransition { get }
}

extension ViewNode {
  private final var ownTransition: StatedTransition? { (self as? any TransitionStating)?.statedTransition }

  /// Whether a transition that is said on one side of this node is meant for the views on its other side.
  private final var carriesTransitions: Bool { !isLaidOut || self is any ItemWrapping }

  /// The views of this subtree that come and go each for themselves: the outermost ones that are laid out.
  final var transitionUnits: [TransitionUnit] {
    var units: [TransitionUnit] = []
    collectTransitionUnits(parent?.transitionAround, into: &units)
    return units
  }

  /// The outermost transition wins, as what is said last.
  private final func collectTransitionUnits(_ stated: StatedTransition?, into units: inout [TransitionUnit]) {
    let stated = stated ?? ownTransition
    guard !isLaidOut else {
      let stated = stated ?? transitionInside
      return units.append(
        TransitionUnit(node: self, transition: stated?.transition ?? .opacity, place: stated?.place))
    }
    forEachChild { $0.collectTransitionUnits(stated, into: &units) }
  }

  /// What is said of a view inside of a frame or padding is meant for the whole.
  private final var transitionInside: StatedTransition? {
    if let ownTransition { return ownTransition }
    guard carriesTransitions else { return nil }
    var found: StatedTransition?
    forEachChild { if found == nil { found = $0.transitionInside } }
    return found
  }

  /// What is said around the views below this node, up to the stack that they are in.
  private final var transitionAround: StatedTransition? {
    guard graph.root?.marks.contains(.transitions) == true else { return nil }
    var found: StatedTransition?
    var node: ViewNode? = self
    while let current = node, current.carriesTransitions {
      found = current.ownTransition ?? found
      node = current.parent
    }
    return found
  }
}
