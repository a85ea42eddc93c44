/// A view with a layer that is made of what is written below the view.
package struct PreferenceValueView<Content: View, Key: PreferenceKey, Layer: View, Combined: View>: View {
  package typealias Value = Key.Value

  let content: Content
  let layer: (Value) -> Layer
  let combine: (PreferenceSource<Content>, PreferenceLayer<Value, Layer>) -> Combined

  /// Makes a layer from the value of a key, and combines the view with it.
  package init(
    _ key: Key.Type, content: Content, layer: @escaping (Value) -> Layer,
    combine: @escaping (PreferenceSource<Content>, PreferenceLayer<Value, Layer>) -> Combined
  ) {
    self.content = content
    self.layer = layer
    self.combine = combine
  }

  /// The runtime's requirement.
  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { PreferenceValueNode(view, at: site) }
}

/// The layer: a component of its own, so that what its closure reads re-evaluates it alone.
package struct PreferenceLayer<Value, Content: View>: View {
  let value: Value
  let content: (Value) -> Content

  package var body: Content { content(value) }
}

/// The view below which the value is read; the layer beside it does not take part.
package struct PreferenceSource<Content: View>: WrapperView {
  package let content: Content
  let place: PreferencePlace

  /// The runtime's requirement.
  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { PreferenceSourceNode(view, at: site) }
}

/// Where in the tree the value is read.
@MainActor
final class PreferencePlace {
  weak var node: ViewNode?
}

/// The node of the view below which a value is read.
final class PreferenceSourceNode<Content: View>: WrapperNode<PreferenceSource<Content>> {
  override func mount(_ phase: inout EvaluatePhase) {
    view.place.node = self
    super.mount(&phase)
  }
}

/// The node of a view with a layer: makes the layer anew when the value below the view has changed, in the same round.
final class PreferenceValueNode<Content: View, Key: PreferenceKey, Layer: View, Combined: View>:
  ValueNode<PreferenceValueView<Content, Key, Layer, Combined>>, PreferenceReader
{
  private let place = PreferencePlace()
  private var value = Key.defaultValue
  private var child: Node<Combined>?

  private var combined: Combined {
    view.combine(
      PreferenceSource(content: view.content, place: place), PreferenceLayer(value: value, content: view.layer))
  }

  override func mount(_ phase: inout EvaluatePhase) {
    let node = Combined._makeNode(combined, at: site())
    child = node
    node.mount(&phase)
    graph.preferences.add(self)
  }

  override func update(
    _ newView: PreferenceValueView<Content, Key, Layer, Combined>, _ phase: inout EvaluatePhase
  ) {
    view = newView
    child?.update(combined, &phase)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.preferences.remove(self)
  }

  func readPreference(_ phase: inout EvaluatePhase) {
    guard let source = place.node else { return }
    let newValue = ValueCollector<Key>.value(below: source)
    guard !ValueComparison.of(Key.Value.self)(value, newValue) else { return }
    value = newValue
    child?.update(combined, &phase)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}
