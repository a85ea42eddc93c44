import CGTK
import Graft
import Observation

// snippet: legacy-action
/// An action of the window that is on or off, as menus show it, and as state that views can bind to.
@Observable @MainActor
final class WindowAction {
  private(set) var isOn: Bool
  @ObservationIgnored let action: ObjectReference

  init(_ name: String, isOn: Bool) {
    self.isOn = isOn
    let state = g_variant_new_boolean(isOn ? 1 : 0)
    action = ObjectReference(taking: g_simple_action_new_stateful(name, nil, state))
    action.connect("notify::state") { [weak self] _ in self?.stateDidChange() }
  }

  /// Activated by whomever: a menu, a key, a view.
  private func stateDidChange() {
    let state = g_action_get_state(action.cast())
    isOn = g_variant_get_boolean(state) != 0
    g_variant_unref(state)
  }

  var binding: Binding<Bool> {
    Binding(
      get: { self.isOn },
      set: { g_action_change_state(self.action.cast(), g_variant_new_boolean($0 ? 1 : 0)) })
  }
}
// snippet end
