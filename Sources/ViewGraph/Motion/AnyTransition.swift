import Foundation

/// How a view comes when its identity begins, and how it goes when it ends, if the change is animated. Claims AN9, MO56 to
/// MO58.
///
/// What comes has its place and takes input at once; what goes has no place any more and takes none (AN12). Only what is
/// drawn of them moves. A length or scale that is no number moves nothing.
public struct AnyTransition {
  /// The effects that are drawn when the view comes.
  let insertion: [TransitionPart]
  /// Those when it goes.
  let removal: [TransitionPart]
  /// The transitions of the program's own, the innermost first.
  let bodies: [TransitionBody]

  private init(insertion: [TransitionPart], removal: [TransitionPart], bodies: [TransitionBody] = []) {
    (self.insertion, self.removal, self.bodies) = (insertion, removal, bodies)
  }

  private init(_ kind: TransitionPart.Kind) {
    let parts = [TransitionPart(kind: kind)]
    self.init(insertion: parts, removal: parts)
  }

  /// What a transition of the program's own does.
  init(evaluating transition: some Transition) {
    self.init(insertion: [], removal: [], bodies: [TransitionBody(transition: transition)])
  }

  /// A transition whose type is not known. As SwiftUI documents it.
  public init<T: Transition>(_ transition: T) { self = transition._erased }

  /// The effects of one side.
  func parts(isRemoval: Bool) -> [TransitionPart] { isRemoval ? removal : insertion }

  /// The bodies that change on one side.
  func bodies(isRemoval: Bool) -> [TransitionBody] { bodies.filter { isRemoval ? $0.goes : $0.comes } }

  /// Whether the view is there, and is not, on one side.
  func isIdentity(isRemoval: Bool) -> Bool {
    parts(isRemoval: isRemoval).isEmpty && bodies(isRemoval: isRemoval).isEmpty
  }

  /// Whether an effect has an animation of its own.
  var hasAnimation: Bool { insertion.contains { $0.animation != nil } || removal.contains { $0.animation != nil } }

  /// The transition where the user wants little motion: one that moves something fades instead (MO62).
  func adapted(toReducedMotion isReduced: Bool) -> AnyTransition {
    guard isReduced else { return self }
    let moves = (insertion + removal).contains { $0.kind != .opacity } || bodies.contains(where: \.hasMotion)
    return moves ? .opacity : self
  }
}

extension AnyTransition {
  /// The view is there, and is not: nothing moves. Claim ID15.
  public static var identity: AnyTransition { AnyTransition(insertion: [], removal: []) }

  /// Fades in and out. What views have that say nothing. Claim AN9.
  public static var opacity: AnyTransition { AnyTransition(.opacity) }

  /// Grows from next to nothing in its middle, and shrinks to that. Claim MO56.
  public static var scale: AnyTransition { .scale(scale: 1e-5) }

  /// Grows from a share of its size and shrinks to it, around a point of the view. Claim MO56.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }

  /// Comes from the leading edge and goes to the trailing one. Claim MO56.
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Comes from an edge of its own place and goes there, by the length of the view. Claim MO56.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// Comes from a distance and goes there, in points towards the trailing edge and down. Claim MO56.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// Comes from a distance and goes there, in points towards the trailing edge and down. Claim MO56.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .offset(CGSize(width: x, height: y)) }

  /// Fades in from an edge, and out to the opposite one. Claim MO56.
  public static func push(from edge: Edge) -> AnyTransition {
    .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// The view as a modifier shows it that is there only while the view is not: before it comes and after it has gone. Between
  /// the two it moves if it is animatable, or what it does. Claim MO57.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(evaluating: ModifierTransition(active: active, identity: identity))
  }
}

extension AnyTransition {
  /// Comes by one transition and goes by another. Claim MO57.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    let coming = insertion.bodies.filter(\.comes).map { $0.only(comes: true) }
    let going = removal.bodies.filter(\.goes).map { $0.only(comes: false) }
    return AnyTransition(insertion: insertion.insertion, removal: removal.removal, bodies: coming + going)
  }

  /// This transition and another one at the same time. Claim MO57.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion + other.insertion, removal: removal + other.removal, bodies: bodies + other.bodies)
  }

  /// This transition with an animation of its own, whatever that of the change is, and also if it has none. Nil leaves
  /// it to the change. Claim MO58.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      insertion: insertion.map { TransitionPart(kind: $0.kind, animation: animation) },
      removal: removal.map { TransitionPart(kind: $0.kind, animation: animation) },
      bodies: bodies.map { $0.animated(by: animation) })
  }
}

extension TransitionBody {
  fileprivate func only(comes: Bool) -> TransitionBody {
    var body = self
    (body.comes, body.goes) = (comes, !comes)
    return body
  }

  fileprivate func animated(by animation: Animation?) -> TransitionBody {
    var body = self
    body.animation = animation
    return body
  }
}

/// A modifier for the phases in which a view is not there, and one for that in which it is.
private struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
