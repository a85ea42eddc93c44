import Foundation

/// A view with an action for the changes of its geometry.
struct OnGeometryChangeView<Content: View, Value: Equatable>: UnaryLayoutView {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
  var place = GeometryPlace()

  var layout: ObservedLayout { ObservedLayout(place: place) }

  var invalidParameter: String? { nil }

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { OnGeometryChangeNode(view, at: site) }
}

extension View {
  /// Runs an action with a value made of the view's size or place, after the first layout and after each that changes the
  /// value. As SwiftUI documents it.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    OnGeometryChangeView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Runs an action with the old and the new value. The first time, both are the same.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    OnGeometryChangeView(content: self, transform: transform, action: action)
  }
}

/// The node of `.onGeometryChange`.
final class OnGeometryChangeNode<Content: View, Value: Equatable>:
  UnaryLayoutNode<OnGeometryChangeView<Content, Value>>, GeometryObserver
{
  private var value: Value?
  private var limit = RepetitionLimit(runs: UpdateScheduler.roundLimit)

  override func mount(_ phase: inout EvaluatePhase) {
    view.place.node = self
    graph.geometry.add(self)
    super.mount(&phase)
  }

  override func update(_ newView: OnGeometryChangeView<Content, Value>, _ phase: inout EvaluatePhase) {
    var newView = newView
    newView.place = view.place
    super.update(newView, &phase)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.geometry.remove(self)
  }

  private var currentValue: Value? {
    guard let size = view.place.frame?.size else { return nil }
    return RunningCall.suspended { view.transform(GeometryProxy(size: size, place: view.place)) }
  }

  var hasNewGeometry: Bool { !limit.isReached(in: graph.burst) && currentValue != value }

  func adoptGeometry() {
    guard let new = currentValue else { return }
    guard limit.allows(graph.burst) else { return reportCycle() }
    let old = value ?? new
    value = new
    graph.effects.changes.append { [self] in
      if isMounted { view.action(old, new) }
    }
  }

  private func reportCycle() {
    Diagnostics.report(
      .layoutCycle, at: self,
      "the action of onGeometryChange(for:of:action:) keeps changing the geometry that it follows; it is not run again")
  }
}
