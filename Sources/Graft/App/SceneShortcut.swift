import ViewGraph

private struct SceneShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The key that opens a window of a scene here.
  var sceneShortcut: KeyboardShortcut? {
    get { self[SceneShortcutKey.self] }
    set { self[SceneShortcutKey.self] = newValue }
  }
}

/// The key that opens one more window of a scene, or its only one: that of its item in the menus. As SwiftUI documents it. Claim
/// MN14.
extension Scene {
  /// Sets the key with Control, unless other modifiers are said.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization)) }

  /// Sets the key; nil for none of its own.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { environment(\.sceneShortcut, shortcut) }
}
