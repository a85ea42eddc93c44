import Foundation

/// What is done to the element around each of several views, as the geometry of the view says: with no evaluation of a body.
package struct GeometryTreatment<Value: Equatable>: ItemModifier {
  fileprivate let value: (GeometryProxy) -> Value
  fileprivate let animation: (Value) -> Animation?
  fileprivate let apply: (Value, any LeafElement) -> Void

  /// Applies a value to the element of the nearest modifier inside, which has one; `animation` is that by which the value is
  /// reached from another, also in an update without one. In an animated update it is reached by that of the update.
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
    // An animated update has a layout, after which all are asked: what moves by that must not be looked for before.
    let isMoving = graph.mayMove && transaction.mayMove && graph.host?.animates == true
    if !isMoving { graph.host?.geometryDidChange() }
  }

  private var current: Value? { value(view.value) }

  override var hasNewGeometry: Bool { !limit.isReached(in: graph.bursts.outer) && current != applied }

  override func adoptGeometry() {
    guard let new = current, let element else { return }
    guard limit.allows(graph.bursts.outer) else { return reportCycle() }
    let old = exchange(&applied, with: new)
    view.apply(old.map { shown(of: new, after: $0) } ?? new, element)
  }

  /// What is shown of a newer value.
  private func shown(of new: Value, after old: Value) -> Value {
    let transaction = transaction(reaching: new)
    guard transaction.mayMove || isOnItsWay else { return new }
    defer { graph.motion.tellBeginning(in: graph) }
    return graph.moved(to: new, from: old, keptBy: self, of: self, in: transaction) { [weak self] in self?.show($0) }
  }

  private func transaction(reaching new: Value) -> Transaction {
    guard let animation = view.animation(new) else { return graph.layoutTransaction(of: self) }
    var transaction = Transaction()
    transaction.animation = animation
    return transaction
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
