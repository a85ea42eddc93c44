import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// The header bar of a window, or of a stack in a window that has none of ours: shows the way back, titles, and what
/// views put into it.
@MainActor
final class WindowBar {
  /// What a page shows in the bar.
  struct Page {
    var title: String?
    var subtitle: String?
    var isHidden = false
    /// Whether its title counts where another page has none.
    var isFallback = false
    var goBack: (() -> Void)?
    /// Whose page it is, where the next one of the same takes its place at once: that which was left is still seen for a while.
    var stack: ObjectIdentifier?

    /// Whether it says anything of the title.
    fileprivate var hasLines: Bool { title != nil || subtitle != nil }
    /// Whether its lines are those of the window, as what is around columns says them.
    fileprivate var namesWindow: Bool { hasLines && !isFallback && stack == nil }
  }

  let widget: Widget
  /// What is said of its title.
  let title = BarTitle()
  private let isInline: Bool
  /// Whether it is the bar of a sheet, in which keys are clicks on what confirms or cancels.
  let isOfSheet: Bool
  /// How often the focus had been moved in the window when the bar came into it with its content.
  var focusMovesBefore = 0
  private let back = Widget(gtk_button_new_from_icon_name("go-previous-symbolic"))
  let titles: BarTitles
  private var pageTitle: BarPageTitle?
  private var pages: [(owner: ObjectIdentifier, page: Page)] = []
  var items: [Item] = []
  let start = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, BarFit.spacing))
  let end = BarEnd()

  /// A bar for a window, with the window's buttons, or for the top of some content.
  init(isInline: Bool = false, isOfSheet: Bool = false) {
    (self.isInline, self.isOfSheet) = (isInline, isOfSheet)
    widget = Widget(gtk_header_bar_new())
    titles = BarTitles(bar: widget, showsTitle: isInline)
    back["tooltip-text"] = String(localized: .own("Back"))
    // The focus goes with the pages.
    gtk_widget_set_focus_on_click(back.widgetObject, 0)
    gtk_header_bar_pack_start(widget.object.cast(), back.widgetObject)
    gtk_header_bar_pack_start(widget.object.cast(), start.widgetObject)
    gtk_header_bar_pack_end(widget.object.cast(), end.widget.widgetObject)
    BarLayout.begin(in: widget, end)
    back.connect("clicked") { [weak self] in _ = self?.goBack() }
    if isInline {
      gtk_header_bar_set_show_title_buttons(widget.object.cast(), 0)
      widget["hexpand"] = true
    }
    refresh()
  }

  /// Shows no title but that of a page; the window's is that of what lies behind.
  func hideWindowTitle() {
    titles.showsTitle = true
    refresh()
  }

  /// Shows a page until it is removed, or its stack shows another. Of several the last one that came counts.
  func show(_ page: Page, of owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if let stack = page.stack { pages.removeAll { $0.page.stack == stack && $0.owner != id } }
    if let position = pages.firstIndex(where: { $0.owner == id }) {
      pages[position].page = page
    } else {
      pages.append((id, page))
    }
    refresh()
  }

  func removePage(of owner: AnyObject) {
    pages.removeAll { $0.owner == ObjectIdentifier(owner) }
    refresh()
  }

  /// Leaves the page that came last of those that can be left. Tells whether there is one.
  func goBack() -> Bool {
    guard let goBack = pages.last(where: { $0.page.goBack != nil })?.page.goBack else { return false }
    goBack()
    return true
  }

  /// Shows what there is by now.
  func refresh() {
    let canGoBack = pages.contains { $0.page.goBack != nil }
    back.show(canGoBack)
    let shown = shownPage
    for box in [start, end.widget, titles.principal] { box.show(!shown.isHidden) }
    let sides = Set(items.filter(\.isThere).map(\.placement.side))
    // What stands in place of the title stands in place of its menu.
    let menu = sides.contains(.title) ? nil : items.last { $0.isThere && $0.placement.side == .titleMenu }
    for item in items {
      let isElsewhere = item.placement.side != .titleMenu
      item.widget.show(item.isThere && (isElsewhere || item.widget == menu?.widget))
    }
    titles.show(
      shown.isHidden ? nil : shown.title, shown.isHidden ? nil : shown.subtitle,
      isReplaced: !sides.isDisjoint(with: [.title, .titleMenu]))
    let isBesideTabs = items.contains { $0.isThere && $0.placement.keepsTitle }
    showPageTitle(isBesideTabs && !shown.isHidden && shown.goBack != nil ? shown.title : nil)
    if isInline { widget.show(canGoBack || !items.isEmpty) }
    if isOfSheet {
      gtk_header_bar_set_show_title_buttons(widget.object.cast(), isClosedByItems && !shown.isHidden ? 0 : 1)
    }
  }

  /// The page that came last. Where it has no lines itself, with those of what is around it, or of one that counts only then:
  /// content that takes the place of other content comes later than what is around both.
  private var shownPage: Page {
    var shown = pages.last { !$0.page.isFallback }?.page ?? Page()
    guard !shown.hasLines,
      let other = (pages.last(where: \.page.namesWindow) ?? pages.last(where: \.page.isFallback))?.page
    else { return shown }
    (shown.title, shown.subtitle) = (other.title, other.subtitle)
    return shown
  }

  /// Most bars never show one.
  private func showPageTitle(_ title: String?) {
    guard title != nil || pageTitle != nil else { return }
    let label = pageTitle ?? BarPageTitle(after: back)
    pageTitle = label
    label.show(title)
  }

  /// Whether items confirm and cancel, so that a button of the window's says nothing more (MN3).
  private var isClosedByItems: Bool {
    Set(items.filter(\.isThere).compactMap(\.placement.action)) == [.confirm, .cancel]
  }
}

extension Widget {
  /// What goes keeps no focus: the pages say where that goes.
  fileprivate func show(_ isShown: Bool) {
    if !isShown { loseFocus() }
    self["visible"] = isShown
  }
}

extension WindowBar {
  /// A bar that lies in the content of its window; none in a picture without a display.
  static func inline() -> WindowBar? { gdk_display_get_default() == nil ? nil : WindowBar(isInline: true) }
}

/// The bar of a stack at the top of its content.
struct InlineBar: GtkWidgetRepresentable {
  let bar: WindowBar

  func makeGtkWidget(context: Context) -> Widget { bar.widget }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
