import Foundation

/// How a view comes when its identity begins, and how it goes when it ends, if the change is animated. Claim AN9.
///
/// What comes has its place and takes input at once; what goes has no place any more and takes none (AN12). Only what is
/// drawn of them moves. A length or scale that is no number moves nothing.
public struct AnyTransition {
  /// The effects when the view comes.
  let insertion: [TransitionPart]
  /// The effects when it goes.
  let removal: [TransitionPart]

  private init(insertion: [TransitionPart], removal: [TransitionPart]) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ kind: TransitionPart.Kind) {
    let parts = [TransitionPart(kind: kind)]
    self.init(insertion: parts, removal: parts)
  }
}

extension AnyTransition {
  /// The view is there, and is not: nothing moves. Claim ID15.
  public static var identity: AnyTransition { AnyTransition(insertion: [], removal: []) }

  /// Fades in and out. What views have that say nothing. Claim AN9.
  public static var opacity: AnyTransition { AnyTransition(.opacity) }

  /// Grows from nothing in its middle, and shrinks to nothing. As SwiftUI documents it.
  public static var scale: AnyTransition { .scale(scale: 0) }

  /// Grows from a share of its size and shrinks to it, around a point of the view. As SwiftUI documents it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }

  /// Comes from the leading edge and goes to the trailing one. As SwiftUI documents it.
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Comes from an edge of its own place and goes there, by the length of the view. As SwiftUI documents it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// Comes from a distance and goes there, in points towards the trailing edge and down. As SwiftUI documents it.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// Comes from a distance and goes there, in points towards the trailing edge and down. As SwiftUI documents it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .offset(CGSize(width: x, height: y)) }

  /// Fades in from an edge, and out to the opposite one. As SwiftUI documents it.
  public static func push(from edge: Edge) -> AnyTransition {
    .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// Comes by one transition and goes by another. As SwiftUI documents it.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// This transition and another one at the same time. As SwiftUI documents it.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion + other.insertion, removal: removal + other.removal)
  }

  /// This transition with an animation of its own, whatever that of the change is, and also if it has none. Nil leaves
  /// it to the change. As SwiftUI documents it.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      insertion: insertion.map { TransitionPart(kind: $0.kind, animation: animation) },
      removal: removal.map { TransitionPart(kind: $0.kind, animation: animation) })
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
