import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The desktop's settings as every tree inherits them.
@MainActor
package enum DesktopSettings {
  private static var settings: ObjectReference?

  /// What decides on light and dark.
  private static var colors: any WindowColors = ThemeColors()
  private static var wishedScheme: ColorScheme?

  /// Has all windows be light or dark; nil leaves it to the desktop.
  package static func wish(_ scheme: ColorScheme?) {
    wishedScheme = scheme
    colors.wish(scheme)
  }

  /// Has another one decide on light and dark, which follows the wish that there is.
  package static func replaceColors(by make: () -> any WindowColors) {
    colors.wish(nil)
    colors = make()
    colors.wish(wishedScheme)
    read()
  }

  /// Whether the user wants things to move: asked in each frame.
  private(set) static var animates = false

  /// What links are written in, as long as the theme stays the same; nil while nobody knows.
  package static var linkColor: GdkRGBA?

  /// Reads the settings, and reads them again when they change.
  static func follow() {
    guard let pointer = gtk_settings_get_default() else { return }
    let settings = ObjectReference(retaining: pointer.objectAddress)
    self.settings = settings
    // These live as long as the program, whatever is being made at the moment.
    HandlerGroup().collect {
      for name in [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
      ] {
        settings.connect("notify::\(name)") { read() }
      }
      ScreenReader.follow { read() }
    }
    read()
  }

  /// Sets what trees inherit.
  package static func read() {
    linkColor = nil
    animates = settings?["gtk-enable-animations"] ?? false
    let (direction, phase) = (layoutDirection, WindowState.applicationPhase)
    let (reducesMotion, isReadAloud) = (!animates, ScreenReader.isOn)
    let scheme: ColorScheme = colors.isDark ? .dark : .light
    let contrast: ColorSchemeContrast = colors.isOfHighContrast ? .increased : .standard
    let textScaling = textScaling
    DesktopEnvironment.set { [colors] in
      $0.textScaling = textScaling
      $0.colorScheme = scheme
      $0.colorSchemeContrast = contrast
      $0.layoutDirection = direction
      $0.accessibilityReduceMotion = reducesMotion
      $0.accessibilityVoiceOverEnabled = isReadAloud
      $0.setDesktopLocale(DesktopLocale.own)
      $0.scenePhase = phase
      colors.add(to: &$0)
    }
  }

  /// The desktop's factor is in the dots of an inch, of which there are 96 without one.
  private static var textScaling: Double {
    let dots: Int = settings?["gtk-xft-dpi"] ?? 0
    return dots > 0 ? Double(dots) / 1024 / 96 : 1
  }

  private static var layoutDirection: LayoutDirection {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }
}
