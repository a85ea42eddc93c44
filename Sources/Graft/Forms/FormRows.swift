import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Views as the rows of a form, each in a widget of its own; sections among them are no rows but lie between boxes. Claim CT29.
package struct FormRows<Content: View>: GtkWidgetRepresentable {
  let content: Content

  /// The rows of a block.
  package init(content: Content) { self.content = content }

  var embedded: some View { content.environment(\.formPlace, .row) }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.widgetNode(of: view) { ListNode<FormRowsBehavior<Content>>(view, at: site) }
  }

  /// What themes and assistive technologies know as a list.
  package func makeGtkWidget(context: Context) -> Widget {
    let list = Widget.box(cssName: "list", role: GTK_ACCESSIBLE_ROLE_LIST, GTK_ORIENTATION_VERTICAL)
    gtk_widget_add_css_class(list.widgetObject, "graft-form")
    gtk_widget_set_hexpand(list.widgetObject, 1)
    return list
  }

  /// Shows whether the boxes are painted. Claim CT22.
  package func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget.showClass("graft-clear", context.environment.scrollContentBackground == .hidden)
  }
}

/// How the rows of a form are made; the rest is as with any representable.
enum FormRowsBehavior<Content: View>: ListBehavior {
  private typealias Base = WidgetBehavior<FormRows<Content>>

  static var keepsAllRows: Bool { true }

  static func embedded(_ view: FormRows<Content>) -> some View { view.embedded }

  static func makeCoordinator(_ view: FormRows<Content>) { Base.makeCoordinator(view) }

  static func make(_ view: FormRows<Content>, _ place: LeafPlace<Void>) -> EmbeddingElement<FormRowWidgets> {
    let element = Base.make(view, place, EmbeddingElement<FormRowWidgets>.init)
    guard let rows = place.node.embeddedRows else { fatalError("a form has no place for its rows") }
    element.inside = FormRowWidgets(rows, in: element.widget)
    return element
  }

  static func update(
    _ view: FormRows<Content>, _ element: EmbeddingElement<FormRowWidgets>, _ place: LeafPlace<Void>
  ) {
    Base.update(view, element, place)
    if !element.isGone { element.inside?.show(in: place.environment) }
  }

  static func dismantle(_ element: EmbeddingElement<FormRowWidgets>, _ coordinator: Void) {
    element.inside?.end()
    Base.dismantle(element, coordinator)
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: FormRows<Content>, _ element: EmbeddingElement<FormRowWidgets>,
    _ place: LeafPlace<Void>
  ) -> OwnSize { Base.sizeThatFits(proposal, view, element, place) }
}

extension Widget {
  /// Gives the widget a style class, or takes it away.
  func showClass(_ name: String, _ isShown: Bool) {
    (isShown ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(widgetObject, name)
  }
}
