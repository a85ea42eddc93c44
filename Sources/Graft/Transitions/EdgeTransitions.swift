import Foundation
import ViewGraph

/// Comes from an edge of its own place and goes there, by the length of the view. As SwiftUI documents it. Claim MO56.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// A transition that moves the view over an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The view, beyond the edge where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MovedOverEdge(edge: edge, share: phase.isIdentity ? 0 : 1))
  }

  public var _erased: AnyTransition { .move(edge: edge) }
}

/// Comes from the leading edge and goes to the trailing one. As SwiftUI documents it. Claim MO56.
public struct SlideTransition: Transition {
  /// A transition that moves the view along.
  public init() {}

  /// The view, beyond the one edge before it comes and beyond the other after it has gone.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MovedOverEdge(edge: .trailing, share: phase.value))
  }

  public var _erased: AnyTransition { .slide }
}

/// Fades in from an edge, and out to the opposite one. As SwiftUI documents it. Claim MO56.
public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// A transition that moves the view away from an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The view, beyond the one edge before it comes and beyond the other after it has gone.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MovedOverEdge(edge: edge, share: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }

  public var _erased: AnyTransition { .push(from: edge) }
}

extension Transition where Self == MoveTransition {
  /// Comes from an edge of its own place and goes there.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Fades in from an edge, and out to the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

/// That a view is painted beyond an edge of its place, by a share of its own length.
private struct MovedOverEdge: ViewModifier {
  let edge: Edge
  let share: Double
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let isMirrored = direction == .rightToLeft
    let way = CGSize(
      width: edge == .leading ? -share : edge == .trailing ? share : 0,
      height: edge == .top ? -share : edge == .bottom ? share : 0)
    content.modifier(MovedByItsSize(shares: CGSize(width: isMirrored ? -way.width : way.width, height: way.height)))
  }
}

/// That a view is painted elsewhere by shares of its own size, to the right and down.
private struct MovedByItsSize: GeometryEffect {
  var shares: CGSize

  var animatableData: CGSize.AnimatableData {
    get { shares.animatableData }
    set { shares.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: size.width * shares.width, y: size.height * shares.height))
  }
}
