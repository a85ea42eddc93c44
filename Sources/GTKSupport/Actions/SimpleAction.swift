import CGTK

/// An action of GIO: what menus, keys and widgets do by its name. Main thread only.
@MainActor
package final class SimpleAction {
  /// What makes an action another one, and not the same with other values.
  package struct Form: Equatable {
    package let name: String
    /// The type of what it is activated with; nil for nothing.
    package let parameterType: String?
    package let hasState: Bool

    package init(name: String, parameterType: String?, hasState: Bool) {
      (self.name, self.parameterType, self.hasState) = (name, parameterType, hasState)
    }
  }

  package let form: Form
  let reference: ObjectReference
  /// Called with what the action is activated with, or with the state that it is asked to have.
  package var receive: (OpaquePointer?) -> Void = { _ in }

  /// An action; one with a state begins with this one, a floating reference.
  package init(_ form: Form, state: OpaquePointer?) {
    self.form = form
    let type = form.parameterType.flatMap { g_variant_type_new($0) }
    defer { g_variant_type_free(type) }
    let made = state.map { g_simple_action_new_stateful(form.name, type, $0) } ?? g_simple_action_new(form.name, type)
    guard let made else { fatalError("GIO made no action") }
    reference = ObjectReference(taking: made.objectAddress)
    // For as long as there is the action, whatever is updated at the moment.
    HandlerGroup().collect {
      reference.connect(form.hasState ? "change-state" : "activate") { [weak self] event in
        self?.receive(g_value_get_variant(event.value(at: 0)))
      }
    }
  }

  /// Has the action show a state, a floating reference.
  package func show(state: OpaquePointer?) {
    if let state { g_simple_action_set_state(reference.object.cast(), state) }
  }

  package var isEnabled: Bool {
    get { g_action_get_enabled(reference.object.cast()) != 0 }
    set { g_simple_action_set_enabled(reference.object.cast(), newValue ? 1 : 0) }
  }
}

/// Where actions are found by their names.
@MainActor
package struct ActionMap {
  private let map: ObjectReference

  /// The actions with a prefix of a widget: its own group, which is made where there is none yet. An application's and an
  /// application window's own are those of the prefixes `app` and `win`.
  package init(_ prefix: String, of widget: UnsafeMutablePointer<GtkWidget>) {
    if let own = Self.own(prefix, of: widget) {
      map = ObjectReference(retaining: own)
      return
    }
    let holder = Widget(retaining: UnsafeMutableRawPointer(widget))
    if let kept: KeptGroup = holder.kept(Self.key(prefix)) {
      map = kept.group
      return
    }
    guard let made = g_simple_action_group_new() else { fatalError("GIO made no group of actions") }
    map = ObjectReference(taking: made.objectAddress)
    gtk_widget_insert_action_group(widget, prefix, map.object.cast())
    holder.keep(KeptGroup(group: map), as: Self.key(prefix))
  }

  private final class KeptGroup {
    let group: ObjectReference

    init(group: ObjectReference) { self.group = group }
  }

  private static func key(_ prefix: String) -> String { "graft-actions-\(prefix)" }

  private static func own(
    _ prefix: String, of widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutableRawPointer? {
    switch prefix {
    case "win": graft_is_a(widget, gtk_application_window_get_type()) != 0 ? UnsafeMutableRawPointer(widget) : nil
    case "app":
      graft_is_a(widget, gtk_window_get_type()) == 0
        ? nil : gtk_window_get_application(widget.cast()).map { UnsafeMutableRawPointer($0) }
    default: nil
    }
  }

  /// Adds an action. Tells whether there was none of its name.
  package func add(_ action: SimpleAction) -> Bool {
    if g_action_group_has_action(map.object.cast(), action.form.name) != 0 { return false }
    g_action_map_add_action(map.object.cast(), action.reference.object.cast())
    return true
  }

  package func remove(_ action: SimpleAction) { g_action_map_remove_action(map.object.cast(), action.form.name) }
}
