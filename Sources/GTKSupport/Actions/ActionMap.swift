import CGTK

/// Where actions are found by their names.
@MainActor
package struct ActionMap {
  /// The group, while it is there. A window's own is the window: who gives its actions is in it and must not keep it.
  private let group: @MainActor () -> ObjectReference?

  /// The actions with a prefix of a widget: its own group, which is made where there is none yet. An application's and an
  /// application window's own are those of the prefixes `app` and `win`.
  package init(_ prefix: String, of widget: UnsafeMutablePointer<GtkWidget>) {
    if prefix == "win", graft_is_a(widget, gtk_application_window_get_type()) != 0 {
      let window = ObjectWatch(widget)
      group = { window.object }
    } else if prefix == "app", let application = Self.application(of: widget) {
      group = { application }
    } else {
      let kept = Self.keptGroup(prefix, of: widget)
      group = { kept }
    }
  }

  private static func keptGroup(_ prefix: String, of widget: UnsafeMutablePointer<GtkWidget>) -> ObjectReference {
    let holder = Widget(retaining: UnsafeMutableRawPointer(widget))
    if let kept: KeptGroup = holder.kept(key(prefix)) { return kept.group }
    guard let made = g_simple_action_group_new() else { fatalError("GIO made no group of actions") }
    let group = ObjectReference(taking: made.objectAddress)
    gtk_widget_insert_action_group(widget, prefix, group.object.cast())
    holder.keep(KeptGroup(group: group), as: key(prefix))
    return group
  }

  private final class KeptGroup {
    let group: ObjectReference

    init(group: ObjectReference) { self.group = group }
  }

  private static func key(_ prefix: String) -> String { "graft-actions-\(prefix)" }

  private static func application(of widget: UnsafeMutablePointer<GtkWidget>) -> ObjectReference? {
    guard graft_is_a(widget, gtk_window_get_type()) != 0 else { return nil }
    return gtk_window_get_application(widget.cast()).map { ObjectReference(retaining: $0.objectAddress) }
  }

  /// Adds an action; of several of a name that which came last acts. Tells whether the name is not that of an action of the
  /// program's own.
  package func add(_ action: SimpleAction) -> Bool {
    guard let group = group() else { return true }
    let (name, given) = (action.form.name, Self.given(in: group))
    let isTaken = given.actions[name] == nil && g_action_group_has_action(group.object.cast(), name) != 0
    if isTaken { return false }
    given.actions[name, default: []].append(action)
    g_action_map_add_action(group.object.cast(), action.reference.object.cast())
    return true
  }

  /// Takes an action away; the one before it of the same name acts again.
  package func remove(_ action: SimpleAction) {
    guard let group = group() else { return }
    let (name, given, didAct) = (action.form.name, Self.given(in: group), acts(action))
    given.actions[name]?.removeAll { $0 === action }
    if given.actions[name]?.isEmpty == true { given.actions[name] = nil }
    guard didAct else { return }
    if let next = given.actions[name]?.last {
      g_action_map_add_action(group.object.cast(), next.reference.object.cast())
    } else {
      g_action_map_remove_action(group.object.cast(), name)
    }
  }

  /// Whether an action is the one of its name that acts.
  package func acts(_ action: SimpleAction) -> Bool {
    group().map { Self.given(in: $0).actions[action.form.name]?.last === action } ?? false
  }

  /// The actions that were added here, by their names.
  private final class GivenActions {
    var actions: [String: [SimpleAction]] = [:]
  }

  private static func given(in group: ObjectReference) -> GivenActions {
    if let given: GivenActions = group.kept(givenKey) { return given }
    let given = GivenActions()
    group.keep(given, as: givenKey)
    return given
  }

  private static let givenKey = "graft-given-actions"
}
