import CGTK

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

  /// Adds an action; of several of a name that which came last acts. Tells whether the name is not that of an action of the
  /// program's own.
  package func add(_ action: SimpleAction) -> Bool {
    let name = action.form.name
    let isTaken = given.actions[name] == nil && g_action_group_has_action(map.object.cast(), name) != 0
    if isTaken { return false }
    given.actions[name, default: []].append(action)
    g_action_map_add_action(map.object.cast(), action.reference.object.cast())
    return true
  }

  /// Takes an action away; the one before it of the same name acts again.
  package func remove(_ action: SimpleAction) {
    let name = action.form.name
    let didAct = acts(action)
    given.actions[name]?.removeAll { $0 === action }
    if given.actions[name]?.isEmpty == true { given.actions[name] = nil }
    guard didAct else { return }
    if let next = given.actions[name]?.last {
      g_action_map_add_action(map.object.cast(), next.reference.object.cast())
    } else {
      g_action_map_remove_action(map.object.cast(), name)
    }
  }

  /// Whether an action is the one of its name that acts.
  package func acts(_ action: SimpleAction) -> Bool { given.actions[action.form.name]?.last === action }

  /// The actions that were added here, by their names.
  private final class GivenActions {
    var actions: [String: [SimpleAction]] = [:]
  }

  private var given: GivenActions {
    if let given: GivenActions = map.kept(Self.givenKey) { return given }
    let given = GivenActions()
    map.keep(given, as: Self.givenKey)
    return given
  }

  private static let givenKey = "graft-given-actions"
}
