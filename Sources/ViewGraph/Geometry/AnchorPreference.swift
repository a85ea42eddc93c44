/// A view that writes a preference which depends on where it is.
struct AnchorPreferenceView<Content: View, Key: PreferenceKey, Value>: WrapperView {
  let content: Content
  let source: Anchor<Value>.Source
  /// What is written, from the place and from what is written below.
  let value: (_ anchor: Anchor<Value>, _ inner: () -> Key.Value) -> Key.Value

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    AnchorPreferenceNode<Content, Key, Value>(view, at: site)
  }
}

extension View {
  /// Writes a preference that is made of a place in this view, in place of what is written below it. As SwiftUI documents it.
  ///
  /// Who reads the preference asks a `GeometryProxy` for the place: `proxy[anchor]`. The preference stays the same when the view
  /// moves, and what has asked is evaluated again.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    AnchorPreferenceView<Self, Key, Value>(content: self, source: value) { anchor, _ in transform(anchor) }
  }

  /// Changes the preference that is written below this view with a place in the view, starting from the default if nobody wrote.
  /// As SwiftUI documents it.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    AnchorPreferenceView<Self, Key, Value>(content: self, source: value) { anchor, inner in
      var value = inner()
      transform(&value, anchor)
      return value
    }
  }
}

/// The node of `.anchorPreference`.
final class AnchorPreferenceNode<Content: View, Key: PreferenceKey, Value>:
  WrapperNode<AnchorPreferenceView<Content, Key, Value>>, PreferenceWriting
{
  private let place = AnchorPlace()

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    announcePreferences()
  }

  /// The closure may have captured other values.
  override func update(_ newView: AnchorPreferenceView<Content, Key, Value>, _ phase: inout EvaluatePhase) {
    graph.preferences.invalidate()
    super.update(newView, &phase)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.preferences.invalidate()
  }

  func collectPreferences(_ collector: PreferenceCollector) {
    guard let collector = collector as? ValueCollector<Key> else { return collectPreferencesBelow(collector) }
    let anchor = Anchor<Value>(place: place, source: view.source)
    collector.add { view.value(anchor) { ValueCollector<Key>.value(below: self) } }
  }

  override func collectItems(_ items: inout [any LayoutItem]) {
    var own: [any LayoutItem] = []
    super.collectItems(&own)
    items += place.noting(own, of: itemNodes)
  }
}
