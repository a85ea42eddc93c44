import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// The widget around the view of a form's row. A click in it that no control takes is one on its only control (CT31, CT32).
@MainActor
final class FormRowWidget {
  let row: ListRowNode
  let widget: Widget
  private let island: UnsafeMutablePointer<GtkWidget>
  private let surface: RowSurface

  /// Nothing where the row has no widget to show.
  init?(_ row: ListRowNode) {
    guard let island = row.show() as? IslandWidget else { return nil }
    self.row = row
    self.island = island.widget.widgetObject
    widget = Widget.box(cssName: "row", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM, GTK_ORIENTATION_HORIZONTAL)
    // A box that is asked for its height asks what is in it for a width too, for which a section measures all its rows.
    gtk_widget_set_layout_manager(widget.widgetObject, gtk_bin_layout_new())
    surface = RowSurface(around: island) { [widget] content in
      gtk_widget_get_first_child(widget.widgetObject).map { gtk_box_remove(widget.object.cast(), $0) }
      gtk_box_append(widget.object.cast(), content.widgetObject)
    }
    followClicks()
  }

  /// The row's view has ended; its island may not be in two places.
  func end() {
    surface.end()
    gtk_widget_get_first_child(widget.widgetObject).map { gtk_box_remove(widget.object.cast(), $0) }
  }

  /// Shows what is said of the row. A section has none of that.
  func show(_ look: RowLook) {
    guard !isSection else { return }
    surface.show(background: look.background, from: row.content)
    look.show(on: widget, padded: surface.padded)
  }

  /// Whether the view is a section, with rows of its own. All widgets down to the first that is no island are looked at.
  var isSection: Bool {
    var inside: UnsafeMutablePointer<GtkWidget>? = island
    while let island = inside, Widget(island).isIsland { inside = gtk_widget_get_first_child(island) }
    guard let inside else { return false }
    return gtk_widget_has_css_class(inside, FormSection<EmptyView, EmptyView, EmptyView>.styleClass) != 0
  }

  func showPlace(isRow: Bool, isFirst: Bool, isLast: Bool, isTop: Bool) {
    for (name, isShown) in [
      ("graft-row", isRow), ("graft-first", isRow && isFirst), ("graft-last", isRow && isLast),
      ("graft-gap", isFirst && !isTop),
    ] { widget.showClass(name, isShown) }
    if isRow { UpdateScheduler.shared.afterUpdates { [weak self] in self?.showControl() } }
  }

  /// Shows that a click anywhere in the row does something, and a button alone as the row.
  private func showControl() {
    let control = FormRowControl(in: island)
    widget.showClass("activatable", control != nil)
    widget.showClass("graft-button-row", control?.isWholeRow == true)
  }

  private func followClicks() {
    guard let click = gtk_gesture_click_new(), let motion = gtk_event_controller_motion_new() else { return }
    Signals.connect(click, "released") { [weak self] arguments in
      self?.userDidClick(at: (arguments[1, as: Double.self], arguments[2, as: Double.self]))
    }
    // What is in the row may be something else by now.
    Signals.connect(motion, "enter") { [weak self] in self?.showControl() }
    gtk_widget_add_controller(widget.widgetObject, click)
    gtk_widget_add_controller(widget.widgetObject, motion)
  }

  /// A click on the control itself is the control's own.
  private func userDidClick(at point: (x: Double, y: Double)) {
    guard let control = FormRowControl(in: island) else { return }
    if Widget(control.widget).isLeft(aClickAt: point, in: widget) { control.activate() }
  }
}

extension Widget {
  /// Whether a click that was released at a point is one on the row around the widget, and the widget does not take it itself.
  func isLeft(aClickAt point: (x: Double, y: Double), in row: Widget) -> Bool {
    guard gtk_widget_contains(row.widgetObject, point.x, point.y) != 0 else { return false }
    guard let picked = gtk_widget_pick(row.widgetObject, point.x, point.y, GTK_PICK_DEFAULT) else { return true }
    return picked != widgetObject && gtk_widget_is_ancestor(picked, widgetObject) == 0
  }

  fileprivate var isIsland: Bool { typeName.hasPrefix("GraftIsland") }
}
