import ViewGraph

/// Two transitions at the same time. Claim MO57.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  var _erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

/// Comes by one transition and goes by another. As SwiftUI documents it. Claim MO57.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// That by which the view comes.
  public var insertion: Insertion
  /// That by which it goes.
  public var removal: Removal

  /// A transition of two sides.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

  /// The view, as each of the two shows it in its own phase and in that in which the view is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }

  /// It moves where one of the two does.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public var _erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

/// A transition with an animation of its own. Claim MO58.
struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation, value: phase)
  }

  static var properties: TransitionProperties { Base.properties }

  var _erased: AnyTransition { AnyTransition(base).animation(animation) }
}

extension Transition {
  /// This transition and another one at the same time. As SwiftUI documents it. Claim MO57.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition with an animation of its own, whatever that of the change is, and also if it has none. Nil leaves it to
  /// the change. As SwiftUI documents it. Claim MO58.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
