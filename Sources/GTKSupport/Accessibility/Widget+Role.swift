import CGTK

extension Widget {
  /// Says what the widget is in place of what it is by itself, which it is again for nil (AX6). Main thread only.
  ///
  /// GTK fixes the role of a widget that is in a window: to take another, the widget leaves its place for a moment, and keeps the
  /// focus.
  package func sayRole(_ role: GtkAccessibleRole?) {
    guard role != nil || ownRole != nil else { return }
    let own = roleOfItsOwn
    ownRole = own
    let wanted = role ?? own
    if wanted != currentRole { outsideOfWindow { self["accessible-role"] = Int(wanted.rawValue) } }
  }

  /// The role that the widget has where the program says none; what it says stays when this is another.
  package var roleOfItsOwn: GtkAccessibleRole {
    get { ownRole ?? currentRole }
    set {
      let said = currentRole == roleOfItsOwn ? nil : currentRole
      ownRole = newValue
      sayRole(said)
    }
  }

  /// Whether assistive technologies take the widget for a text, which names what it is in.
  package var isSpokenText: Bool { [GTK_ACCESSIBLE_ROLE_LABEL, GTK_ACCESSIBLE_ROLE_HEADING].contains(currentRole) }

  private var currentRole: GtkAccessibleRole { gtk_accessible_get_accessible_role(accessible) }

  /// The role that the widget had before the program said another.
  private var ownRole: GtkAccessibleRole? {
    get { g_object_get_data(object.cast(), Self.roleKey).map { GtkAccessibleRole(UInt32(Int(bitPattern: $0) - 1)) } }
    set {
      let number = newValue.map { Int($0.rawValue) + 1 } ?? 0
      g_object_set_data(object.cast(), Self.roleKey, UnsafeMutableRawPointer(bitPattern: number))
    }
  }

  private static let roleKey = "graft-own-role"

  private func outsideOfWindow(_ change: () -> Void) {
    guard let root = gtk_widget_get_root(widgetObject) else { return change() }
    guard let parent = gtk_widget_get_parent(widgetObject) else { return }
    let (former, focus) = (gtk_widget_get_prev_sibling(widgetObject), focusInside)
    gtk_widget_unparent(widgetObject)
    change()
    gtk_widget_insert_after(widgetObject, parent, former)
    // What is selected in a text stays so.
    if let focus { gtk_root_set_focus(root, focus) }
  }
}
