import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What is around the view of a row, in lists and forms: a background behind it, and in edit mode what deletes and moves it.
///
/// The island stands alone in the row until there is something of that, and from then on in a box for as long as it is there.
@MainActor
final class RowSurface {
  private let content: IslandWidget
  /// Puts what is outermost into the row in place of what was.
  private let place: (Widget) -> Void
  private var frame: (overlay: Widget, box: Widget)?
  private var background: GtkHostingController<AnyView>?
  private var remove: RowRemoveButton?
  private var handle: Widget?

  init(around content: IslandWidget, place: @escaping (Widget) -> Void) {
    self.content = content
    self.place = place
    place(content.widget)
  }

  private var island: Widget { content.widget }

  /// What has the room between the edges of the row and its view, where the row itself has none.
  var padded: Widget? { background == nil ? nil : frame?.box }

  /// Whether the view of the row is a button and nothing else, as a link is: the row is dragged by it.
  var isOneControl: Bool { FormRowControl(in: island.widgetObject)?.isWholeRow == true }

  /// Puts the view further in, beside what is around it. The background still fills the row.
  func indent(_ length: CGFloat) { gtk_widget_set_margin_start(island.widgetObject, length.pixels) }

  /// Where the view of the row is in a widget around it.
  func origin(in row: Widget) -> CGPoint { island.widgetObject.point(.zero, in: row.widgetObject) ?? .zero }

  // MARK: The background

  /// Shows a view behind that of the row, as large as the row. It takes no clicks. Claim LS50.
  func show(background view: AnyView?, from node: ViewNode?) {
    guard let view, let node else { return removeBackground() }
    if let background { return background.rootView = view }
    let (made, frame) = (GtkHostingController(rootView: view), makeFrame())
    made.open(from: node)
    background = made
    let widget = made.widget.widgetObject
    gtk_widget_set_can_target(widget, 0)
    gtk_overlay_add_overlay(frame.overlay.object.cast(), widget)
    // It is painted first.
    gtk_widget_insert_before(widget, frame.overlay.widgetObject, frame.box.widgetObject)
  }

  private func removeBackground() {
    guard let widget = exchange(&background, with: nil)?.widget.widgetObject, let frame else { return }
    gtk_overlay_remove_overlay(frame.overlay.object.cast(), widget)
  }

  // MARK: Edit mode

  /// Shows a button that deletes the row, and a handle, or takes them away. Claim LS42.
  func show(remove action: (() -> Void)?, hasHandle: Bool) {
    showRemove(action)
    guard hasHandle != (handle != nil) else { return }
    if let shown = exchange(&handle, with: nil), let frame {
      return gtk_box_remove(frame.box.object.cast(), shown.widgetObject)
    }
    let made = Widget(gtk_image_new_from_icon_name("list-drag-handle-symbolic"))
    gtk_widget_add_css_class(made.widgetObject, "graft-handle")
    gtk_box_append(makeFrame().box.object.cast(), made.widgetObject)
    handle = made
  }

  private func showRemove(_ action: (() -> Void)?) {
    guard let action else {
      guard let shown = exchange(&remove, with: nil), let frame else { return }
      return gtk_box_remove(frame.box.object.cast(), shown.widget.widgetObject)
    }
    if let remove { return remove.action = action }
    let made = RowRemoveButton(for: content, action)
    gtk_box_prepend(makeFrame().box.object.cast(), made.widget.widgetObject)
    remove = made
  }

  // MARK: The box

  private func makeFrame() -> (overlay: Widget, box: Widget) {
    if let frame { return frame }
    let (overlay, box) = (Widget(gtk_overlay_new()), Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)))
    frame = (overlay, box)
    gtk_widget_set_overflow(overlay.widgetObject, GTK_OVERFLOW_HIDDEN)
    // What lies over it is as high as it would be at its least width.
    gtk_overlay_set_child(overlay.object.cast(), box.widgetObject)
    gtk_widget_set_hexpand(overlay.widgetObject, 1)
    island.keepingFocus {
      place(overlay)
      gtk_widget_set_hexpand(island.widgetObject, 1)
      gtk_box_append(box.object.cast(), island.widgetObject)
    }
    return (overlay, box)
  }

  /// Lets go of the island, which another row widget may hold next.
  func end() {
    removeBackground()
    guard let frame = exchange(&frame, with: nil) else { return }
    gtk_box_remove(frame.box.object.cast(), island.widgetObject)
    gtk_widget_set_hexpand(island.widgetObject, 0)
  }
}

extension Widget {
  /// Puts the widget elsewhere, and gives the focus back that something in it had.
  func keepingFocus(_ move: () -> Void) {
    let held = focusInside.map { Widget($0) }
    move()
    guard let held else { return }
    if held.widgetObject.isA(gtk_text_get_type()) {
      gtk_text_grab_focus_without_selecting(held.object.cast())
    } else {
      gtk_widget_grab_focus(held.widgetObject)
    }
  }
}
