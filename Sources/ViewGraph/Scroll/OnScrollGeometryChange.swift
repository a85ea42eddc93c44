/// A view with an action for the changes of how a scroll view is scrolled.
struct OnScrollGeometryChange<Content: View, Value: Equatable>: WrapperView {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { OnScrollGeometryChangeNode(view, at: site) }
}

extension View {
  /// Runs an action when a value is another one that is made of how the first scroll view or list in this view is scrolled, after the
  /// first layout with the same value twice. The transform runs at most once a frame in which the geometry is another, and
  /// evaluates no body. What is not built yet counts as GTK estimates it in a list. Claims SC27 and SC28.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    OnScrollGeometryChange(content: self, transform: transform, action: action)
  }
}

/// The node of `.onScrollGeometryChange`.
final class OnScrollGeometryChangeNode<Content: View, Value: Equatable>: ScrollFollowerNode<
  OnScrollGeometryChange<Content, Value>
>
{
  private var limit = RepetitionLimit(runs: UpdateScheduler.roundLimit)
  private var geometry: ScrollGeometry?
  private var known: Value?

  override var hasNewGeometry: Bool { !limit.isReached(in: graph.bursts.outer) && scrollGeometry != geometry }

  override func adoptGeometry() {
    guard let new = scrollGeometry else { return }
    guard limit.allows(graph.bursts.outer) else { return reportCycle() }
    geometry = new
    let value = RunningCall.suspended { view.transform(new) }
    guard let old = exchange(&known, with: value) else { return tell(value, value) }
    if old != value { tell(old, value) }
  }

  private func tell(_ old: Value, _ new: Value) {
    graph.effects.geometryChanges { [self] in
      if isMounted { view.action(old, new) }
    }
  }

  private func reportCycle() {
    Diagnostics.report(
      .layoutCycle, at: self,
      "the action of onScrollGeometryChange(for:of:action:) keeps changing the geometry that it follows; it is not run again"
    )
  }
}
