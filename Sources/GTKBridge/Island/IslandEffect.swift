import Foundation
import GTKSupport
import ViewGraph

/// What is done to the widget of an island around a view, and so to all in it as one: opacity, gestures.
@MainActor
package protocol IslandEffect: ItemModifier {
  /// What is kept between updates.
  associatedtype Coordinator = Void
  /// Whether the view keeps its room and is not there otherwise.
  static var isHidden: Bool { get }
  /// What cuts the view; nil unless said otherwise.
  func clip(in environment: EnvironmentValues) -> (any IslandForm)?
  /// Where the view is hit in place of what is painted; nil unless said otherwise.
  func hitForm(in environment: EnvironmentValues) -> (any IslandForm)?
  /// How the view is turned and scaled; nil unless said otherwise.
  func transform(in environment: EnvironmentValues) -> EffectTransform?
  func makeCoordinator() -> Coordinator
  /// Brings the widget around the view up to date.
  func update(_ widget: Widget, _ coordinator: Coordinator, environment: EnvironmentValues)
  /// The widget is about to go.
  static func dismantle(_ coordinator: Coordinator)
}

extension IslandEffect where Coordinator == Void {
  package func makeCoordinator() {}
}

extension IslandEffect {
  package static var isHidden: Bool { false }

  package func clip(in environment: EnvironmentValues) -> (any IslandForm)? { nil }

  package func hitForm(in environment: EnvironmentValues) -> (any IslandForm)? { nil }

  package func transform(in environment: EnvironmentValues) -> EffectTransform? { nil }

  package func update(_ widget: Widget, _ coordinator: Coordinator, environment: EnvironmentValues) {}

  /// What is inside of an island ends before the island.
  package static var isInFront: Bool { true }

  package static func dismantle(_ coordinator: Coordinator) {}

  package static func makeNode(
    _ modifier: Self, around item: ViewNode, at site: NodeSite
  ) -> any Node<Self> & ItemModifying {
    ItemIslandNode<EffectBehavior<Self>>(modifier, around: item, at: site)
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
    widget.isHidden = Effect.isHidden
    return widget
  }

  static func update(_ view: Effect, _ element: IslandWidget, _ place: LeafPlace<Effect.Coordinator>) {
    view.update(element.widget, place.coordinator, environment: place.environment)
    element.take(view.transform(in: place.environment))
    element.take(clip: view.clip(in: place.environment), hitForm: view.hitForm(in: place.environment))
  }

  static func dismantle(_ element: IslandWidget, _ coordinator: Effect.Coordinator) { Effect.dismantle(coordinator) }
}
