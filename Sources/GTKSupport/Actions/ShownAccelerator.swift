import CGTK

/// A key that the menus of GTK's show beside an action.
///
/// They know those of the shortcuts of each widget around them that name the action. Who gives the action acts on the key, where
/// and when it is meant: the shortcuts here are in a controller that hears nothing. Of several of one action the one that came last
/// is shown.
@MainActor
package final class ShownAccelerator {
  private let action: String
  private let shortcut: ObjectReference
  private weak var shown: ShownAccelerators?

  /// Has a key shown in and around a widget, in the words of `gtk_accelerator_parse`: the first of some that is such. Nil where
  /// none is, and where the program has keys of its own for the action in the application of the widget's window.
  package init?(_ keys: [String], of action: String, in widget: UnsafeMutablePointer<GtkWidget>) {
    guard let key = keys.first(where: { gtk_accelerator_parse($0, nil, nil) != 0 }), !Self.isOfProgram(action, widget),
      let trigger = gtk_shortcut_trigger_parse_string(key), let named = gtk_named_action_new(action),
      let shortcut = gtk_shortcut_new(trigger, named)
    else { return nil }
    (self.action, self.shortcut) = (action, ObjectReference(taking: shortcut.objectAddress))
    let shown = ShownAccelerators.of(widget)
    self.shown = shown
    shown.add(self.shortcut, of: action)
  }

  /// Has it shown no longer.
  package func end() { shown?.remove(shortcut, of: action) }

  /// Whether GTK acts on keys for an action.
  private static func isOfProgram(_ action: String, _ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let root = gtk_widget_get_root(widget), root.isA(gtk_window_get_type()),
      let application = gtk_window_get_application(root.cast())
    else { return false }
    let keys = gtk_application_get_accels_for_action(application, action)
    defer { g_strfreev(keys) }
    return keys?.pointee != nil
  }
}

/// The shown keys of one widget, which keeps this.
@MainActor
private final class ShownAccelerators {
  /// Where GTK looks for them; it is the widget's.
  private let controller: ObjectWatch
  private var shortcuts: [String: [ObjectReference]] = [:]

  private init(_ controller: OpaquePointer) { self.controller = ObjectWatch(controller) }

  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> ShownAccelerators {
    let holder = Widget(retaining: UnsafeMutableRawPointer(widget))
    if let shown: ShownAccelerators = holder.kept(key) { return shown }
    guard let controller = gtk_shortcut_controller_new() else { fatalError("GTK made no controller of shortcuts") }
    let shown = ShownAccelerators(controller.cast())
    gtk_event_controller_set_propagation_phase(controller.cast(), GTK_PHASE_NONE)
    gtk_widget_add_controller(widget, controller.cast())
    holder.keep(shown, as: key)
    return shown
  }

  private static let key = "graft-shown-accelerators"

  func add(_ shortcut: ObjectReference, of action: String) {
    hideLast(of: action)
    shortcuts[action, default: []].append(shortcut)
    showLast(of: action)
  }

  func remove(_ shortcut: ObjectReference, of action: String) {
    hideLast(of: action)
    shortcuts[action]?.removeAll { $0 == shortcut }
    showLast(of: action)
  }

  /// Before it is another: GTK forgets the key of an action with any shortcut of it that goes.
  private func hideLast(of action: String) {
    guard let controller = controller.object, let last = shortcuts[action]?.last else { return }
    gtk_shortcut_controller_remove_shortcut(controller.object.cast(), last.object.cast())
  }

  private func showLast(of action: String) {
    guard let last = shortcuts[action]?.last else { return shortcuts[action] = nil }
    guard let controller = controller.object else { return }
    gtk_shortcut_controller_add_shortcut(controller.object.cast(), g_object_ref(last.object).cast())
  }
}
