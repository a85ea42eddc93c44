import CGTK
import ViewGraph

/// A key and what is held with it. As SwiftUI documents it. Claims MN17 and MN19.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut is fitted to the user's keyboard. On the desktop all are as they are said.
  public struct Localization: Hashable, Sendable {
    private let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  /// Return; the button has the look of what its window is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  /// A key with modifiers: with Control, unless others are said.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// The keys in the user's words, such as Ctrl+S.
  @MainActor
  var title: String {
    guard let label = gtk_accelerator_get_label(key.keyval, modifiers.mask) else { return "" }
    defer { g_free(label) }
    return String(cString: label)
  }

  /// Whether an event is that of the keys.
  @MainActor
  func matches(_ event: OpaquePointer) -> Bool {
    let keypadEnter = self == .defaultAction && gdk_key_event_get_keyval(event) == UInt32(GDK_KEY_KP_Enter)
    return keypadEnter || gdk_key_event_matches(event, key.keyval, modifiers.mask) != GDK_KEY_MATCH_NONE
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

private struct ShortcutScopeKey: EnvironmentKey {
  static var defaultValue: ShortcutScope? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the controls here. As SwiftUI documents it.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// Where the shortcuts of controls here are found; nil for the window's.
  var shortcutScope: ShortcutScope? {
    get { self[ShortcutScopeKey.self] }
    set { self[ShortcutScopeKey.self] = newValue }
  }
}

extension View {
  /// Has a key act as a click on the button, toggle or item in this view, wherever the focus is in the window. What has the
  /// focus takes keys first. Claims MN17 to MN21.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a key act as a click on the control in this view.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization)) }

  /// Has a key act as a click on the control in this view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Has a key act as a click on the control in this view; nil takes away what is said around it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.keyboardShortcut, shortcut) }
}
