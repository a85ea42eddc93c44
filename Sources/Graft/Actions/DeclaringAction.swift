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
  private var name = ""
  private var keys: [String] = []
  private var prefix = ""
  private var action: SimpleAction?
  private var controllers: [OpaquePointer] = []
  private var found: Found?
  private var followsWindow = false

  /// Where it is found now.
  private struct Found {
    let holder: ObjectWatch
    let map: ActionMap
  }

  func update(
    _ declaration: ActionDeclaration, _ state: (any ActionValue)?, isEnabled: Bool, in widget: Widget
  ) {
    let isNew = name != declaration.name || keys != declaration.keys
    if isNew || action?.form.parameterType != declaration.parameterType {
      end()
      begin(declaration, state, in: widget)
    }
    action?.receive = declaration.receive
    if action?.isEnabled != isEnabled { action?.isEnabled = isEnabled }
    if let state { action?.show(state: state.variant) }
    enter(widget)
  }

  private func begin(_ declaration: ActionDeclaration, _ state: (any ActionValue)?, in widget: Widget) {
    (name, keys) = (declaration.name, declaration.keys)
    guard let period = name.firstIndex(of: "."), name.startIndex < period,
      g_action_name_is_valid(String(name[name.index(after: period)...])) != 0
    else {
      return Diagnostics.report(
        .invalidAction, place: name, "'\(name)' is no action: a prefix and a name of letters, digits, - and periods")
    }
    prefix = String(name[..<period])
    let form = SimpleAction.Form(
      name: String(name[name.index(after: period)...]), parameterType: declaration.parameterType,
      hasState: state != nil)
    action = SimpleAction(form, state: state?.variant)
    for key in keys { add(key, to: widget) }
    guard !followsWindow else { return }
    followsWindow = true
    widget.connect("notify::root") { [weak self] event in self?.enter(event.widget) }
  }

  /// The widget may be in another window.
  private func enter(_ widget: Widget) {
    guard let action else { return }
    let isOfWindow = prefix == "win" || prefix == "app"
    let holder = isOfWindow ? widget.window : widget.widgetObject
    if found != nil, found?.holder.object?.object.cast(to: GtkWidget.self) == holder { return }
    leave()
    guard let holder else { return }
    let map = ActionMap(prefix, of: holder)
    guard map.add(action) else {
      return Diagnostics.report(
        .duplicateAction, place: name, "there is an action \(name) already where a view gives one; the first one acts")
    }
    found = Found(holder: ObjectWatch(holder), map: map)
  }

  private func leave() {
    if let action { found?.map.remove(action) }
    found = nil
  }

  /// Has a key activate the action while the view is on the screen.
  private func add(_ key: String, to widget: Widget) {
    guard let trigger = gtk_shortcut_trigger_parse_string(key) else {
      return Diagnostics.report(
        .invalidAction, place: name, "'\(key)', a key of the action \(name), is none that GTK knows")
    }
    let controller = Shortcut.controller(trigger: trigger) { [weak widget, name] in
      guard let widget, gtk_widget_get_mapped(widget.widgetObject) != 0 else { return false }
      return gtk_widget_activate_action_variant(widget.widgetObject, name, nil) != 0
    }
    guard let controller else { return }
    controllers.append(controller)
    gtk_widget_add_controller(widget.widgetObject, controller)
  }

  func end() {
    leave()
    for controller in controllers {
      if let widget = gtk_event_controller_get_widget(controller) { gtk_widget_remove_controller(widget, controller) }
    }
    (controllers, action) = ([], nil)
  }
}
