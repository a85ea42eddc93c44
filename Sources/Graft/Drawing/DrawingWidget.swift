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
    core.widget = widget
    super.init(widget)
    self["accessible-role"] = Int(role.rawValue)
  }

  /// Draws something else from the next frame on. The function must not hold the widget.
  package func draw(_ content: @escaping @MainActor (Drawing) -> Void) {
    core.content = content
    gtk_widget_queue_draw(widgetObject)
  }

  /// What is drawn now, on its way to something else; nil where that cannot be seen.
  func changing(by transition: ContentTransition) -> ContentChange? { core.changing(by: transition) }

  /// What is drawn from now on is reached by a change, or is there at once.
  func go(by change: ContentChange?, at node: ViewNode) {
    core.change = change
    guard let change else { return }
    change.begin(at: node) { [weak self, weak change] in
      guard let self else { return }
      if core.change === change, change?.isRunning == false { core.change = nil }
      gtk_widget_queue_draw(widgetObject)
    }
    if !change.isRunning { core.change = nil }
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
  /// The GObject owns the core, so this is no reference.
  var widget: UnsafeMutablePointer<GtkWidget>?
  /// How it becomes what it draws; nil where it draws that.
  var change: ContentChange?
  /// In the layout, from where the widget begins.
  var room: CGRect?
  var size = CGSize.zero
  var isResizable = false
  var baseline: CGFloat?

  func draw(_ snapshot: OpaquePointer) {
    guard let widget else { return }
    let bounds = Drawing.bounds(of: widget, in: room)
    let draw = { [content] (snapshot: OpaquePointer) in
      _ = content?(Drawing(snapshot: snapshot, widget: widget, bounds: bounds))
    }
    if let change { change.draw(snapshot, in: bounds, draw) } else { draw(snapshot) }
  }

  /// What is drawn now, before it is something else.
  func changing(by transition: ContentTransition) -> ContentChange? {
    guard let widget, gtk_widget_get_mapped(widget) != 0 else { return nil }
    let depth = (change?.depth ?? 0) + 1
    if depth > ContentChange.mostChanges { change = nil }
    return ContentChange(
      transition, from: RenderNode(draw), depth: depth > ContentChange.mostChanges ? 1 : depth)
  }

  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    let length = max(0, (orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height).rounded(.up).pixels)
    return (isResizable ? 0 : length, length)
  }

  /// -1 for none.
  func baseline(_ orientation: GtkOrientation) -> Int32 {
    orientation == GTK_ORIENTATION_VERTICAL ? baseline.map { $0.rounded().pixels } ?? -1 : -1
  }
}
