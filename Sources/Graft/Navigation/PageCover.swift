import CGTK
import Foundation
import GTKBridge
import GTKSupport
import Paths
import ViewGraph

extension View {
  /// Takes a page that is covered off the screen, and the focus to the page that is shown (NV22, NV23). With a slide the
  /// page goes aside and comes back by the animation of the update.
  func pageCover(isCovered: Bool, isRoot: Bool, slide: PageSlide? = nil) -> some View {
    ModifiedItems(
      content: self,
      modifier: PageCover(
        isCovered: isCovered, isRoot: isRoot, slide: slide, shareAside: isCovered && slide != nil ? 1 : 0))
  }
}

/// Whether a page is covered.
private struct PageCover: IslandEffect, @MainActor Animatable {
  let isCovered: Bool
  let isRoot: Bool
  let slide: PageSlide?
  /// How far the page has gone aside: 1 for out of sight.
  var shareAside: Double

  var animatableData: Double {
    get { shareAside }
    set { shareAside = newValue }
  }

  func makeCoordinator() -> PageFocus { PageFocus() }

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    let isBetween = isCovered ? shareAside < 1 : shareAside > 0
    let isSliding = isBetween && slide?.isDeep == false && !environment.accessibilityReduceMotion
    let share = environment.layoutDirection == .rightToLeft ? shareAside : -shareAside
    var treatment = IslandTreatment(transform: isSliding ? Aside(share: share) : nil)
    treatment.conceals = isCovered && !isSliding
    return treatment
  }

  func update(_ widget: Widget, _ coordinator: PageFocus, environment: EnvironmentValues) {
    coordinator.follow(isCovered: isCovered, isRoot: isRoot, widget)
  }

  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: PageFocus) {
    guard let leaf = node as? any LeafNode else { return }
    switch coordinator.takeNews() {
    case .came: leaf.endReplacement()
    case .covered: leaf.endTransitionsBeside()
    case .uncovered: leaf.endFormerTransitionsBeside()
    case nil: break
    }
  }
}

/// A place beside the own one, by a share of the width to the right.
private struct Aside: EffectTransform, Equatable {
  let share: Double

  func projection(in size: CGSize) -> ProjectionTransform? {
    ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
  }
}

/// What has become of a page.
private enum PageNews {
  /// It is above others from the start.
  case came
  case covered
  case uncovered
}

/// Where the focus was in a page, and where it goes when the page is shown.
@MainActor
private final class PageFocus {
  private var isCovered: Bool?
  private var former: ObjectWatch?
  private var news: PageNews?

  /// What has become of the page since somebody has asked.
  func takeNews() -> PageNews? { exchange(&news, with: nil) }

  func follow(isCovered: Bool, isRoot: Bool, _ page: Widget) {
    let isFirst = self.isCovered == nil
    guard self.isCovered != isCovered else { return }
    self.isCovered = isCovered
    news = isFirst ? (isRoot || isCovered ? nil : .came) : isCovered ? .covered : .uncovered
    // It may be seen for a while, and takes no more input.
    gtk_widget_set_can_target(page.widgetObject, isCovered ? 0 : 1)
    gtk_widget_set_can_focus(page.widgetObject, isCovered ? 0 : 1)
    if isCovered {
      former = page.focusInside.map { ObjectWatch($0) }
      page.loseFocus()
    } else if !(isFirst && isRoot) {
      UpdateScheduler.shared.afterUpdates { [self] in takeFocus(page) }
    }
  }

  /// What had the focus gets it back, else the first widget that takes it. A focus elsewhere in the window stays.
  private func takeFocus(_ page: Widget) {
    guard isCovered == false, let root = gtk_widget_get_root(page.widgetObject) else { return }
    if let focus = gtk_root_get_focus(root), isShown(focus) { return }
    if let widget = former?.object?.object.cast(to: GtkWidget.self), gtk_widget_get_mapped(widget) != 0 {
      gtk_widget_grab_focus(widget)
    } else if gtk_widget_child_focus(page.widgetObject, GTK_DIR_TAB_FORWARD) == 0 {
      gtk_root_set_focus(root, nil)
    }
  }

  /// Whether a widget is on the screen, or will be after the next layout, as a row to which keys scroll its list.
  private func isShown(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if gtk_widget_get_mapped(widget) != 0 { return true }
    return gtk_widget_get_ancestor(widget, gtk_list_view_get_type()).map { gtk_widget_get_mapped($0) != 0 } ?? false
  }
}
