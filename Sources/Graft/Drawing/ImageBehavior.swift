import Foundation
import GTKBridge
import ViewGraph

/// How an image is a leaf without a widget.
enum ImageBehavior: LeafBehavior {
  static var isUpdatedWhileLeaving: Bool { true }

  static var isReset: Bool { true }

  static func makeCoordinator(_ view: ImageContent) -> ImageCore { ImageCore() }

  static func make(_ view: ImageContent, _ place: LeafPlace<ImageCore>) -> DrawnElement {
    DrawnElement(hasPresence: !place.node.graph.isPicture)
  }

  static func update(_ view: ImageContent, _ element: DrawnElement, _ place: LeafPlace<ImageCore>) {
    let (core, environment) = (place.coordinator, place.environment)
    let source = view.source.shown(in: environment)
    let change = core.change(to: source, of: view, shownBy: element, place)
    core.load(source, at: place.node)
    element.setLabel(view.name.map { environment.text.isPrivate ? "" : $0.string(in: environment.locale) })
    let redraw = { [weak element] () -> Void in element?.drawAnew() }
    let paint = environment.foregroundPaint
    core.take(paint, at: place, redraw)
    core.effects.show(view.source.isSymbol ? environment.symbolEffects : [], at: place.node, redraw)
    if let change { core.go(by: change, at: place.node, redraw) }
    element.show(ShownImage(view, of: core, with: paint, in: environment))
  }

  static func reset(_ element: DrawnElement, _ core: ImageCore) { core.forget() }

  static func dismantle(_ element: DrawnElement, _ core: ImageCore) { core.effects.end() }
}
