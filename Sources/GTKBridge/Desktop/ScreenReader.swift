import CGTK
import GTKSupport

/// Whether a screen reader is on, as the user's settings for assistive technologies say, which the bus of these follows too. Where
/// no such settings are installed, nobody tells.
@MainActor
enum ScreenReader {
  private static let schema = "org.gnome.desktop.a11y.applications"
  private static let key = "screen-reader-enabled"
  private static var settings: ObjectReference?

  static var isOn: Bool { settings.map { g_settings_get_boolean($0.object.cast(), key) != 0 } ?? false }

  /// Runs a function whenever that has changed.
  static func follow(_ change: @escaping @MainActor () -> Void) {
    guard settings == nil, isInstalled, let made = g_settings_new(schema) else { return }
    let reference = ObjectReference(taking: made.objectAddress)
    settings = reference
    reference.connect("changed::\(key)") { change() }
  }

  /// GLib ends a program that asks for settings which are not installed.
  private static var isInstalled: Bool {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return false }
    defer { g_settings_schema_unref(found) }
    return g_settings_schema_has_key(found, key) != 0
  }
}
