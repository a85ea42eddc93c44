#if Adwaita
  import GTKSupport
  import Graft
  import ViewGraph

  /// Who has the header bar of a libadwaita window.
  public enum AdwWindowBar: Sendable {
    /// The window: one with its title, and with what views put into it by `toolbar`.
    case window
    /// The views in it, by `AdwHeaderBar` and `AdwToolbarView`. What views put into the window's bar is not shown.
    case content
  }

  extension Scene {
    /// Makes the windows of the scene `AdwApplicationWindow`s, in libadwaita's style.
    ///
    /// libadwaita is initialised before the first of them. From then on it styles every window of the program, and its style
    /// manager decides whether they are light or dark, also for `preferredColorScheme`.
    public func adwaita(headerBar: AdwWindowBar = .window) -> some Scene {
      gtkWindow { Adwaita.make("AdwApplicationWindow") }
        .transformEnvironment(\.windowLook) { if headerBar == .content { $0 = .bare } }
    }

    /// Asks libadwaita for light or dark windows while no view has a `preferredColorScheme`. It holds for the whole program.
    public func adwColorScheme(_ scheme: AdwColorScheme) -> some Scene {
      onChange(of: scheme, initial: true) {
        Adwaita.start()
        Adwaita.colors?.scheme = scheme
      }
    }
  }
#endif
