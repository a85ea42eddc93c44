/// What the user does with a scroll view, told by the toolkit to those who follow it.
///
/// Each modifier that follows has its own, and hands on what it is told to the one around.
@MainActor
package final class ScrollGestures {
  package private(set) var phase = ScrollPhase.idle
  weak var follower: (any ScrollGestureFollower)?
  /// Of the modifier around.
  var outer: ScrollGestures?

  /// Nothing is told yet.
  nonisolated init() {}

  /// Says what moves the content from now on, with the velocity where the user has let go of it.
  package func enter(_ newPhase: ScrollPhase, velocity: CGVector? = nil) {
    outer?.enter(newPhase, velocity: velocity)
    guard newPhase != phase else { return }
    let old = exchange(&phase, with: newPhase)
    follower?.phaseDidChange(from: old, to: newPhase, velocity: velocity)
  }

  /// The nearest one who says where scrolling ends.
  private var decider: (any ScrollEndDecider)? { follower as? any ScrollEndDecider ?? outer?.decider }

  /// Whether somebody says where scrolling ends.
  package var isDecided: Bool { decider != nil }

  /// The user takes hold of the content.
  package func begin() {
    decider?.gestureDidBegin()
    enter(.interacting)
  }

  /// The user lets go of it. Tells whether somebody scrolls it to where it ends; if not, the toolkit does.
  package func end(velocity: CGVector) -> Bool { decider?.gestureDidEnd(velocity: velocity) ?? false }

  /// The user turns the wheel by a notch or presses a key for a page, towards the end or the start. Tells whether somebody
  /// scrolls for that.
  package func turn(_ axis: Axis, by step: ScrollStep, forward: Bool) -> Bool {
    decider?.turn(axis, by: step, forward: forward) ?? false
  }

  /// Nothing more comes from the user; what moves on its own may still do so.
  package func rest() {
    if decider?.isDeciding != true { enter(.idle) }
  }
}

/// What is scrolled at once.
package enum ScrollStep { case notch, page }

/// A modifier that follows what the user does with a scroll view.
@MainActor
protocol ScrollGestureFollower: AnyObject {
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?)
}

/// One that says where scrolling ends.
@MainActor
protocol ScrollEndDecider: ScrollGestureFollower {
  /// Whether it is on its way there.
  var isDeciding: Bool { get }
  func gestureDidBegin()
  func gestureDidEnd(velocity: CGVector) -> Bool
  func turn(_ axis: Axis, by step: ScrollStep, forward: Bool) -> Bool
}

private struct ScrollGesturesKey: EnvironmentKey {
  static var defaultValue: ScrollGestures? { nil }
}

extension EnvironmentValues {
  /// Those who follow what the user does with the next scroll views here; nil where nobody does.
  package var scrollGestures: ScrollGestures? {
    get { self[ScrollGesturesKey.self] }
    set { self[ScrollGesturesKey.self] = newValue }
  }
}

/// The node of a modifier that follows what the user does with the first scroll view inside of it.
class ScrollGestureNode<Wrapper: WrapperView>: ScrollFollowerNode<Wrapper>, ScrollGestureFollower {
  let gestures = ScrollGestures()

  override func mount(_ phase: inout EvaluatePhase) {
    gestures.outer = scope.values.scrollGestures
    gestures.follower = self
    super.mount(&phase)
  }

  override var scopeInside: EnvironmentScope? {
    EnvironmentScope(parent: scope) { [gestures] in $0.scrollGestures = gestures }
  }

  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?) {}
}
