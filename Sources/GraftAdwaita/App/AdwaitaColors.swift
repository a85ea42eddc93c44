#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// What libadwaita's style manager decides on.
  @MainActor
  final class AdwaitaColors: WindowColors {
    private let manager = ObjectReference(retaining: adw_style_manager_get_default().objectAddress)
    /// What is asked for where no view wishes anything.
    var scheme = AdwColorScheme.automatic {
      didSet { show() }
    }
    private var wished: ColorScheme?

    init() {
      // These live as long as the program, whatever is being made at the moment.
      HandlerGroup().collect {
        for name in ["dark", "high-contrast"] { manager.connect("notify::\(name)") { DesktopSettings.read() } }
        if hasAccents { manager.connect("notify::accent-color") { DesktopSettings.read() } }
      }
    }

    var isDark: Bool { manager["dark"] }

    var isOfHighContrast: Bool { manager["high-contrast"] }

    func wish(_ scheme: ColorScheme?) {
      wished = scheme
      show()
    }

    private func show() {
      let forced: AdwColorScheme? = wished.map { $0 == .dark ? .forceDark : .forceLight }
      manager["color-scheme"] = (forced ?? scheme).number
    }

    func add(to values: inout EnvironmentValues) {
      values.adwIsDark = isDark
      values.adwAccentColor = accent.map { Color(Color.Resolved($0)) } ?? .accentColor
    }

    private var hasAccents: Bool {
      var color = GdkRGBA()
      return graft_adwaita_accent(manager.object.cast(), &color) != 0
    }

    /// The user's from 1.6 on, and before that the style sheet's.
    private var accent: GdkRGBA? {
      var color = GdkRGBA()
      if graft_adwaita_accent(manager.object.cast(), &color) != 0 { return color }
      let label = Widget(gtk_label_new(nil))
      let context = gtk_widget_get_style_context(label.widgetObject)
      return gtk_style_context_lookup_color(context, "accent_bg_color", &color) != 0 ? color : nil
    }
  }
#endif
