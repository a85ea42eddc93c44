import CGTK

/// A key that the menus of an application show beside an action.
///
/// GTK keeps keys for all windows, and takes them before what has the focus does. Who gives the action acts on the key, where
/// and when it is meant; GTK only shows it. Of several of one action the one that came last is shown.
@MainActor
package final class ShownAccelerator {
  package let application: ObjectReference
  private let action: String
  private let key: String

  /// Has a key shown, in the words of `gtk_accelerator_parse`: the first of some that is such. Nil where none is, and where the
  /// program has keys of its own for the action.
  package init?(_ keys: [String], of action: String, in application: ObjectReference) {
    guard let key = keys.first(where: { gtk_accelerator_parse($0, nil, nil) != 0 }),
      !Self.isOfProgram(action, in: application)
    else { return nil }
    (self.application, self.action, self.key) = (application, action, key)
    shown.accelerators[action, default: []].append(self)
    showLast()
  }

  /// Has it shown no longer.
  package func end() {
    shown.accelerators[action]?.removeAll { $0 === self }
    if !Self.isOfProgram(action, in: application) { showLast() }
  }

  private func showLast() {
    guard let last = shown.accelerators[action]?.last else { return Self.set([], of: action, in: application) }
    Self.set([last.key], of: action, in: application)
    Self.silence(action, in: application)
  }

  /// Those of an application.
  private final class Shown {
    var accelerators: [String: [ShownAccelerator]] = [:]
  }

  private var shown: Shown {
    if let shown: Shown = application.kept(Self.name) { return shown }
    let shown = Shown()
    application.keep(shown, as: Self.name)
    return shown
  }

  private static let name = "graft-shown-accelerators"
}

extension ShownAccelerator {
  /// Whether GTK acts on keys for an action.
  private static func isOfProgram(_ action: String, in application: ObjectReference) -> Bool {
    let keys = gtk_application_get_accels_for_action(application.object.cast(), action)
    defer { g_strfreev(keys) }
    return keys?.pointee != nil
  }

  private static func set(_ keys: [String], of action: String, in application: ObjectReference) {
    let copies = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
    defer { for copy in copies { g_free(UnsafeMutableRawPointer(mutating: copy)) } }
    gtk_application_set_accels_for_action(application.object.cast(), action, copies)
  }

  /// Leaves the key to who gives the action.
  private static func silence(_ action: String, in application: ObjectReference) {
    for shortcut in shortcuts(of: application) where name(of: shortcut) == action {
      gtk_shortcut_set_trigger(shortcut.object.cast(), nil)
    }
  }

  private static func name(of shortcut: ObjectReference) -> String? {
    guard let action = gtk_shortcut_get_action(shortcut.object.cast()), action.isA(gtk_named_action_get_type()),
      gtk_shortcut_get_arguments(shortcut.object.cast()) == nil
    else { return nil }
    return gtk_named_action_get_action_name(action).map { String(cString: $0) }
  }

  /// The keys on which GTK acts: each window has a controller with all of its application.
  private static func shortcuts(of application: ObjectReference) -> [ObjectReference] {
    guard let window = gtk_application_get_windows(application.object.cast())?.pointee.data,
      let controllers = gtk_widget_observe_controllers(window.cast())
    else { return [] }
    return items(of: ObjectReference(taking: controllers)).filter {
      let name = $0.isA(gtk_shortcut_controller_get_type()) ? gtk_event_controller_get_name($0.object.cast()) : nil
      return name.map { String(cString: $0) } == "gtk-application-shortcuts"
    }
    .flatMap(items)
  }

  private static func items(of list: ObjectReference) -> [ObjectReference] {
    (0..<g_list_model_get_n_items(list.object.cast())).compactMap {
      g_list_model_get_item(list.object.cast(), $0).map { ObjectReference(taking: $0) }
    }
  }
}
