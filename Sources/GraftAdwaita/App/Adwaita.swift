#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import ViewGraph

  /// libadwaita in this process.
  @MainActor
  enum Adwaita {
    /// What libadwaita decides on; nil before it is initialised.
    private(set) static var colors: AdwaitaColors?

    /// Has libadwaita style the windows of the program, from its first window or view on. Again is no harm.
    static func start() {
      guard colors == nil else { return }
      DesktopSettings.replaceColors {
        adw_init()
        let made = AdwaitaColors()
        colors = made
        return made
      }
    }

    /// A widget of libadwaita's, by the name of its type.
    static func make(_ typeName: String) -> Widget {
      start()
      return Widget(typeName: typeName)
    }

    /// Whether the libadwaita that is there has a type.
    static func has(_ typeName: String) -> Bool {
      start()
      return TypeLookup.isTaken(typeName)
    }

    /// What libadwaita reads as markup, as it is.
    static func unmarked(_ text: String) -> String {
      guard let escaped = g_markup_escape_text(CText.shown(text), -1) else { return "" }
      defer { g_free(escaped) }
      return String(cString: escaped)
    }
  }
#endif
