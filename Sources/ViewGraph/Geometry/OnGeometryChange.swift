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
final class OnGeometryChangeNode<Value: Equatable>: ObservedItemNode<OnGeometryChange<Value>> {
  private var known: Value?

  private var current: Value? { value(view.transform) }

  override var hasNewGeometry: Bool { !limit.isReached(in: graph.bursts.outer) && current != known }

  override func adoptGeometry() {
    guard let new = current else { return }
    guard limit.allows(graph.bursts.outer) else { return reportCycle() }
    let old = known ?? new
    known = new
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
