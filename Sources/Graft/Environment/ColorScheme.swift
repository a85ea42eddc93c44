import ViewGraph

/// Whether the user's theme is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
  /// Whether the theme is light or dark; follows the desktop while the program runs.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
