import CGTK
import GTKBridge
import GTKSupport

/// The only control in the row of a form. Claims CT31 and CT32.
@MainActor
struct FormRowControl {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let row: UnsafeMutablePointer<GtkWidget>

  /// The style class of a button like which the row does not look, and a click beside which is none.
  static let keptLook = "graft-kept-look"

  /// Nothing where there are none, or several, or a button with a look that the program has said.
  init?(in row: UnsafeMutablePointer<GtkWidget>) {
    var controls: [UnsafeMutablePointer<GtkWidget>] = []
    FormRowControl.collect(below: row, into: &controls)
    guard controls.count == 1, gtk_widget_is_sensitive(controls[0]) != 0,
      gtk_widget_has_css_class(controls[0], FormRowControl.keptLook) == 0
    else { return nil }
    widget = controls[0]
    self.row = row
  }

  private static func collect(
    below widget: UnsafeMutablePointer<GtkWidget>, into controls: inout [UnsafeMutablePointer<GtkWidget>]
  ) {
    for child in widget.children {
      guard gtk_widget_get_child_visible(child) != 0, gtk_widget_get_visible(child) != 0 else { continue }
      // A list follows the clicks on its own rows.
      if child.isA(gtk_list_box_get_type()) { continue }
      if isControl(child) { controls.append(child) } else { collect(below: child, into: &controls) }
    }
  }

  /// Whether a widget in a row does something with a click.
  static func isControl(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_get_focusable(widget) != 0
      || [gtk_editable_get_type(), gtk_drop_down_get_type(), gtk_menu_button_get_type()].contains { widget.isA($0) }
  }

  /// Whether it is a button with nothing beside it.
  var isWholeRow: Bool {
    guard widget.isA(gtk_button_get_type()), !widget.isA(gtk_toggle_button_get_type()) else { return false }
    return sequence(first: widget) { gtk_widget_get_parent($0) }.prefix { $0 != row }.allSatisfy {
      gtk_widget_get_next_sibling($0) == nil && gtk_widget_get_prev_sibling($0) == nil
    }
  }

  /// Does what a click on the control would.
  func activate() {
    if widget.isA(gtk_editable_get_type()) || gtk_widget_get_focusable(widget) != 0 && !isActivated {
      return focus()
    }
    if widget.isA(gtk_menu_button_get_type()) { return gtk_menu_button_popup(widget.cast()) }
    // GTK's own way of activating a button waits until it has shown it pressed.
    if let button { return button == widget ? Widget(button).emitClick() : Widget(button).emit("clicked") }
    gtk_widget_activate(widget)
  }

  /// The control if it is a button, or the one in a drop-down.
  private var button: UnsafeMutablePointer<GtkWidget>? {
    let inside = widget.isA(gtk_drop_down_get_type()) ? gtk_widget_get_first_child(widget) : widget
    return inside.flatMap { $0.isA(gtk_button_get_type()) ? $0 : nil }
  }

  private var isActivated: Bool {
    [
      gtk_button_get_type(), gtk_check_button_get_type(), gtk_switch_get_type(), gtk_drop_down_get_type(),
      gtk_menu_button_get_type(),
    ].contains { widget.isA($0) }
  }

  /// A field that is edited keeps its selection.
  private func focus() {
    guard !Widget(widget).containsFocus else { return }
    if widget.isA(gtk_entry_get_type()) {
      gtk_entry_grab_focus_without_selecting(widget.cast())
    } else {
      gtk_widget_grab_focus(widget)
    }
  }
}
