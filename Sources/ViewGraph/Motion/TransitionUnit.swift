import Foundation

/// A view that comes or goes as one, and how.
struct TransitionUnit {
  let node: ViewNode
  let transition: AnyTransition
  /// Where the view is, if it is known; else it is where its leaves are.
  var place: GeometryPlace?
  /// Who says so.
  var owner: (any TransitionStating)?

  /// The frame of that place; none if what surrounds the view goes with it, which may be larger and in another island.
  @MainActor var frame: CGRect? { node.itemNodes.contains { $0.surrounding != nil } ? nil : place?.frame }
}

/// What a view says of how it comes and goes.
struct StatedTransition {
  let transition: AnyTransition
  let place: GeometryPlace?
  let owner: any TransitionStating
}

/// A node that says how views come and go.
@MainActor
protocol TransitionStating: ViewNode {
  /// What it says of the views below it.
  var statedTransition: StatedTransition { get }
  /// What the bodies of the program's own transitions make of the view; none without any.
  var frameNode: TransitionFrameNode? { get }
  /// Has the bodies be in the phase of a view that is there, at once.
  func rest(_ phase: inout EvaluatePhase)
  /// Has the bodies go over to another phase, and somebody wait until they have.
  func move(to transitionPhase: TransitionPhase, telling waiting: AnimationCompletion?, _ phase: inout EvaluatePhase)
}

extension TransitionUnit {
  /// The view as those around it say that it comes and goes. Bodies that stand around others as well do nothing to it alone:
  /// then it fades.
  @MainActor
  fileprivate init(node: ViewNode, _ stated: StatedTransition?, around root: ViewNode) {
    let isAround = stated.map { $0.owner.depth < root.depth } ?? false
    let transition = stated?.transition ?? .opacity
    self.init(
      node: node, transition: isAround && !transition.bodies.isEmpty ? .opacity : transition, place: stated?.place,
      owner: isAround ? nil : stated?.owner)
  }
}

extension ViewNode {
  private final var ownTransition: StatedTransition? { (self as? any TransitionStating)?.statedTransition }

  /// Whether a transition that is said on one side of this node is meant for the views on its other side.
  private final var carriesTransitions: Bool { !isLaidOut || self is any ItemWrapping }

  /// The views of this subtree that come and go each for themselves: the outermost ones that are laid out.
  final var transitionUnits: [TransitionUnit] {
    var units: [TransitionUnit] = []
    collectTransitionUnits(parent?.transitionAround, below: self, into: &units)
    return units
  }

  /// The outermost transition wins, as what is said last.
  private final func collectTransitionUnits(
    _ stated: StatedTransition?, below root: ViewNode, into units: inout [TransitionUnit]
  ) {
    let stated = stated ?? ownTransition
    guard !isLaidOut, (self as? any TransitionStating)?.frameNode == nil else {
      return units.append(TransitionUnit(node: self, stated ?? transitionInside, around: root))
    }
    forEachChild { $0.collectTransitionUnits(stated, below: root, into: &units) }
  }

  /// What is said of a view inside of a frame or padding is meant for the whole.
  private final var transitionInside: StatedTransition? {
    if let ownTransition { return ownTransition }
    guard carriesTransitions else { return nil }
    var found: StatedTransition?
    forEachChild { if found == nil { found = $0.transitionInside } }
    return found
  }

  /// What is said around the views below this node, up to the stack or the body of a transition that they are in.
  private final var transitionAround: StatedTransition? {
    guard graph.root?.marks.contains(.transitions) == true else { return nil }
    var found: StatedTransition?
    var node: ViewNode? = self
    while let current = node, current.carriesTransitions, !(current is TransitionFrameNode) {
      found = current.ownTransition ?? found
      node = current.parent
    }
    return found
  }
}
