import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The desktop's settings as every tree inherits them.
@MainActor
enum DesktopSettings {
  private static var settings: ObjectReference?

  /// Whether the user wants things to move: asked in each frame.
  private(set) static var animates = false

  /// Reads the settings, and reads them again when they change.
  static func follow() {
    guard let pointer = gtk_settings_get_default() else { return }
    let settings = ObjectReference(retaining: pointer.objectAddress)
    self.settings = settings
    // These live as long as the program, whatever is being made at the moment.
    HandlerGroup().collect {
      for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations"] {
        settings.connect("notify::\(name)") { read() }
      }
      ScreenReader.follow { read() }
    }
    read()
  }

  /// Sets what trees inherit.
  static func read() {
    animates = settings?["gtk-enable-animations"] ?? false
    let (scheme, direction, phase) = (colorScheme, layoutDirection, WindowState.applicationPhase)
    let (reducesMotion, contrast, isReadAloud) = (!animates, contrast, ScreenReader.isOn)
    DesktopEnvironment.set {
      $0.colorScheme = scheme
      $0.colorSchemeContrast = contrast
      $0.layoutDirection = direction
      $0.accessibilityReduceMotion = reducesMotion
      $0.accessibilityVoiceOverEnabled = isReadAloud
      $0.setDesktopLocale(DesktopLocale.own)
      $0.scenePhase = phase
    }
  }

  /// Themes of high contrast say so in their names.
  private static var contrast: ColorSchemeContrast {
    guard let settings else { return .standard }
    let theme: String = settings["gtk-theme-name"]
    return theme.lowercased().hasPrefix("highcontrast") || theme.lowercased().contains("-hc") ? .increased : .standard
  }

  /// Themes that are dark say so in their names.
  private static var colorScheme: ColorScheme {
    guard let settings else { return .light }
    let isDarkPreferred: Bool = settings["gtk-application-prefer-dark-theme"]
    let theme: String = settings["gtk-theme-name"]
    return isDarkPreferred || theme.lowercased().hasSuffix("-dark") ? .dark : .light
  }

  private static var layoutDirection: LayoutDirection {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }
}
