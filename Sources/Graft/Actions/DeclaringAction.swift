import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A view that gives an action; it is evaluated when the state is another.
struct DeclaringAction: ViewModifier {
  let action: ActionDeclaration

  func body(content: Content) -> some View {
    ModifiedItems(content: content, modifier: ActionEffect(action: action, state: action.state?()))
  }
}

/// That widgets find an action.
private struct ActionEffect: IslandEffect {
  let action: ActionDeclaration
  let state: (any ActionValue)?

  func makeCoordinator() -> DeclaredAction { DeclaredAction() }

  func update(_ widget: Widget, _ coordinator: DeclaredAction, environment: EnvironmentValues) {
    coordinator.update(action, state, isEnabled: environment.isEnabled, in: widget)
  }

  static func dismantle(_ coordinator: DeclaredAction) { coordinator.end() }
}

/// An action, and where it is found.
@MainActor
private final class DeclaredAction {
  /// What makes the action another one.
  private struct Wish: Equatable {
    let name: String
    let keys: [String]
    let parameterType: String?
    let hasState: Bool
  }

  /// Where it is found now.
  private struct Found {
    let holder: ObjectWatch
    let map: ActionMap
  }

  private var wish: Wish?
  private var prefix = ""
  private var action: SimpleAction?
  private var controllers: [OpaquePointer] = []
  private var found: Found?
  private var accelerator: ShownAccelerator?
  private var followsWindow = false

  func update(
    _ declaration: ActionDeclaration, _ state: (any ActionValue)?, isEnabled: Bool, in widget: Widget
  ) {
    let wish = Wish(
      name: declaration.name, keys: declaration.keys, parameterType: declaration.parameterType, hasState: state != nil)
    if self.wish != wish {
      end()
      self.wish = wish
      begin(wish, state, in: widget)
    }
    action?.receive = declaration.receive
    if action?.isEnabled != isEnabled { action?.isEnabled = isEnabled }
    if let state { action?.show(state: state.variant) }
    enter(widget)
  }

  private func begin(_ wish: Wish, _ state: (any ActionValue)?, in widget: Widget) {
    let parts = wish.name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, g_action_name_is_valid(parts[1]) != 0 else {
      return Diagnostics.report(
        .invalidAction, place: wish.name,
        "'\(wish.name)' is no action: a prefix, a period, and a name of letters, digits, - and periods")
    }
    prefix = parts[0]
    let form = SimpleAction.Form(name: parts[1], parameterType: wish.parameterType, hasState: wish.hasState)
    action = SimpleAction(form, state: state?.variant)
    for key in wish.keys { add(key, for: wish.name, to: widget) }
    guard !followsWindow else { return }
    followsWindow = true
    widget.connect("notify::root") { [weak self] event in self?.enter(event.widget) }
  }

  /// The widget may be in another window.
  private func enter(_ widget: Widget) {
    guard let action, let wish else { return }
    let isOfWindow = prefix == "win" || prefix == "app"
    let holder = isOfWindow ? widget.window : widget.widgetObject
    if found != nil, found?.holder.object?.object.cast(to: GtkWidget.self) == holder { return }
    leave()
    guard let holder else { return }
    let map = ActionMap(prefix, of: holder)
    guard map.add(action) else {
      return Diagnostics.report(
        .duplicateAction, place: wish.name,
        "the program has an action \(wish.name) of its own where a view gives one; the program's acts")
    }
    found = Found(holder: ObjectWatch(holder), map: map)
    accelerator = ShownAccelerator(wish.keys, of: wish.name, in: holder)
  }

  private func leave() {
    accelerator?.end()
    accelerator = nil
    if let action { found?.map.remove(action) }
    found = nil
  }

  /// Has a key activate the action while the view is on the screen and does not go.
  private func add(_ key: String, for name: String, to widget: Widget) {
    guard let trigger = gtk_shortcut_trigger_parse_string(key) else {
      return Diagnostics.report(
        .invalidAction, place: name, "'\(key)', a key of the action \(name), is none that GTK knows")
    }
    let controller = Shortcut.controller(trigger: trigger) { [weak self, weak widget] in
      guard let self, let widget, takesKeys(widget) else { return false }
      return gtk_widget_activate_action_variant(widget.widgetObject, name, nil) != 0
    }
    guard let controller else { return }
    controllers.append(controller)
    gtk_widget_add_controller(widget.widgetObject, controller)
  }

  /// Else a key is for others.
  private func takesKeys(_ widget: Widget) -> Bool {
    guard let action, action.isEnabled, found?.map.acts(action) == true else { return false }
    return gtk_widget_get_mapped(widget.widgetObject) != 0
      && sequence(first: widget.widgetObject) { gtk_widget_get_parent($0) }
        .allSatisfy { gtk_widget_get_can_target($0) != 0 }
  }

  func end() {
    leave()
    for controller in controllers {
      if let widget = gtk_event_controller_get_widget(controller) { gtk_widget_remove_controller(widget, controller) }
    }
    (controllers, action, wish) = ([], nil, nil)
  }
}
