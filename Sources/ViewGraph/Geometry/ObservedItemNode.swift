import Foundation

/// The node of a modifier of one view that follows the view's geometry.
class ObservedItemNode<Modifier: ItemModifier>: ItemLayoutNode<Modifier>, GeometryObserver {
  private let place = GeometryPlace()
  final var limit = RepetitionLimit(runs: UpdateScheduler.roundLimit)

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

  /// What code of the program makes of the geometry; nil before the first layout.
  final func value<Value>(_ make: (GeometryProxy) -> Value) -> Value? {
    guard let size = place.frame?.size else { return nil }
    let proxy = GeometryProxy(size: size, place: place)
    guard let island else { return RunningCall.suspended { make(proxy) } }
    return island.noteReads { make(proxy) }
  }

  var hasNewGeometry: Bool { false }

  func adoptGeometry() {}
}
