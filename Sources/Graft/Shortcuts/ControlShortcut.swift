import CGTK
import GTKSupport
import ViewGraph

/// The shortcut of one control, while the control is in a window or menu. Claim MN18.
@MainActor
package final class ControlShortcut: ShortcutMember {
  private(set) weak var widget: Widget?
  private(set) var shortcut: KeyboardShortcut?
  private let act: @MainActor (Widget) -> Void
  /// What the program calls the control, where GTK keeps no names, as without assistive technologies.
  private var name: () -> String? = { nil }
  private var scope: ShortcutScope?
  private var membership: WindowMembership?

  /// A control, and what a click on it does.
  init(of widget: Widget, act: @escaping @MainActor (Widget) -> Void) {
    self.widget = widget
    self.act = act
    membership = WindowMembership(of: self, at: widget)
  }

  var isMenu: Bool { false }

  /// Follows what is said around the control.
  func follow(_ environment: EnvironmentValues, named name: @escaping () -> String?) {
    let former = shortcut
    self.name = name
    shortcut = environment.keyboardShortcut
    scope = environment.shortcutScope
    if shortcut != former { widget?.setShortcutForAssistiveTechnologies(shortcut) }
    membership?.follow(isWanted: shortcut != nil && scope == nil)
    if shortcut == nil { scope?.remove(self) } else { scope?.add(self) }
  }

  func action(for event: OpaquePointer) -> (() -> Void)? {
    shortcut?.matches(event) == true ? enabledAction : nil
  }

  var enabledAction: (() -> Void)? {
    guard let widget, gtk_widget_is_sensitive(widget.widgetObject) != 0 else { return nil }
    return { [act] in act(widget) }
  }

  /// What everybody expects of Return and Escape is not listed.
  var listed: [ListedShortcut] {
    guard let widget, let shortcut, shortcut != .defaultAction, shortcut != .cancelAction else { return [] }
    let called = widget.calledName
    return [ListedShortcut(title: called.isEmpty ? name() ?? "" : called, shortcut: shortcut)]
  }

  /// The control is gone.
  func end() {
    membership?.end()
    shortcut = nil
    scope?.remove(self)
  }
}

@MainActor
extension ControlShortcut? {
  /// Follows what is said around a control, of which most have no shortcut.
  mutating func follow(
    _ environment: EnvironmentValues, of widget: Widget, named name: @escaping @autoclosure () -> String?,
    act: @escaping @MainActor (Widget) -> Void
  ) {
    guard self != nil || environment.keyboardShortcut != nil else { return }
    let shortcut = self ?? ControlShortcut(of: widget, act: act)
    self = shortcut
    shortcut.follow(environment, named: name)
  }
}

extension Widget {
  fileprivate func setShortcutForAssistiveTechnologies(_ shortcut: KeyboardShortcut?) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcut?.title ?? "")
  }
}
