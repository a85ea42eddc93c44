import CGTK

/// A key that the menus of GTK's show beside an action.
///
/// They know those of the shortcuts of each widget around them that name the action. Who gives the action acts on the key, where
/// and when it is meant: the shortcuts here are in a controller that hears nothing. Of several of one action the one that came last
/// is shown.
@MainActor
package final class ShownAccelerator {
  private let action: String
  private let key: String
  private weak var shown: ShownAccelerators?

  /// Has a key shown in and around a widget, in the words of `gtk_accelerator_parse`: the first of some that is such. Nil where
  /// none is, and where the program has keys of its own for the action in the application of the widget's window.
  package init?(_ keys: [String], of action: String, in widget: UnsafeMutablePointer<GtkWidget>) {
    guard let key = keys.first(where: { gtk_accelerator_parse($0, nil, nil) != 0 }), !Self.isOfProgram(action, widget)
    else { return nil }
    (self.action, self.key) = (action, key)
    let shown = ShownAccelerators.of(widget)
    self.shown = shown
    shown.add(key, by: ObjectIdentifier(self), of: action)
  }

  /// Lets the one before it be shown again, or none.
  package func end() { shown?.remove(ObjectIdentifier(self), of: action) }

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
  private var keys: [String: [(owner: ObjectIdentifier, key: String)]] = [:]
  /// Which one GTK shows for each action.
  private var shown: [String: String] = [:]

  private init(_ controller: OpaquePointer) { self.controller = ObjectWatch(controller) }

  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> ShownAccelerators {
    let holder = Widget(retaining: UnsafeMutableRawPointer(widget))
    if let shown: ShownAccelerators = holder.kept(name) { return shown }
    guard let controller = gtk_shortcut_controller_new() else { fatalError("GTK made no controller of shortcuts") }
    let shown = ShownAccelerators(controller.cast())
    gtk_event_controller_set_propagation_phase(controller.cast(), GTK_PHASE_NONE)
    gtk_widget_add_controller(widget, controller.cast())
    holder.keep(shown, as: name)
    return shown
  }

  private static let name = "graft-shown-accelerators"

  func add(_ key: String, by owner: ObjectIdentifier, of action: String) {
    keys[action, default: []].append((owner, key))
    show(key, of: action)
  }

  func remove(_ owner: ObjectIdentifier, of action: String) {
    keys[action]?.removeAll { $0.owner == owner }
    if keys[action]?.isEmpty == true { keys[action] = nil }
    show(keys[action]?.last?.key, of: action)
  }

  /// GTK shows the key of the shortcut that was added last, and none once any of the action is removed: so none is. As GTK 4.8
  /// complains where a key that a menu shows goes, one that is no key takes its place.
  private func show(_ key: String?, of action: String) {
    guard shown[action] != key, let controller = controller.object else { return }
    shown[action] = key
    let trigger = key.map { gtk_shortcut_trigger_parse_string($0) } ?? gtk_keyval_trigger_new(0, GdkModifierType(0))
    gtk_shortcut_controller_add_shortcut(
      controller.object.cast(), gtk_shortcut_new(trigger, gtk_named_action_new(action)))
  }
}
