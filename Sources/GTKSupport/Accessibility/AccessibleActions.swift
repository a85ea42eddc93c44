import CGTK

/// What assistive technologies can have a widget do by name, beyond what it does by itself.
///
/// They are actions of GIO in the widget. GTK shows these to assistive technologies, but for those of buttons, entries and
/// switches, of which it shows its own only. Main thread only.
@MainActor
package final class AccessibleActions {
  private struct Entry {
    weak var owner: AnyObject?
    let action: SimpleAction
    let isOwn: Bool

    var name: String { action.form.name }
  }

  private let map: ActionMap
  private var entries: [Entry] = []

  private init(in widget: Widget) {
    map = ActionMap(Self.prefix, of: widget.widgetObject)
    widget.keep(self, as: Self.key)
  }

  /// The actions of a widget; nil while it was never given one.
  package static func existing(of widget: Widget) -> AccessibleActions? { widget.kept(key) }

  /// The actions of a widget, for as long as it lives.
  package static func of(_ widget: Widget) -> AccessibleActions {
    existing(of: widget) ?? AccessibleActions(in: widget)
  }

  /// The names, those that came last first: modifiers further in come later.
  package var names: [String] { entries.filter { $0.owner != nil }.map(\.name) }

  /// Those names that are words for people.
  package var ownNames: [String] { entries.filter { $0.owner != nil && $0.isOwn }.map(\.name) }

  /// Gives the one action of an owner a name and something to do, for as long as the owner lives; of two of a name the later
  /// holds. An empty name: none. What is the program's own has a name that people read.
  package func set(_ name: String, isOwn: Bool, of owner: AnyObject, _ run: @escaping @MainActor () -> Void) {
    let former = entries.firstIndex { $0.owner === owner }
    if let former, entries[former].name == name, entries[former].isOwn == isOwn { return }
    remove { $0.owner == nil || $0.owner === owner || $0.name == name }
    guard !name.isEmpty else { return }
    let action = SimpleAction(SimpleAction.Form(name: name, parameterType: nil, hasState: false), state: nil)
    action.receive = { _ in run() }
    guard map.add(action) else { return }
    entries.insert(Entry(owner: owner, action: action, isOwn: isOwn), at: min(former ?? 0, entries.count))
  }

  private func remove(where isGone: (Entry) -> Bool) {
    for entry in entries where isGone(entry) { map.remove(entry.action) }
    entries.removeAll(where: isGone)
  }

  /// Does what is called so, as GTK does when assistive technologies ask for it. False: there is no such thing.
  package static func run(_ name: String, of widget: Widget) -> Bool {
    gtk_widget_activate_action_variant(widget.widgetObject, "\(prefix).\(name)", nil) != 0
  }

  private static let prefix = "accessibility"
  private static let key = "graft-accessible-actions"
}
