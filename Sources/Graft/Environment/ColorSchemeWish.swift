import GTKBridge
import ViewGraph

/// How one view wishes the windows to look. GTK has one look for the whole program: of several wishes the oldest counts,
/// and without one it looks as the desktop says.
@MainActor
package final class ColorSchemeWish {
  private static var wishes: [(wish: ObjectIdentifier, scheme: ColorScheme)] = []

  /// Nothing is wished yet.
  package init() {}

  /// Wishes a scheme, or no longer any.
  package func set(_ scheme: ColorScheme?) {
    replace(by: scheme)
    DesktopSettings.wish(ColorSchemeWish.wishes.first?.scheme)
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
