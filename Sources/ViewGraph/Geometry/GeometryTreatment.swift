import Foundation

/// What is done to the element around each of several views, as the geometry of the view says: with no evaluation of a body.
package struct GeometryTreatment<Value: Equatable>: ItemModifier {
  fileprivate let value: (GeometryProxy) -> Value
  fileprivate let animation: (Value) -> Animation?
  fileprivate let apply: (Value, any LeafElement) -> Void

  /// Applies a value to the element of the nearest modifier inside, which has one; `animation` is that by which the value is
  /// reached from another.
  package init(
    _ value: @escaping (GeometryProxy) -> Value, animation: @escaping (Value) -> Animation?,
    apply: @escaping (Value, any LeafElement) -> Void
  ) { (self.value, self.animation, self.apply) = (value, animation, apply) }

  package static func makeNode(
    _ modifier: Self, around item: ViewNode, at site: NodeSite
  ) -> any Node<Self> & ItemModifying { GeometryTreatmentNode(modifier, around: item, at: site) }
}

/// The node of what follows the geometry of a view.
private final class GeometryTreatmentNode<Value: Equatable>: ObservedItemNode<GeometryTreatment<Value>> {
  private var applied: Value?

  /// The closure may have captured other values.
  override func update(_ newView: GeometryTreatment<Value>, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    graph.host?.geometryDidChange()
  }

  private var current: Value? { value(view.value) }

  override var hasNewGeometry: Bool { !limit.isReached(in: graph.bursts.outer) && current != applied }

  override func adoptGeometry() {
    guard let new = current, let element else { return }
    guard limit.allows(graph.bursts.outer) else { return reportCycle() }
    let old = exchange(&applied, with: new)
    let animation = old.flatMap { _ in view.animation(new) }
    let shown = moved(to: new, from: old ?? new, by: animation, keptBy: self) { [weak self] in self?.show($0) }
    view.apply(shown, element)
    if animation != nil { graph.host?.motionDidBegin() }
  }

  private func show(_ value: Value) {
    if let element { view.apply(value, element) }
  }

  private var element: (any LeafElement)? { (item as? any LeafNode)?.element }

  private func reportCycle() {
    Diagnostics.report(
      .layoutCycle, at: self,
      "an effect that is made of the geometry of a view keeps changing that geometry; it stays as it is")
  }
}
