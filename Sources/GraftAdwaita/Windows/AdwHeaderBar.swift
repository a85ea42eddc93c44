#if Adwaita
  import CAdwaita
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// libadwaita's header bar: the title in the middle, views at both ends, and the window's buttons.
  ///
  /// Without a title of its own it shows that of the page of a split view which it is in, and else that of the window.
  public struct AdwHeaderBar<Start: View, End: View>: GtkWidgetRepresentable {
    private let title: Text?
    private let subtitle: Text?
    private let showsTitleButtons: Bool
    private let start: Start
    private let end: End

    /// A bar with a title, or with that of what it is in, and views at its ends.
    public init(
      title: Text? = nil, subtitle: Text? = nil, showsTitleButtons: Bool = true, @ViewBuilder start: () -> Start,
      @ViewBuilder end: () -> End
    ) {
      (self.title, self.subtitle, self.showsTitleButtons) = (title, subtitle, showsTitleButtons)
      (self.start, self.end) = (start(), end())
    }

    /// What is in the bar, and its title.
    public func makeCoordinator() -> HeaderBarParts<Start, End> { HeaderBarParts() }

    /// As wide as its place.
    public var gtkWidgetSizing: GtkWidgetSizing { GtkWidgetSizing(horizontal: .fill) }

    /// A bar without a title yet.
    public func makeGtkWidget(context: Context) -> Widget {
      let bar = Adwaita.make("AdwHeaderBar")
      let parts = context.coordinator
      parts.start.put { adw_header_bar_pack_start(bar.object.cast(), $0.widgetObject) }
      parts.end.put { adw_header_bar_pack_end(bar.object.cast(), $0.widgetObject) }
      return bar
    }

    /// Shows the titles and the views.
    public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let (parts, locale) = (context.coordinator, context.environment.locale)
      parts.start.show(BarItems(content: start))
      parts.end.show(BarItems(content: end))
      let ends = context.environment.barEnds
      gtkWidget["show-start-title-buttons"] = showsTitleButtons && ends.hasStart
      gtkWidget["show-end-title-buttons"] = showsTitleButtons && ends.hasEnd
      guard title != nil || subtitle != nil else { return gtkWidget["title-widget"] = nil as ObjectReference? }
      parts.title["title"] = title?.string(in: locale) ?? ""
      parts.title["subtitle"] = subtitle?.string(in: locale) ?? ""
      if gtkWidget["title-widget"] != parts.title { gtkWidget["title-widget"] = parts.title }
    }
  }

  /// The views at one end of a bar or row, beside each other, and never narrower than they are by nature.
  struct BarItems<Content: View>: View {
    let content: Content

    var body: some View { HStack(spacing: 6) { content }.fixedSize(horizontal: true, vertical: false) }
  }

  /// What a header bar holds.
  @MainActor
  public final class HeaderBarParts<Start: View, End: View> {
    let start = Slot<BarItems<Start>>(isEmpty: Start.self == EmptyView.self)
    let end = Slot<BarItems<End>>(isEmpty: End.self == EmptyView.self)
    lazy var title = Adwaita.make("AdwWindowTitle")
  }

  extension AdwHeaderBar where Start == EmptyView, End == EmptyView {
    /// A bar with nothing but the title of what it is in, and the window's buttons.
    public init() {
      self.init {
        EmptyView()
      } end: {
        EmptyView()
      }
    }
  }

  extension AdwHeaderBar {
    /// A bar with a text as title and views at its ends. Claim UI17.
    public init(
      _ titleKey: LocalizedStringKey, @ViewBuilder start: () -> Start = { EmptyView() },
      @ViewBuilder end: () -> End = { EmptyView() }
    ) { self.init(title: Text(titleKey), start: start, end: end) }

    /// A bar with a text as title and views at its ends.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, @ViewBuilder start: () -> Start = { EmptyView() }, @ViewBuilder end: () -> End = { EmptyView() }
    ) { self.init(title: Text(title), start: start, end: end) }
  }
#endif
