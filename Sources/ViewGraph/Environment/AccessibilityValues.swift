/// How much what is shown stands out.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

private struct ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

private struct VoiceOverKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// What the user needs of what is shown. As SwiftUI documents it. Claim AX17.
extension EnvironmentValues {
  /// Whether the theme is one of high contrast; follows the desktop while the program runs.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// Whether nothing may be told by its colour alone; the desktop has no such setting.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether nothing may be seen through; the desktop has no such setting.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the colours of the screen are inverted; the desktop does not tell.
  public var accessibilityInvertColors: Bool { false }

  /// Whether a screen reader is on; follows the user's settings while the program runs, where these are installed.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether switches are used in place of keys; the desktop does not tell.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether the user has larger things shown; the desktop does not tell.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}
