import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A widget that draws what a function says: a colour, an image, a line.
package final class DrawingWidget: Widget, RoomWidget {
  private let core: DrawingCore

  /// Draws nothing yet. The role is what the widget is to assistive technologies.
  package init(role: GtkAccessibleRole) {
    core = DrawingCore()
    let widget = DrawingWidgetType.make(core)
    super.init(widget)
    self["accessible-role"] = Int(role.rawValue)
  }

  /// Draws something else from the next frame on. The function must not hold the widget.
  package func draw(_ content: @escaping @MainActor (Drawing) -> Void) {
    core.content = content
    gtk_widget_queue_draw(widgetObject)
  }

  package func setRoom(_ room: CGRect) {
    guard core.room != room else { return }
    core.room = room
    gtk_widget_queue_draw(widgetObject)
  }

  /// Sets the size in pixels that the widget has; one that is resizable takes any that it is offered.
  /// With a baseline, so far below its top, it stands on a line of text.
  package func setSize(_ size: CGSize, isResizable: Bool, baseline: CGFloat? = nil) {
    guard core.size != size || core.isResizable != isResizable || core.baseline != baseline else { return }
    (core.size, core.isResizable, core.baseline) = (size, isResizable, baseline)
    gtk_widget_set_hexpand(widgetObject, isResizable ? 1 : 0)
    gtk_widget_set_vexpand(widgetObject, isResizable ? 1 : 0)
    gtk_widget_queue_resize(widgetObject)
  }
}

/// What a drawing widget's GObject owns.
@MainActor
final class DrawingCore {
  var content: (@MainActor (Drawing) -> Void)?
  /// In the layout, from where the widget begins.
  var room: CGRect?
  var size = CGSize.zero
  var isResizable = false
  var baseline: CGFloat?

  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    let length = max(0, (orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height).rounded(.up).pixels)
    return (isResizable ? 0 : length, length)
  }

  /// -1 for none.
  func baseline(_ orientation: GtkOrientation) -> Int32 {
    orientation == GTK_ORIENTATION_VERTICAL ? baseline.map { $0.rounded().pixels } ?? -1 : -1
  }
}
