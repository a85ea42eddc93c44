import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A section of a form: a heading, the rows, and a footer. Claims CT29 and CT36.
struct FormSection<Header: View, Content: View, Footer: View>: EmbeddingRepresentable {
  let header: Header
  /// None while the section is closed.
  let content: Content?
  let footer: Footer
  /// What the section is called.
  let name: String?

  /// The style class by which the rows around find a section among them.
  static var styleClass: String { "graft-section" }

  var embedded: some View {
    VStack(alignment: .leading, spacing: 8) {
      header
      if let content { FormRows(content: content) }
      footer
    }
    .environment(\.formPlace, .none)
  }

  var isAsLargeAsContent: Bool { true }

  func makeGtkWidget(context: Context) -> Widget {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    box["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_GROUP.rawValue)
    gtk_widget_add_css_class(box.widgetObject, Self.styleClass)
    gtk_widget_set_hexpand(box.widgetObject, 1)
    return box
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_widget_set_hexpand(inside.widgetObject, 1)
    gtk_box_append(gtkWidget.object.cast(), inside.widgetObject)
  }
}
