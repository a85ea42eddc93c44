import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// A widget that is still shown although its view has gone: it stays where it is, and takes no input.
@MainActor
struct LeavingWidget {
  let leaf: any LeafNode
  private let child: Widget
  private let parent: UnsafeMutablePointer<GtkWidget>
  private let couldTarget: gboolean
  private let couldFocus: gboolean

  init(_ child: Widget, of leaf: any LeafNode, in parent: UnsafeMutablePointer<GtkWidget>) {
    self.leaf = leaf
    self.child = child
    self.parent = parent
    let widget = child.widgetObject
    couldTarget = gtk_widget_get_can_target(widget)
    couldFocus = gtk_widget_get_can_focus(widget)
    // The keys go elsewhere.
    child.loseFocus()
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_can_focus(widget, 0)
  }

  /// Gives it its latest place once more. GTK wants to be asked first, and to give no less than it says.
  func allocate() {
    let widget = child.widgetObject
    guard gtk_widget_get_parent(widget) == parent else { return }
    if (leaf.islandItem as? IslandWidget)?.placeAgain() == true { return }
    var frame = GtkAllocation()
    gtk_widget_get_allocation(widget, &frame)
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    width = max(width, frame.width)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
    var origin = graphene_point_t(x: Float(frame.x), y: Float(frame.y))
    gtk_widget_allocate(widget, width, max(height, frame.height), -1, gsk_transform_translate(nil, &origin))
  }

  /// Its author may go on using it.
  func restore() {
    gtk_widget_set_can_target(child.widgetObject, couldTarget)
    gtk_widget_set_can_focus(child.widgetObject, couldFocus)
  }
}
