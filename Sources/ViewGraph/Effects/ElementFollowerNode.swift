/// Where views came or went in this round below a node that follows whether there are any.
final class ElementFollowers: FrameFeature {
  static let turn = FrameTurn.result

  private var waiting: [any ElementFollower] = []

  func add(_ follower: any ElementFollower) { waiting.append(follower) }

  /// Lets them see whether there is still anything below them, or again, the innermost first.
  func evaluationDidEnd(_ phase: inout EvaluatePhase) {
    guard !waiting.isEmpty else { return }
    for follower in exchange(&waiting, with: []).sorted(by: { $0.depth > $1.depth }) where follower.isMounted {
      follower.followElements(&phase)
    }
  }
}

/// The node of a modifier whose actions belong to what its content shows: an element is whatever has a place of its own in
/// the layout, such as a text, a stack or a spacer, and not what only stands around others.
///
/// Content that is one element never tells of a change and is never looked at again, so that it costs nothing.
class ElementFollowerNode<Modified: WrapperView>: WrapperNode<Modified>, ElementFollower, AppearanceFollowing {
  private var isDue = false
  final var wasScrolledAway = false
  final weak var seen: ViewNode?

  override func layoutItemsDidChange() {
    followLater()
    super.layoutItemsDidChange()
  }

  override init(_ view: Modified, at site: NodeSite) {
    super.init(view, at: site)
    announce(.elementFollowers)
  }

  func followLater() {
    guard !isDue else { return }
    isDue = true
    graph.feature(ElementFollowers.self).add(self)
  }

  func followElements(_ phase: inout EvaluatePhase) {
    isDue = false
    if !hasAnyElements { elementsDidGo(&phase) } else if !isAway { elementsMayHaveCome(phase.effects) }
  }

  func setAppeared(_ isAppeared: Bool, _ effects: EffectQueue) {}

  /// There are elements, as there may have been before.
  func elementsMayHaveCome(_ effects: EffectQueue) {}

  /// There are none, as there may have been none before.
  func elementsDidGo(_ phase: inout EvaluatePhase) {}
}
