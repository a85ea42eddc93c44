/// A view whose content sees another environment.
struct EnvironmentWriter<Content: View>: WrapperView {
  let content: Content
  /// Whether the layout direction may be among what is written.
  var setsDirection = false
  let transform: (inout EnvironmentValues) -> Void
  #if DEBUG
    /// The value that is written, if it is one.
    var written: Any?
  #endif

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { EnvironmentNode(view, at: site) }
}

extension View {
  /// Sets a value of the environment for this view and everything below it (EN2); the innermost wins (EN3).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentWriter(writing: value, to: self, setsDirection: mayBeDirection(Value.self)) {
      $0[keyPath: keyPath] = value
    }
  }

  /// Changes a value of the environment for this view and everything below it, starting from what is inherited (EN5).
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentWriter(content: self, setsDirection: mayBeDirection(Value.self)) { transform(&$0[keyPath: keyPath]) }
  }

  private func mayBeDirection(_ type: Any.Type) -> Bool {
    type == LayoutDirection.self || type == EnvironmentValues.self
  }
}

extension EnvironmentWriter {
  /// Writes one value.
  init<Value>(
    writing value: Value, to content: Content, setsDirection: Bool = false,
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) {
    #if DEBUG
      self.init(content: content, setsDirection: setsDirection, transform: transform, written: value)
    #else
      self.init(content: content, setsDirection: setsDirection, transform: transform)
    #endif
  }
}

/// The node of an environment modifier: owns the scope of everything below.
final class EnvironmentNode<Content: View>: WrapperNode<EnvironmentWriter<Content>> {
  private let contentScope: EnvironmentScope

  override init(_ view: EnvironmentWriter<Content>, at site: NodeSite) {
    contentScope = EnvironmentScope(parent: site.scope, transform: view.transform)
    super.init(view, at: site)
  }

  override func mount(_ phase: inout EvaluatePhase) { mountChild(at: site(scope: contentScope), &phase) }

  override func update(_ newView: EnvironmentWriter<Content>, _ phase: inout EvaluatePhase) {
    // Not asked for, which may run what was written before once more. What is laid out has asked.
    let direction = contentScope.knownDirection
    // Values are compared key by key, so an equal one reaches no reader (EN6).
    contentScope.setTransform(newView.transform)
    if contentScope.knownDirection != direction { layOutAnew(&phase) }
    super.update(newView, &phase)
  }

  /// The sizes are the same; the places are not.
  private func layOutAnew(_ phase: inout EvaluatePhase) {
    phase.layoutChanged(at: self)
    forEachIsland { phase.changes.layOut($0) }
  }

  override func collectItems(_ items: inout [any LayoutItem]) {
    guard view.setsDirection else { return super.collectItems(&items) }
    var contents: [any LayoutItem] = []
    child?.collectItems(&contents)
    let layout = DirectionLayout(border: DirectionBorder(outer: scope, inner: contentScope))
    items += contents.map { UnaryLayoutItem(layout: layout, content: $0, passes: $0.passes) }
  }
}
