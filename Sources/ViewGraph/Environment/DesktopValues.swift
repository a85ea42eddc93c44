import Foundation

/// Whether the user's theme is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private struct SaidLocaleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TextScalingKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}

/// What the user's desktop sets; each may be set for a part of the tree.
extension EnvironmentValues {
  /// Whether the theme is light or dark; follows the desktop while the program runs.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The side at which reading starts; follows the toolkit while the program runs.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the user wants little to move: true where the toolkit's animations are turned off, and follows that while the
  /// program runs. Where a program sets it, views that would move fade instead (MO62).
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// By how much the user has texts be larger than they are made, whatever their size is; follows the desktop while the program
  /// runs.
  package var textScaling: Double {
    get { self[TextScalingKey.self] }
    set { self[TextScalingKey.self] = newValue }
  }

  /// How numbers and dates are written: as the user's settings say when the program starts.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      isLocaleSaid = true
    }
  }

  /// Whether the program has said the locale. Otherwise it is that of the user's numbers, who may read other languages (TX20).
  package private(set) var isLocaleSaid: Bool {
    get { self[SaidLocaleKey.self] }
    set { self[SaidLocaleKey.self] = newValue }
  }

  /// Sets the locale of the user's numbers.
  package mutating func setDesktopLocale(_ locale: Locale) { self[LocaleKey.self] = locale }

  /// The user's calendar, by which dates are counted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The user's time zone, in which dates are written.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

/// What every tree of the process inherits: the desktop's settings.
@MainActor
package enum DesktopEnvironment {
  static let scope = EnvironmentScope()

  /// Sets values anew; whoever reads one that has changed is evaluated again.
  package static func set(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    UpdateScheduler.shared.invalidate { scope.setTransform(transform) }
  }
}
