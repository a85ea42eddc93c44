import Foundation

/// An action for the changes of a view's geometry.
struct OnGeometryChange<Value: Equatable>: ItemModifier {
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  static func makeNode(
    _ modifier: Self, around item: ViewNode, at site: NodeSite
  ) -> any Node<Self> & ItemModifying { OnGeometryChangeNode(modifier, around: item, at: site) }
}

extension View {
  /// Runs an action with a value made of the view's size or place, after the first layout and after each that changes the
  /// value. As SwiftUI documents it.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs an action with the old and the new value. The first time, both are the same.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ModifiedItems(content: self, modifier: OnGeometryChange(transform: transform, action: action))
  }
}

/// The node of `.onGeometryChange`.
final class OnGeometryChangeNode<Value: Equatable>: ItemLayoutNode<OnGeometryChange<Value>>, GeometryObserver {
  private let place = GeometryPlace()
  private var value: Value?
  private var limit = RepetitionLimit(runs: UpdateScheduler.roundLimit)

  override func mount(_ phase: inout EvaluatePhase) {
    place.node = self
    graph.geometry.add(self)
  }

  override func modified(_ content: any LayoutItem) -> any LayoutItem {
    surround(content) { ObservedLayout(place: place) }
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.geometry.remove(self)
  }

  private var currentValue: Value? {
    guard let size = place.frame?.size else { return nil }
    let proxy = GeometryProxy(size: size, place: place)
    guard let island else { return RunningCall.suspended { view.transform(proxy) } }
    return island.noteReads { view.transform(proxy) }
  }

  var hasNewGeometry: Bool { !limit.isReached(in: graph.bursts.outer) && currentValue != value }

  func adoptGeometry() {
    guard let new = currentValue else { return }
    guard limit.allows(graph.bursts.outer) else { return reportCycle() }
    let old = value ?? new
    value = new
    graph.effects.geometryChanges { [self] in
      if isMounted { view.action(old, new) }
    }
  }

  private func reportCycle() {
    Diagnostics.report(
      .layoutCycle, at: self,
      "the action of onGeometryChange(for:of:action:) keeps changing the geometry that it follows; it is not run again")
  }
}
