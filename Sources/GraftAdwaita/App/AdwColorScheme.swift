#if Adwaita
  import Graft
  import ViewGraph

  /// What a program asks of libadwaita's style manager: whether its windows are light or dark.
  public enum AdwColorScheme: Hashable, Sendable {
    /// As the user says; light where the desktop has no such setting.
    case automatic
    /// Always light.
    case forceLight
    /// Light, unless the user wishes dark windows.
    case preferLight
    /// Dark, unless the user wishes light windows.
    case preferDark
    /// Always dark.
    case forceDark

    /// As libadwaita counts.
    var number: Int {
      switch self {
      case .automatic: 0
      case .forceLight: 1
      case .preferLight: 2
      case .preferDark: 3
      case .forceDark: 4
      }
    }
  }

  private struct IsDarkKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct AccentColorKey: EnvironmentKey {
    static var defaultValue: Color { .accentColor }
  }

  extension EnvironmentValues {
    /// Whether libadwaita shows dark windows; follows its style manager while the program runs. So does `colorScheme`.
    public var adwIsDark: Bool {
      get { self[IsDarkKey.self] }
      set { self[IsDarkKey.self] = newValue }
    }

    /// The accent colour, as the background of letters: the user's from libadwaita 1.6 on, where it follows the desktop, and
    /// before that the style sheet's blue.
    public var adwAccentColor: Color {
      get { self[AccentColorKey.self] }
      set { self[AccentColorKey.self] = newValue }
    }
  }
#endif
