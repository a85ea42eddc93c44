import CGTK
import Foundation
import GTKSupport

/// The settings under which a picture has the same bytes on every run, whatever the user's desktop says.
@MainActor
enum FixedEnvironment {
  /// Before GTK is initialised.
  static func apply(display: String) {
    let variables = [
      "DISPLAY": display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GDK_SCALE": "1",
      "GTK_A11Y": "test", "GTK_USE_PORTAL": "0", "GSETTINGS_BACKEND": "memory",
      // Without this, GTK would start a bus whose X connection keeps the server alive.
      "DBUS_SESSION_BUS_ADDRESS": "disabled:",
      // An input method of the user's session would take the keys.
      "GTK_IM_MODULE": "gtk-im-context-simple",
      "LC_ALL": "C.UTF-8",
      // Mesa would warn of a server without OpenGL, as is that with a touch screen.
      "EGL_LOG_LEVEL": "fatal",
      // What programs keep is not the user's.
      "XDG_DATA_HOME": ProcessEnd.dataFolder.path,
    ]
    for (name, value) in variables { setenv(name, value, 1) }
    for name in ["WAYLAND_DISPLAY", "GTK_MODULES", "GTK_THEME", "GDK_DPI_SCALE", "LANGUAGE", "GTK_DEBUG"] {
      unsetenv(name)
    }
  }

  /// Once GTK has a display.
  static func applySettings() {
    guard let settings = gtk_settings_get_default() else { return }
    let reference = ObjectReference(retaining: settings.objectAddress)
    // Not by the environment: a theme that is said there is light or dark for good.
    reference["gtk-theme-name"] = "Default"
    reference["gtk-font-name"] = "DejaVu Sans 10"
    reference["gtk-xft-hintstyle"] = "hintnone"
    reference["gtk-xft-rgba"] = "none"
    reference["gtk-xft-antialias"] = 1
    reference["gtk-xft-hinting"] = 0
    reference["gtk-xft-dpi"] = 96 * 1024
    for name in ["gtk-enable-animations", "gtk-cursor-blink", "gtk-hint-font-metrics"] { reference[name] = false }
  }
}
