#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A sidebar beside content, or one of both at a time with a way back: libadwaita's `AdwNavigationSplitView`.
  ///
  /// Each side has a title, which an `AdwHeaderBar` in it shows. Before 1.4 it is an `AdwLeaflet`, which also shows one side at a
  /// time where both have no room, and the bars show the window's title. It takes all the room that it is offered.
  public struct AdwNavigationSplitView<Sidebar: View, Content: View>: GtkWidgetRepresentable {
    private let titles: [Text]
    private let isCollapsed: Bool
    @Binding private var showsContent: Bool
    private let sidebar: Sidebar
    private let content: Content

    /// Two sides with titles. Where it is collapsed, the binding says which of them is shown, and the user changes it by going
    /// back.
    public init(
      sidebarTitle: Text, contentTitle: Text, isCollapsed: Bool = false, showsContent: Binding<Bool>,
      @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content
    ) {
      titles = [sidebarTitle, contentTitle]
      self.isCollapsed = isCollapsed
      _showsContent = showsContent
      (self.sidebar, self.content) = (sidebar(), content())
    }

    /// What is in it.
    public func makeCoordinator() -> SplitParts<Sidebar, Content> { SplitParts($showsContent) }

    /// As large as its place.
    public var gtkWidgetSizing: GtkWidgetSizing { .fill }

    /// A view with two empty sides.
    public func makeGtkWidget(context: Context) -> Widget {
      Adwaita.has("AdwNavigationSplitView") ? makeSplit(context) : makeLeaflet(context)
    }

    private func makeSplit(_ context: Context) -> Widget {
      let (split, parts) = (Adwaita.make("AdwNavigationSplitView"), context.coordinator)
      parts.pages = [Adwaita.make("AdwNavigationPage"), Adwaita.make("AdwNavigationPage")]
      // Pages without a title are warned of when they are shown.
      showTitles(context)
      parts.sidebar.put { [page = parts.pages[0]] in page["child"] = $0 }
      parts.content.put { [page = parts.pages[1]] in page["child"] = $0 }
      (split["sidebar"], split["content"]) = (parts.pages[0], parts.pages[1])
      split.connect("notify::show-content") { [shown = parts.shown] signal in
        let split = signal.widget
        shown.userDidEdit(split["show-content"]) { split["show-content"] = $0 }
      }
      return split
    }

    private func makeLeaflet(_ context: Context) -> Widget {
      let (leaflet, parts) = (Adwaita.make("AdwLeaflet"), context.coordinator)
      leaflet["can-navigate-back"] = true
      parts.sidebar.put { [unowned parts] in
        parts.sidebarSide = $0
        adw_leaflet_append(leaflet.object.cast(), $0.widgetObject)
      }
      parts.content.put { [unowned parts] in
        parts.contentSide = $0
        ($0["hexpand"], $0["vexpand"]) = (true, true)
        adw_leaflet_append(leaflet.object.cast(), $0.widgetObject)
      }
      leaflet.connect("notify::folded") { [unowned parts] in parts.areBeside = $0.sender["folded"] == false }
      leaflet.connect("notify::visible-child") { [unowned parts] signal in
        let leaflet = signal.widget
        parts.shown.userDidEdit(leaflet["visible-child"] == parts.contentSide) {
          leaflet["visible-child"] = $0 ? parts.contentSide : parts.sidebarSide
        }
      }
      return leaflet
    }

    /// Ends what is in the pages.
    public static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: SplitParts<Sidebar, Content>) {
      // libadwaita 1.7 never frees a page that had the focus when the view was collapsed.
      for page in coordinator.pages { page["child"] = nil as ObjectReference? }
    }

    private func showTitles(_ context: Context) {
      let locale = context.environment.locale
      for (page, title) in zip(context.coordinator.pages, titles) {
        page["title"] = CText.shown(title.string(in: locale))
      }
    }

    /// Shows the views, and the side that is to be shown.
    public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let parts = context.coordinator
      parts.shown.value = $showsContent
      parts.show(sidebar, content)
      showTitles(context)
      if parts.pages.isEmpty {
        gtkWidget["can-unfold"] = !isCollapsed
        parts.areBeside = gtkWidget["folded"] == false
        gtkWidget["visible-child"] = showsContent ? parts.contentSide : parts.sidebarSide
      } else {
        gtkWidget["collapsed"] = isCollapsed
        gtkWidget["show-content"] = showsContent
      }
    }
  }

  extension AdwNavigationSplitView {
    /// Two sides with texts as titles. Claim UI17.
    public init(
      _ sidebarTitle: LocalizedStringKey, _ contentTitle: LocalizedStringKey, isCollapsed: Bool = false,
      showsContent: Binding<Bool>, @ViewBuilder sidebar: () -> Sidebar,
      @ViewBuilder content: () -> Content
    ) {
      self.init(
        sidebarTitle: Text(sidebarTitle), contentTitle: Text(contentTitle), isCollapsed: isCollapsed,
        showsContent: showsContent, sidebar: sidebar, content: content)
    }
  }
#endif
