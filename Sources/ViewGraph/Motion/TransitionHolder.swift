/// An element of the toolkit that draws views which come or go by a transition.
@MainActor
package protocol TransitionHolder: LeafHolder {
  /// Views come or go: until the end, their leaves' elements are drawn as the transition says. Those that go stay where
  /// they are, and take no input.
  func begin(_ transition: RunningTransition)
  /// Views that come have got more leaves, whose elements are drawn as the transition says from now on.
  func join(_ leaves: [any LeafNode], in transition: RunningTransition)
  /// The effect of a transition is another.
  func advance(_ transition: RunningTransition)
  /// The elements are drawn, and used, as they were.
  func end(_ transition: RunningTransition)
}
