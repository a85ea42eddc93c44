import Foundation
import GTKSupport
import ViewGraph

/// What is done to the widget of an island around a view, and so to all in it as one: opacity, gestures.
@MainActor
package protocol IslandEffect: ItemModifier {
  /// What is kept between updates.
  associatedtype Coordinator = Void
  /// What is special about the island; nothing unless said otherwise.
  static var traits: IslandTraits { get }
  /// What is done to what is painted and hit of the view; nothing unless said otherwise.
  func treatment(in environment: EnvironmentValues) -> IslandTreatment
  /// The same, where it depends on the view: that of a node.
  func treatment(in environment: EnvironmentValues, at node: ViewNode) -> IslandTreatment
  /// What is wrong with the parameters, if anything; they count as not given (FX37).
  var invalidParameter: String? { get }
  func makeCoordinator() -> Coordinator
  /// Brings the widget around the view up to date.
  func update(_ widget: Widget, _ coordinator: Coordinator, environment: EnvironmentValues)
  /// The island is up to date, around the view of a node.
  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: Coordinator)
  /// Whether the coordinator is made in a picture without a display, too. False unless said otherwise.
  static var isPictured: Bool { get }
  /// The island is up to date in such a picture, around the view of a node.
  func didUpdate(_ island: PictureIsland, at node: ViewNode, _ coordinator: Coordinator)
  /// The widget is about to go.
  static func dismantle(_ coordinator: Coordinator)
}

extension IslandEffect where Coordinator == Void {
  package func makeCoordinator() {}
}

extension IslandEffect {
  package static var traits: IslandTraits { [] }

  package func treatment(in environment: EnvironmentValues) -> IslandTreatment { IslandTreatment() }

  package func treatment(in environment: EnvironmentValues, at node: ViewNode) -> IslandTreatment {
    treatment(in: environment)
  }

  package var invalidParameter: String? { nil }

  package func update(_ widget: Widget, _ coordinator: Coordinator, environment: EnvironmentValues) {}

  package func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: Coordinator) {}

  package static var isPictured: Bool { false }

  package func didUpdate(_ island: PictureIsland, at node: ViewNode, _ coordinator: Coordinator) {}

  /// What is inside of an island ends before the island.
  package static var isInFront: Bool { true }

  package static func dismantle(_ coordinator: Coordinator) {}

  package static func makeNode(
    _ modifier: Self, around item: ViewNode, at site: NodeSite
  ) -> any Node<Self> & ItemModifying {
    if site.graph.isPicture { return ItemIslandNode<PictureEffectBehavior<Self>>(modifier, around: item, at: site) }
    return ItemIslandNode<EffectBehavior<Self>>(modifier, around: item, at: site)
  }
}

extension IslandEffect {
  func reportInvalidParameter(at node: ViewNode) {
    guard let invalid = invalidParameter else { return }
    Diagnostics.report(.invalidEffect, at: node, place: invalid, "\(invalid); it counts as not given")
  }
}

/// How the widget of an effect is made: it is the island's.
enum EffectBehavior<Effect: IslandEffect>: LeafBehavior {
  static func makeCoordinator(_ view: Effect) -> Effect.Coordinator { view.makeCoordinator() }

  static func make(_ view: Effect, _ place: LeafPlace<Effect.Coordinator>) -> IslandWidget {
    guard
      let island = place.node.embeddedIsland,
      let widget = place.node.graph.makeElement(for: island) as? IslandWidget
    else { fatalError("the host made no widget for an island") }
    widget.traits = Effect.traits
    return widget
  }

  static func update(_ view: Effect, _ element: IslandWidget, _ place: LeafPlace<Effect.Coordinator>) {
    view.update(element.widget, place.coordinator, environment: place.environment)
    var treatment = view.treatment(in: place.environment, at: place.node)
    treatment.filter = treatment.filter.map { shown($0, in: element, place.node) }
    element.take(treatment)
    view.didUpdate(element, at: place.node, place.coordinator)
    view.reportInvalidParameter(at: place.node)
  }

  /// What is shown of a newer filter: one on the way to it, if it is animatable and the change is animated.
  private static func shown<Filter: IslandFilter>(
    _ filter: Filter, in element: IslandWidget, _ node: ViewNode
  ) -> any IslandFilter {
    guard let old = element.filter as? Filter else { return filter }
    return node.moved(to: filter, from: old, keptBy: element) { [weak element] moved in
      // Something else may be shown by now.
      if let element, element.filter is Filter { element.take(filter: moved) }
    }
  }

  static var isUpdatedWhileLeaving: Bool { true }

  static var isReachedByModifiers: Bool { !Effect.traits.isDisjoint(with: [.takesFocus, .isElement]) }

  static func dismantle(_ element: IslandWidget, _ coordinator: Effect.Coordinator) { Effect.dismantle(coordinator) }
}
