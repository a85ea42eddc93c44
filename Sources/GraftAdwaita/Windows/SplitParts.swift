#if Adwaita
  import GTKSupport
  import Graft
  import ViewGraph

  /// What a split view of libadwaita's holds.
  @MainActor
  public final class SplitParts<Sidebar: View, Content: View> {
    let sidebar = Slot<SplitSide<Sidebar>>()
    let content = Slot<SplitSide<Content>>()
    /// Which side is shown where there is room for one.
    let shown: EditCoordinator<Bool>
    /// What has the sides' titles; empty where nothing does.
    var pages: [Widget] = []
    /// What is shown where there is room for one.
    var contentSide: Widget?
    var sidebarSide: Widget?

    /// The latest views, and the edge at which the sidebar is.
    private var views: (sidebar: Sidebar, content: Content, edge: HorizontalEdge)?
    /// Whether the sides are beside each other and have to be told which of them has the window's buttons.
    var areBeside = false {
      didSet { if areBeside != oldValue { showSides() } }
    }

    /// Shows the views.
    func show(_ sidebar: Sidebar, at edge: HorizontalEdge = .leading, _ content: Content) {
      views = (sidebar, content, edge)
      showSides()
    }

    private func showSides() {
      guard let views else { return }
      let other: HorizontalEdge = views.edge == .leading ? .trailing : .leading
      sidebar.show(SplitSide(edge: areBeside ? views.edge : nil, content: views.sidebar))
      content.show(SplitSide(edge: areBeside ? other : nil, content: views.content))
    }

    init(_ shown: Binding<Bool>) { self.shown = EditCoordinator(shown) }
  }
#endif
