import CGTK
import GTKSupport
import ViewGraph

/// How one view wishes the windows to look. GTK has one look for the whole program: of several wishes the oldest counts,
/// and without one it looks as the desktop says.
@MainActor
package final class ColorSchemeWish {
  private static let property = "gtk-application-prefer-dark-theme"
  private static var wishes: [(wish: ObjectIdentifier, scheme: ColorScheme)] = []
  /// What the setting was before anybody had a wish.
  private static var isDarkByItself = false

  /// Nothing is wished yet.
  package init() {}

  /// Wishes a scheme, or no longer any.
  package func set(_ scheme: ColorScheme?) {
    guard let settings = gtk_settings_get_default().map({ ObjectReference(retaining: $0.objectAddress) })
    else { return }
    if ColorSchemeWish.wishes.isEmpty { ColorSchemeWish.isDarkByItself = settings[ColorSchemeWish.property] }
    replace(by: scheme)
    let isDark = ColorSchemeWish.wishes.first.map { $0.scheme == .dark } ?? ColorSchemeWish.isDarkByItself
    if settings[ColorSchemeWish.property] != isDark { settings[ColorSchemeWish.property] = isDark }
  }

  private func replace(by scheme: ColorScheme?) {
    let place = ColorSchemeWish.wishes.firstIndex { $0.wish == ObjectIdentifier(self) }
    switch (place, scheme) {
    case (let place?, let scheme?): ColorSchemeWish.wishes[place].scheme = scheme
    case (let place?, nil): ColorSchemeWish.wishes.remove(at: place)
    case (nil, let scheme?): ColorSchemeWish.wishes.append((ObjectIdentifier(self), scheme))
    case (nil, nil): break
    }
  }
}
