/// A view with an action for the changes of a preference below it.
struct PreferenceChangeView<Content: View, Key: PreferenceKey>: WrapperView where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    PreferenceChangeNode<Content, Key>(view, at: site)
  }
}

extension View {
  /// Runs an action with what is written below this view for a key: once at first, then for each other value, at the end
  /// of the update that brings it. Content that shows nothing may write as well.
  ///
  /// The action may write state. Claims LC5 to LC7.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceChangeView<Self, Key>(content: self, action: action)
  }
}

/// The node of `.onPreferenceChange`.
final class PreferenceChangeNode<Content: View, Key: PreferenceKey>: WrapperNode<PreferenceChangeView<Content, Key>>,
  PreferenceReader
where Key.Value: Equatable {
  private var lastValue: Key.Value?
  private var limit = RepetitionLimit()

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    graph.preferences.add(self)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.preferences.remove(self)
  }

  func readPreference(_ phase: inout EvaluatePhase) {
    let value = ValueCollector<Key>.value(below: self)
    guard value != lastValue else { return }
    lastValue = value
    let burst = graph.bursts.current
    phase.effects.valueChanges { [self] in
      guard isMounted else { return }
      if limit.allows(burst) { view.action(value) } else { reportCycle() }
    }
  }

  private func reportCycle() {
    Diagnostics.report(
      .updateCycle, at: self,
      "the action of onPreferenceChange(_:) keeps changing \(Key.self), which it observes; it is not run again")
  }
}
