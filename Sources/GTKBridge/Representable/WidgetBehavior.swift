import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// How a widget representable is made, updated and dismantled.
package enum WidgetBehavior<Representable: GtkWidgetRepresentable>: LeafBehavior {
  package typealias Element = MadeElement<Representable.GtkWidgetType>

  package static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { view.makeCoordinator() }

  package static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> Element {
    make(view, place, Element.init)
  }

  package static func make<Made: WidgetElement>(
    _ view: Representable, _ place: LeafPlace<Representable.Coordinator>,
    _ makeElement: (Widget, Representable.GtkWidgetType, HandlerGroup?, ViewNode) -> Made
  ) -> Made {
    WidgetElement.requireValue(Representable.self)
    let handlers = HandlerGroup.takeSpare()
    let made = handlers.collect {
      view.makeGtkWidget(context: Representable.Context(place, handlers: handlers))
    }
    let widget = WidgetElement.placeable(made.makeWidgetReference(), at: place.node)
    handlers.belongs(to: widget.widgetObject)
    return makeElement(widget, made, HandlerGroup.keep(consume handlers), place.node)
  }

  package static func update(_ view: Representable, _ element: Element, _ place: LeafPlace<Representable.Coordinator>) {
    element.push { handlers in
      view.updateGtkWidget(element.made, context: Representable.Context(place, handlers: handlers))
    }
    element.sizing = view.gtkWidgetSizing
  }

  package static func dismantle(_ element: Element, _ coordinator: Representable.Coordinator) {
    Representable.dismantleGtkWidget(element.made, coordinator: coordinator)
    element.disconnect()
  }

  package static var isUpdatedWhileLeaving: Bool { Representable.self is any MovingWhileLeaving.Type }

  package static var isReusable: Bool { Representable.self is any ReusableWidgetView.Type }

  package static var isReset: Bool { Representable.gtkWidgetReuse == .reset }

  package static func reset(_ element: Element, _ coordinator: Representable.Coordinator) {
    element.push { _ in Representable.resetGtkWidget(element.made, coordinator: coordinator) }
  }

  package static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Representable, _ element: Element,
    _ place: LeafPlace<Representable.Coordinator>
  ) -> OwnSize {
    let context = Representable.Context(place, handlers: element.handlers)
    return DefaultSize.answer(proposal, at: place.node) {
      view.sizeThatFits(proposal, gtkWidget: element.made, context: context)
    }
  }
}

/// A widget whose content goes on moving after the view has gone, for as long as a transition shows it. No code of a program
/// runs for that (RP18).
package protocol MovingWhileLeaving {}

/// A widget that may go on as that of another view of its type: all that it shows is what update says.
package protocol ReusableWidgetView {}

extension WidgetElement {
  /// Runs an update: new connections join the representable's, and those that tell of edits do not run (the echo guard). A
  /// widget that other code has destroyed gets none: most of GTK's stop the program, or warn, where such a one is used.
  func push(_ update: (HandlerGroup) -> Void) {
    guard !isGone else { return }
    let group = handlers ?? HandlerGroup.takeSpare()
    group.collectAndPush(into: widget.widgetObject, update)
    if handlers == nil { handlers = HandlerGroup.keep(consume group) }
  }

  /// Stops if a representable is a class, which could change behind the runtime's back: no comparison would see it (RP22).
  static func requireValue(_ representable: Any.Type) {
    guard representable is AnyObject.Type else { return }
    Fault.found("\(representable) is a class; a representable must be a struct or an enum")
  }

  /// A widget that make has returned, if it can be shown here; stops otherwise. A widget has one place: one that hangs
  /// elsewhere already cannot be here too, and a window can be in nothing.
  static func placeable(_ widget: Widget, at node: ViewNode) -> Widget {
    isPlaceable(widget, at: node) ? widget : Widget(gtk_label_new("\(node.viewType)"))
  }

  /// Whether a widget can be put into an island; stops if not.
  static func isPlaceable(_ widget: Widget, at node: ViewNode) -> Bool {
    IslandCore.endRemoval(of: widget.widgetObject)
    guard !TwinPlaces.isMaking, let reason = reasonAgainst(widget.widgetObject) else { return true }
    return Fault.found("\(node.viewType) at \(node.path) returned a \(widget.typeName) \(reason)", goingOnWith: false)
  }

  private static func reasonAgainst(_ widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    if gtk_widget_get_parent(widget) != nil { return "that already has a parent" }
    guard widget.isA(gtk_root_get_type()) else { return nil }
    return "which is a window of its own: return what shall be shown in this place, and present windows elsewhere"
  }
}
