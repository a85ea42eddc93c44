import CGTK
import GTKSupport
import ViewGraph

/// What decides whether the windows of the program are dark: GTK's settings, unless a library of styles is in their place.
@MainActor
package protocol WindowColors: AnyObject {
  /// Whether windows are dark.
  var isDark: Bool { get }
  /// Whether lines and letters stand out more than usual.
  var isOfHighContrast: Bool { get }
  /// Has all windows be light or dark; nil leaves it to the desktop.
  func wish(_ scheme: ColorScheme?)
  /// Adds what trees inherit beside.
  func add(to values: inout EnvironmentValues)
}

/// The themes of GTK, which say in their names what they are.
@MainActor
final class ThemeColors: WindowColors {
  private static let preference = "gtk-application-prefer-dark-theme"
  /// What the setting was before anybody had a wish.
  private var isDarkByItself: Bool?

  private var settings: ObjectReference? {
    gtk_settings_get_default().map { ObjectReference(retaining: $0.objectAddress) }
  }

  private var theme: String { (settings?["gtk-theme-name"] ?? "").lowercased() }

  var isDark: Bool { settings?[ThemeColors.preference] == true || theme.hasSuffix("-dark") }

  var isOfHighContrast: Bool { theme.hasPrefix("highcontrast") || theme.contains("-hc") }

  func wish(_ scheme: ColorScheme?) {
    guard let settings else { return }
    let isDark = settings[ThemeColors.preference] as Bool
    let wished = scheme.map { $0 == .dark } ?? isDarkByItself ?? isDark
    isDarkByItself = scheme == nil ? nil : isDarkByItself ?? isDark
    if wished != isDark { settings[ThemeColors.preference] = wished }
  }

  func add(to values: inout EnvironmentValues) {}
}
