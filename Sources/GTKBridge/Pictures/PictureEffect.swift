import ViewGraph

/// How an effect is done in a picture where there is no display: what it does to widgets has nothing to be done to.
enum PictureEffectBehavior<Effect: IslandEffect>: LeafBehavior {
  static func makeCoordinator(_ view: Effect) -> Effect.Coordinator? {
    Effect.isPictured ? view.makeCoordinator() : nil
  }

  static func make(_ view: Effect, _ place: LeafPlace<Effect.Coordinator?>) -> PictureIsland {
    guard
      let island = place.node.embeddedIsland,
      let element = place.node.graph.makeElement(for: island) as? PictureIsland
    else { fatalError("the host made no part of a picture for an island") }
    element.traits = Effect.traits
    return element
  }

  static func update(_ view: Effect, _ element: PictureIsland, _ place: LeafPlace<Effect.Coordinator?>) {
    element.take(view.treatment(in: place.environment, at: place.node))
    if let coordinator = place.coordinator { view.didUpdate(element, at: place.node, coordinator) }
    view.reportInvalidParameter(at: place.node)
  }

  static func dismantle(_ element: PictureIsland, _ coordinator: Effect.Coordinator?) {
    if let coordinator { Effect.dismantle(coordinator) }
  }
}
