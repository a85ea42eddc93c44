/// A view that writes a preference.
struct PreferenceWriter<Content: View, Key: PreferenceKey>: WrapperView {
  let content: Content
  let value: Key.Value

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { PreferenceNode<Content, Key>(view, at: site) }
}

/// A view that changes the preference of what is below it.
struct PreferenceTransform<Content: View, Key: PreferenceKey>: WrapperView {
  let content: Content
  let transform: (inout Key.Value) -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    PreferenceTransformNode<Content, Key>(view, at: site)
  }
}

extension View {
  /// Writes a preference for the views around this one, in place of what is written below it. Claim LC3.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    PreferenceWriter<Self, Key>(content: self, value: value)
  }

  /// Changes the preference that is written below this view, starting from the default if nobody did. Claim LC3.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceTransform<Self, Key>(content: self, transform: callback)
  }
}

/// The node of `.preference`.
final class PreferenceNode<Content: View, Key: PreferenceKey>: WrapperNode<PreferenceWriter<Content, Key>>,
  PreferenceWriting
{
  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    announcePreferences()
  }

  override func update(_ newView: PreferenceWriter<Content, Key>, _ phase: inout EvaluatePhase) {
    if !ValueComparison.of(Key.Value.self)(view.value, newView.value) { graph.preferences.invalidate() }
    super.update(newView, &phase)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.preferences.invalidate()
  }

  func collectPreferences(_ collector: PreferenceCollector) {
    guard let collector = collector as? ValueCollector<Key> else { return collectPreferencesBelow(collector) }
    collector.add { view.value }
  }
}

/// The node of `.transformPreference`.
final class PreferenceTransformNode<Content: View, Key: PreferenceKey>: WrapperNode<PreferenceTransform<Content, Key>>,
  PreferenceWriting
{
  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    announcePreferences()
  }

  /// The closure may have captured other values.
  override func update(_ newView: PreferenceTransform<Content, Key>, _ phase: inout EvaluatePhase) {
    graph.preferences.invalidate()
    super.update(newView, &phase)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.preferences.invalidate()
  }

  func collectPreferences(_ collector: PreferenceCollector) {
    guard let collector = collector as? ValueCollector<Key> else { return collectPreferencesBelow(collector) }
    var value = ValueCollector<Key>.value(below: self)
    view.transform(&value)
    collector.add { value }
  }
}
