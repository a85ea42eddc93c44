import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A box around controls that is something of its own to assistive technologies, such as the list of some tabs.
struct RoleBox<Content: View>: EmbeddingRepresentable {
  let role: GtkAccessibleRole
  let content: Content

  var embedded: Content { content }

  var isAsLargeAsContent: Bool { true }

  func makeGtkWidget(context: Context) -> Widget {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    box["accessible-role"] = Int(role.rawValue)
    return box
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_box_append(gtkWidget.object.cast(), inside.widgetObject)
    gtk_widget_set_hexpand(inside.widgetObject, 1)
    // What is around the box is not to grow for it.
    gtk_widget_set_hexpand_set(gtkWidget.widgetObject, 1)
  }
}
