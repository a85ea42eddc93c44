import CGTK
import GTKSupport
import ViewGraph

/// Somebody who acts on keys: a control with a shortcut, or a menu with such controls.
@MainActor
protocol ShortcutMember: AnyObject {
  var widget: Widget? { get }
  /// Whether it has to be built to know; then those who know come first.
  var isMenu: Bool { get }
  /// Whether those who know come before, wherever they are.
  var comesLast: Bool { get }
  /// What a key does, if it does anything.
  func action(for event: OpaquePointer) -> (() -> Void)?
  /// The keys, and what they do.
  var listed: [ListedShortcut] { get }
}

extension ShortcutMember {
  var comesLast: Bool { false }

  var listed: [ListedShortcut] { [] }
}

/// The shortcuts of a window, or of a menu.
@MainActor
final class ShortcutScope {
  private struct Place { weak var member: (any ShortcutMember)? }

  private var places: [Place] = []

  var isEmpty: Bool { places.allSatisfy { $0.member == nil } }

  func add(_ member: any ShortcutMember) {
    remove(member)
    places.append(Place(member: member))
  }

  func remove(_ member: any ShortcutMember) { places.removeAll { $0.member == nil || $0.member === member } }

  /// What a key does: of several controls the first in the order of the tree acts, and this is reported (MN20).
  func action(for event: OpaquePointer, onlyShown: Bool) -> (() -> Void)? {
    let members = places.compactMap(\.member).filter { !onlyShown || $0.isShown }
    let controls = members.filter { !$0.isMenu }.compactMap { member in
      member.action(for: event).map { (order: member.order, run: $0) }
    }
    if controls.count > 1 { report(event) }
    if let first = controls.min(by: { $0.order.lexicographicallyPrecedes($1.order) }) { return first.run }
    let mayBuild = ShortcutScope.mayBeInMenu(event)
    let menus = members.filter { $0.isMenu && (mayBuild || $0.comesLast) }
    return menus.sorted { $0.order.lexicographicallyPrecedes($1.order) }.lazy.compactMap { $0.action(for: event) }.first
  }

  /// The keys that do something, each once: those of controls in the order of the tree, and then those of menus.
  var listed: [ListedShortcut] {
    let members = places.compactMap(\.member).map { (order: ($0.isMenu ? [1] : [0]) + $0.order, member: $0) }
    var seen: Set<KeyboardShortcut> = []
    return members.sorted { $0.order.lexicographicallyPrecedes($1.order) }.flatMap(\.member.listed)
      .filter { seen.insert($0.shortcut).inserted }
  }

  /// A letter without modifiers is no reason to build menus; who comes last builds none.
  private static func mayBeInMenu(_ event: OpaquePointer) -> Bool {
    let held = gdk_event_get_modifier_state(event).rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue)
    let key = Int32(gdk_key_event_get_keyval(event))
    return held != 0 || (GDK_KEY_F1...GDK_KEY_F35).contains(key) || key == GDK_KEY_Delete || key == GDK_KEY_Menu
  }

  private func report(_ event: OpaquePointer) {
    let modifiers = gdk_event_get_modifier_state(event).rawValue
    let name = gtk_accelerator_get_label(gdk_key_event_get_keyval(event), GdkModifierType(modifiers))
    defer { g_free(name) }
    let title = name.map { String(cString: $0) } ?? ""
    Diagnostics.report(
      .duplicateShortcut, place: title, "several controls of a window have the shortcut \(title); the first one acts")
  }
}

extension ShortcutMember {
  fileprivate var isShown: Bool {
    guard let widget else { return false }
    return gtk_widget_get_mapped(widget.widgetObject) != 0
  }

  /// The positions of the widget and those around it among their siblings, from the window on.
  fileprivate var order: [Int] {
    guard let widget else { return [] }
    if comesLast { return [Int.max] }
    var order: [Int] = []
    var current: UnsafeMutablePointer<GtkWidget>? = widget.widgetObject
    while let place = current {
      var index = 0
      var sibling = gtk_widget_get_prev_sibling(place)
      while sibling != nil {
        index += 1
        sibling = gtk_widget_get_prev_sibling(sibling)
      }
      order.append(index)
      current = gtk_widget_get_parent(place)
    }
    return order.reversed()
  }
}

/// The shortcuts of each window, which has a controller for as long as there are any.
@MainActor
enum WindowShortcuts {
  private static var windows: [OpaquePointer: (scope: ShortcutScope, controller: ObjectReference)] = [:]

  static func add(_ member: any ShortcutMember, to root: OpaquePointer) {
    let scope = windows[root]?.scope ?? make(for: root)
    scope?.add(member)
  }

  static func remove(_ member: any ShortcutMember, from root: OpaquePointer) {
    guard let (scope, controller) = windows[root] else { return }
    scope.remove(member)
    guard scope.isEmpty else { return }
    windows[root] = nil
    gtk_widget_remove_controller(root.cast(), controller.object.cast())
  }

  /// Runs what Return runs in the window of a field that has taken the key. Claim MN19.
  static func runDefault(around field: Widget) {
    guard let root = gtk_widget_get_root(field.widgetObject) else { return }
    windows[root]?.scope.defaultAction?()
  }

  /// What a key does in the window of a widget, if it does anything.
  static func action(for event: OpaquePointer, around widget: Widget) -> (() -> Void)? {
    gtk_widget_get_root(widget.widgetObject).flatMap { windows[$0]?.scope.action(for: event, onlyShown: true) }
  }

  /// Gives the focus to the control with the default action where GTK has given it to another of the window's bar, as that is what
  /// GTK runs on Return before any other. Claim MN3.
  static func moveFocusToDefault(in window: UnsafeMutablePointer<GtkWindow>) {
    guard let focus = gtk_window_get_focus(window), let bar = gtk_window_get_titlebar(window),
      gtk_widget_is_ancestor(focus, bar) != 0, let first = windows[window.cast()]?.scope.defaultControl?.widget
    else { return }
    // One that cannot be used leaves the focus nowhere, as GTK would run another on Return.
    if gtk_widget_grab_focus(first.widgetObject) == 0 { gtk_window_set_focus(window, nil) }
  }

  /// The keys that do something in a window.
  static func listed(in root: OpaquePointer) -> [ListedShortcut] { windows[root]?.scope.listed ?? [] }

  private static func make(for root: OpaquePointer) -> ShortcutScope? {
    guard let keys = gtk_event_controller_key_new() else { return nil }
    let scope = ShortcutScope()
    // What has the focus comes first (MN21).
    Signals.connect(keys, answering: "key-pressed") { [unowned scope] _ in
      guard let event = gtk_event_controller_get_current_event(keys),
        let action = scope.action(for: event, onlyShown: true)
      else { return false }
      action()
      return true
    }
    // The window takes over a reference.
    let controller = ObjectReference(retaining: keys.objectAddress)
    gtk_widget_add_controller(root.cast(), keys)
    windows[root] = (scope, controller)
    return scope
  }
}

extension ShortcutScope {
  /// What the control with the default action does, if it can.
  var defaultAction: (() -> Void)? { defaultControl?.enabledAction }

  /// The control with the default action; of several the first.
  fileprivate var defaultControl: ControlShortcut? {
    places.compactMap { $0.member as? ControlShortcut }.filter { $0.isShown && $0.shortcut == .defaultAction }
      .min { $0.order.lexicographicallyPrecedes($1.order) }
  }
}
