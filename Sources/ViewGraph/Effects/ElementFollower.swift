/// A node that follows whether there is any element below it.
@MainActor
protocol ElementFollower: ViewNode {
  /// Looks once more, after the evaluation of a round in which views came or went below.
  func followElements(_ phase: inout EvaluatePhase)
}

/// The node of a modifier whose actions belong to what its content shows: an element is whatever has a place of its own in
/// the layout, such as a text, a stack or a spacer, and not what only stands around others.
///
/// Content that is one element never tells of a change and is never looked at again, so that it costs nothing.
class ElementFollowerNode<Modified: View>: ValueNode<Modified>, ElementFollower {
  private var isDue = false
  /// Whether the host has left its window, or the row around is asleep.
  private(set) var isAway = false

  override func layoutItemsDidChange() {
    followLater()
    super.layoutItemsDidChange()
  }

  override func elementsDidChange() {
    followLater()
    super.elementsDidChange()
  }

  private func followLater() {
    guard !isDue else { return }
    isDue = true
    graph.elementFollowers.append(self)
  }

  func followElements(_ phase: inout EvaluatePhase) {
    isDue = false
    if !hasElements { elementsDidGo(&phase) } else if !isAway { elementsMayHaveCome(phase.effects) }
  }

  override func setAppeared(_ isAppeared: Bool, _ effects: EffectQueue) {
    super.setAppeared(isAppeared, effects)
    isAway = !isAppeared
  }

  /// There are elements, as there may have been before.
  func elementsMayHaveCome(_ effects: EffectQueue) {}

  /// There are none, as there may have been none before.
  func elementsDidGo(_ phase: inout EvaluatePhase) {}
}
