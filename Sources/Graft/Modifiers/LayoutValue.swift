import ViewGraph

extension View {
  /// Gives the layout around the view a value, which it reads from the view's proxy by the key. As SwiftUI documents it.
  ///
  /// Modifiers around the view keep the value; a container around it has none of it.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    PlacedView(content: self, layout: LayoutValueLayout(key: key, value: value))
  }
}
