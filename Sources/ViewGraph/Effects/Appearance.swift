/// A view with actions for its appearance and disappearance.
struct AppearanceView<Content: View>: WrapperView {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { AppearanceNode(view, at: site) }
}

extension View {
  /// Runs an action when the view first appears: after its first evaluation and, in a window, after its first layout
  /// and before it is first painted (LC17).
  ///
  /// Evaluating again does not run it again (LC16). It follows what the view shows: where that is nothing, as an empty
  /// `ForEach`, it runs when there is something, and several views, as those of a `Group`, appear once, with the first
  /// (ID27).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: action, onDisappear: nil)
  }

  /// Runs an action when the view has left the tree, or its host the window (LC19, LC20), or when nothing is left of what
  /// it showed (ID27).
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: nil, onDisappear: action)
  }
}

/// The node of `.onAppear` and `.onDisappear`.
final class AppearanceNode<Content: View>: ElementFollowerNode<AppearanceView<Content>> {
  private var hasAppeared = false

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    // After the child, so that inner views appear first (LC18).
    queueAppearance(phase.effects)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    takeDisappearance().map { phase.viewDisappears($0) }
  }

  override func setAppeared(_ isAppeared: Bool, _ effects: EffectQueue) {
    if isAppeared { queueAppearance(effects) } else { takeDisappearance().map { effects.viewDisappears($0) } }
  }

  override func elementsMayHaveCome(_ effects: EffectQueue) {
    if !hasAppeared { queueAppearance(effects) }
  }

  /// What goes by a transition is there until it has gone (AN12).
  override func elementsDidGo(_ phase: inout EvaluatePhase) {
    let departures = graph.departures(below: self)
    for departure in departures { departure.viewDisappears { [self] in disappearIfEmpty() } }
    if departures.isEmpty { takeDisappearance().map { phase.viewDisappears($0) } }
  }

  private func disappearIfEmpty() {
    if isMounted, !hasAnyElements, graph.departures(below: self).isEmpty { takeDisappearance()?() }
  }

  private func queueAppearance(_ effects: EffectQueue) {
    effects.appearances.append { [self] in
      guard isMounted, !hasAppeared, !isAway, hasAnyElements else { return }
      hasAppeared = true
      view.onAppear?()
    }
  }

  private func takeDisappearance() -> Effect? {
    guard hasAppeared else { return nil }
    hasAppeared = false
    let action = view.onDisappear
    return { action?() }
  }
}
