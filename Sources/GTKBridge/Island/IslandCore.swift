import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// What an island's GObject owns: it keeps the widgets of the leaves and has the engine lay them out.
///
/// It lives exactly as long as the GObject.
@MainActor
class IslandCore: LeafHolder {
  /// The GObject owns the core, so this is no reference.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Draws no more than what can be seen, in scroll content.
  var culling: Culling?
  /// The control that is called what the labels inside say; it holds this island.
  var namedControl: UnsafeMutablePointer<GtkWidget>?

  init(widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// The island that is shown; none after the tree has let go of it.
  var island: Island? { nil }

  /// GTK is about to measure.
  func willMeasure() {}

  /// The GObject is being disposed of: no child may be left.
  func dispose() {
    culling?.stop()
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  }

  // MARK: The port of the runtime

  func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) {
    guard let child = leaf.gtkWidget else { return }
    gtk_widget_insert_after(child, widget, previous?.gtkWidget)
  }

  func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) {
    gtk_widget_insert_after(leaf.gtkWidget, widget, previous?.gtkWidget)
  }

  func remove(_ leaf: any LeafNode) {
    guard let child = leaf.gtkWidget else { return }
    if gtk_widget_get_parent(child) == widget { gtk_widget_unparent(child) }
  }

  func layoutDidChange() {
    // GTK computes the expansion again when one of these flags has changed.
    let isSet = gtk_widget_get_hexpand_set(widget)
    gtk_widget_set_hexpand_set(widget, isSet == 0 ? 1 : 0)
    gtk_widget_set_hexpand_set(widget, isSet)
    gtk_widget_queue_resize(widget)
  }
}

extension LeafNode {
  /// The widget of a leaf that is one.
  var gtkWidget: UnsafeMutablePointer<GtkWidget>? { (element as? ScreenElement)?.widget.widgetPointer }
}
