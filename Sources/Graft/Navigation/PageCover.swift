import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

extension View {
  /// Takes a page that is covered off the screen, and the focus to the page that is shown (NV22, NV23).
  func pageCover(isCovered: Bool, isRoot: Bool) -> some View {
    ModifiedItems(content: self, modifier: PageCover(isCovered: isCovered, isRoot: isRoot))
  }
}

/// Whether a page is covered.
private struct PageCover: IslandEffect {
  let isCovered: Bool
  let isRoot: Bool

  func makeCoordinator() -> PageFocus { PageFocus() }

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    var treatment = IslandTreatment()
    treatment.conceals = isCovered
    return treatment
  }

  func update(_ widget: Widget, _ coordinator: PageFocus, environment: EnvironmentValues) {
    coordinator.follow(isCovered: isCovered, isRoot: isRoot, widget)
  }
}

/// Where the focus was in a page, and where it goes when the page is shown.
@MainActor
private final class PageFocus {
  private var isCovered: Bool?
  private var former: ObjectWatch?

  func follow(isCovered: Bool, isRoot: Bool, _ page: Widget) {
    let isFirst = self.isCovered == nil
    guard self.isCovered != isCovered else { return }
    self.isCovered = isCovered
    if isCovered {
      former = Self.focus(in: page)
    } else if !(isFirst && isRoot) {
      UpdateScheduler.shared.afterUpdates { [self] in takeFocus(page) }
    }
  }

  /// The widget with the focus in a page.
  private static func focus(in page: Widget) -> ObjectWatch? {
    guard let root = gtk_widget_get_root(page.widgetObject), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, page.widgetObject) != 0
    else { return nil }
    return ObjectWatch(focus)
  }

  /// What had the focus gets it back, else the first widget that takes it. A focus elsewhere in the window stays.
  private func takeFocus(_ page: Widget) {
    guard isCovered == false, let root = gtk_widget_get_root(page.widgetObject) else { return }
    if let focus = gtk_root_get_focus(root), gtk_widget_get_mapped(focus) != 0 { return }
    if let widget = former?.object?.object.cast(to: GtkWidget.self), gtk_widget_get_mapped(widget) != 0 {
      gtk_widget_grab_focus(widget)
    } else if gtk_widget_child_focus(page.widgetObject, GTK_DIR_TAB_FORWARD) == 0 {
      gtk_root_set_focus(root, nil)
    }
  }
}
