#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A line across the view that says something of all that is below, with a button: libadwaita's `AdwBanner`, and before 1.3
  /// GTK's info bar.
  public struct AdwBanner: GtkWidgetRepresentable {
    private let title: Text
    private let button: Text?
    private let isRevealed: Bool
    private let action: () -> Void

    /// A banner that is there while it is revealed, with a button if that has a text.
    public init(title: Text, isRevealed: Bool = true, button: Text? = nil, action: @escaping () -> Void = {}) {
      (self.title, self.isRevealed, self.button, self.action) = (title, isRevealed, button, action)
    }

    /// The latest action, and what an info bar holds.
    public func makeCoordinator() -> BannerParts { BannerParts() }

    /// As wide as its place.
    public var gtkWidgetSizing: GtkWidgetSizing { GtkWidgetSizing(horizontal: .fill) }

    /// A banner that says nothing yet.
    public func makeGtkWidget(context: Context) -> Widget {
      Adwaita.has("AdwBanner") ? makeBanner(context.coordinator) : makeInfoBar(context.coordinator)
    }

    private func makeBanner(_ parts: BannerParts) -> Widget {
      let banner = Adwaita.make("AdwBanner")
      banner["use-markup"] = false
      banner.connect("button-clicked") { [unowned parts] in parts.action() }
      return banner
    }

    private func makeInfoBar(_ parts: BannerParts) -> Widget {
      let bar = Widget(gtk_info_bar_new())
      let label = Widget(gtk_label_new(nil))
      (label["wrap"], label["hexpand"]) = (true, true)
      gtk_info_bar_add_child(bar.object.cast(), label.widgetObject)
      let button = Widget(gtk_info_bar_add_button(bar.object.cast(), "", GTK_RESPONSE_OK.rawValue))
      bar.connect("response") { [unowned parts] in parts.action() }
      (parts.label, parts.button) = (label, button)
      return bar
    }

    /// Shows the texts, and whether it is there.
    public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let (parts, locale) = (context.coordinator, context.environment.locale)
      let (title, button) = (title.string(in: locale), button?.string(in: locale) ?? "")
      parts.action = action
      if let label = parts.label, let ownButton = parts.button {
        label["label"] = CText.shown(title)
        (ownButton["label"], ownButton["visible"]) = (CText.shown(button), !button.isEmpty)
      } else {
        (gtkWidget["title"], gtkWidget["button-label"]) = (CText.shown(title), CText.shown(button))
      }
      gtkWidget["revealed"] = isRevealed
    }
  }

  /// What a banner keeps between updates.
  @MainActor
  public final class BannerParts {
    var action: () -> Void = {}
    /// Those of an info bar.
    var label: Widget?
    var button: Widget?
  }

  extension AdwBanner {
    /// A banner with texts. Claim UI17.
    public init(
      _ titleKey: LocalizedStringKey, isRevealed: Bool = true, button: LocalizedStringKey? = nil,
      action: @escaping () -> Void = {}
    ) { self.init(title: Text(titleKey), isRevealed: isRevealed, button: button.map { Text($0) }, action: action) }

    /// A banner with texts.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, isRevealed: Bool = true, button: Title? = nil, action: @escaping () -> Void = {}
    ) { self.init(title: Text(title), isRevealed: isRevealed, button: button.map { Text($0) }, action: action) }
  }
#endif
