import ViewGraph

extension View {
  /// Puts views in front of this one that are made of a preference written below it. As SwiftUI documents it.
  ///
  /// A change of the preference makes them anew in the same cycle. What they write themselves is read around this view
  /// only. Of several views each has its own in front of it, made of what they all have written.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    PreferenceValueView(key, content: self, layer: transform) { view, layer in
      view.overlay(alignment: alignment) { layer }
    }
  }

  /// Puts views behind this one that are made of a preference written below it. As SwiftUI documents it.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    PreferenceValueView(key, content: self, layer: transform) { view, layer in
      view.background(alignment: alignment) { layer }
    }
  }
}
