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
