/// A view with an action for which targets of a scroll view can be seen.
struct OnScrollTargetVisibilityChange<Content: View>: WrapperView {
  let content: Content
  let targets: ScrollTargets
  let threshold: Double
  let isAskedFor: (AnyHashable) -> Bool
  let action: ([AnyHashable]) -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    OnScrollTargetVisibilityChangeNode(view, at: site)
  }
}

extension View {
  /// Runs an action when others of the targets of the first scroll view in this view can be seen, with the ids of all that are, in
  /// order: those of which a share is seen, from 0 to 1. Targets are the views in its `scrollTargetLayout()` whose ids are of a
  /// type. Lists tell nothing. As SwiftUI documents it. Claim SC30.
  ///
  /// Cost is in the number of targets that are built, in each frame in which something is scrolled.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping (_ ids: [ID]) -> Void
  ) -> some View {
    TargetVisibilityFollowing(content: self, threshold: threshold, isAskedFor: { $0.base is ID }) {
      action($0.compactMap { $0.base as? ID })
    }
  }
}

/// Keeps where the targets are.
private struct TargetVisibilityFollowing<Content: View>: View {
  let content: Content
  let threshold: Double
  let isAskedFor: (AnyHashable) -> Bool
  let action: ([AnyHashable]) -> Void
  @State private var own = ScrollTargets()
  @Environment(\.targetsOfNextScroll) private var outer

  var body: some View {
    let targets = outer ?? own
    OnScrollTargetVisibilityChange(
      content: content.environment(\.targetsOfNextScroll, targets), targets: targets, threshold: threshold,
      isAskedFor: isAskedFor, action: action)
  }
}

/// The node of `.onScrollTargetVisibilityChange`.
final class OnScrollTargetVisibilityChangeNode<Content: View>: ScrollFollowerNode<
  OnScrollTargetVisibilityChange<Content>
>
{
  private var limit = RepetitionLimit(runs: UpdateScheduler.roundLimit)
  private var known: [AnyHashable] = []

  override func mount(_ phase: inout EvaluatePhase) {
    graph.feature(PlaceNotices.self).haveTargets = true
    super.mount(&phase)
  }

  private var seen: [AnyHashable]? {
    guard let element = scrollElement as? any ScrollElement & LeafHolder else { return nil }
    let axis: Axis = scrollView?.embeddedIsland?.idealAxes == .horizontal ? .horizontal : .vertical
    return view.targets.ids(seenBy: view.threshold, along: axis, in: element, where: view.isAskedFor)
  }

  override var hasNewGeometry: Bool { !limit.isReached(in: graph.bursts.outer) && seen.map { $0 != known } ?? false }

  override func adoptGeometry() {
    guard let seen, limit.allows(graph.bursts.outer) else { return }
    known = seen
    graph.effects.geometryChanges { [self] in
      if isMounted { view.action(seen) }
    }
  }
}
