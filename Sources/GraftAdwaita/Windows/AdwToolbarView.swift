#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A view between bars, of which the upper ones move the window: libadwaita's `AdwToolbarView`, and before 1.4 a box.
  ///
  /// It takes all the room that it is offered.
  public struct AdwToolbarView<Content: View, Top: View, Bottom: View>: GtkWidgetRepresentable {
    private let content: Content
    private let top: Top
    private let bottom: Bottom

    /// Views with bars above and below them.
    public init(
      @ViewBuilder content: () -> Content, @ViewBuilder topBars: () -> Top,
      @ViewBuilder bottomBars: () -> Bottom = { EmptyView() }
    ) { (self.content, top, bottom) = (content(), topBars(), bottomBars()) }

    /// What is in it.
    public func makeCoordinator() -> ToolbarViewParts<Content, Top, Bottom> { ToolbarViewParts() }

    /// As large as its place.
    public var gtkWidgetSizing: GtkWidgetSizing { .fill }

    /// A view with empty places.
    public func makeGtkWidget(context: Context) -> Widget {
      Adwaita.has("AdwToolbarView") ? makeView(context.coordinator) : makeBox(context.coordinator)
    }

    private func makeView(_ parts: ToolbarViewParts<Content, Top, Bottom>) -> Widget {
      let view = Adwaita.make("AdwToolbarView")
      parts.content.put { view["content"] = $0 }
      parts.top.put { graft_adwaita_add_top_bar(view.widgetObject, $0.widgetObject) }
      parts.bottom.put { graft_adwaita_add_bottom_bar(view.widgetObject, $0.widgetObject) }
      return view
    }

    private func makeBox(_ parts: ToolbarViewParts<Content, Top, Bottom>) -> Widget {
      let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      parts.top.put { bar in
        // Header bars move the window by themselves; what is beside them does by this.
        let handle = Widget(gtk_window_handle_new())
        handle["child"] = bar
        gtk_box_prepend(box.object.cast(), handle.widgetObject)
      }
      parts.content.put {
        ($0["hexpand"], $0["vexpand"]) = (true, true)
        gtk_box_append(box.object.cast(), $0.widgetObject)
      }
      parts.bottom.put { gtk_box_append(box.object.cast(), $0.widgetObject) }
      return box
    }

    /// Shows the views.
    public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      context.coordinator.top.show(StackedBars(content: top))
      context.coordinator.content.show(content)
      context.coordinator.bottom.show(StackedBars(content: bottom))
    }
  }

  /// Bars below each other.
  struct StackedBars<Content: View>: View {
    let content: Content

    var body: some View { VStack(spacing: 0) { content } }
  }

  /// What a toolbar view holds.
  @MainActor
  public final class ToolbarViewParts<Content: View, Top: View, Bottom: View> {
    let content = Slot<Content>()
    let top = Slot<StackedBars<Top>>(isEmpty: Top.self == EmptyView.self)
    let bottom = Slot<StackedBars<Bottom>>(isEmpty: Bottom.self == EmptyView.self)
  }
#endif
