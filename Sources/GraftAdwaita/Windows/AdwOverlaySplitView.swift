#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A sidebar beside content, or over it: libadwaita's `AdwOverlaySplitView`, and before 1.4 an `AdwFlap`.
  ///
  /// It takes all the room that it is offered.
  public struct AdwOverlaySplitView<Sidebar: View, Content: View>: GtkWidgetRepresentable {
    private let isCollapsed: Bool
    @Binding private var showsSidebar: Bool
    private let edge: HorizontalEdge
    private let sidebar: Sidebar
    private let content: Content

    /// A sidebar at an edge of content. Collapsed, it lies over the content. The binding says whether it is there, and the user
    /// changes it by swipes, and by a click beside a sidebar that lies over the content.
    public init(
      showsSidebar: Binding<Bool>, isCollapsed: Bool = false, edge: HorizontalEdge = .leading,
      @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content
    ) {
      _showsSidebar = showsSidebar
      (self.isCollapsed, self.edge) = (isCollapsed, edge)
      (self.sidebar, self.content) = (sidebar(), content())
    }

    /// What is in it.
    public func makeCoordinator() -> SplitParts<Sidebar, Content> { SplitParts($showsSidebar) }

    /// As large as its place.
    public var gtkWidgetSizing: GtkWidgetSizing { .fill }

    private static var isNew: Bool { Adwaita.has("AdwOverlaySplitView") }
    private static var shown: String { isNew ? "show-sidebar" : "reveal-flap" }

    /// A view with two empty sides.
    public func makeGtkWidget(context: Context) -> Widget {
      let split = Adwaita.make(Self.isNew ? "AdwOverlaySplitView" : "AdwFlap")
      let (parts, name) = (context.coordinator, Self.shown)
      // What collapses it shows or hides nothing by itself: the binding says that.
      split[Self.isNew ? "pin-sidebar" : "locked"] = true
      parts.sidebar.put {
        // A flap that lies over the content would let that be seen through it.
        if !Self.isNew { gtk_widget_add_css_class($0.widgetObject, "background") }
        split[Self.isNew ? "sidebar" : "flap"] = $0
      }
      parts.content.put { split["content"] = $0 }
      split.connect("notify::\(name)") { [shown = parts.shown] signal in
        let split = signal.widget
        shown.userDidEdit(split[name]) { split[name] = $0 }
      }
      return split
    }

    /// Shows the views, and the sidebar if it is to be there.
    public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let parts = context.coordinator
      parts.shown.value = $showsSidebar
      parts.show(sidebar, at: edge, content)
      parts.areBeside = !Self.isNew && !isCollapsed && showsSidebar
      let side = Int((edge == .leading ? GTK_PACK_START : GTK_PACK_END).rawValue)
      gtkWidget[Self.isNew ? "sidebar-position" : "flap-position"] = side
      if Self.isNew {
        gtkWidget["collapsed"] = isCollapsed
      } else {
        gtkWidget["fold-policy"] = Int(
          (isCollapsed ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER).rawValue)
      }
      gtkWidget[Self.shown] = showsSidebar
    }
  }
#endif
