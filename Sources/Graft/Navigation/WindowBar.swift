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
  private let titles: BarTitles
  private var pageTitle: BarPageTitle?
  private var pages: [(owner: ObjectIdentifier, page: Page)] = []
  private var items: [Item] = []
  private let start = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private let end = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))

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
    gtk_header_bar_pack_end(widget.object.cast(), end.widgetObject)
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

  private func refresh() {
    let canGoBack = pages.contains { $0.page.goBack != nil }
    back.show(canGoBack)
    let shown = shownPage
    for box in [start, end, titles.principal] { box.show(!shown.isHidden) }
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

  /// The page that came last, with the lines of one for which that counts where it has none itself.
  private var shownPage: Page {
    var shown = pages.last { !$0.page.isFallback }?.page ?? Page()
    guard shown.title == nil, shown.subtitle == nil, let other = pages.last(where: \.page.isFallback)?.page else {
      return shown
    }
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

// MARK: - Items

extension WindowBar {
  /// A view that somebody has put into the bar.
  struct Item {
    let widget: Widget
    let placement: ToolbarItemPlacement
    /// How many toolbars are around the one in which it was declared, and where it was.
    let level: Int
    weak var node: ViewNode?

    /// Whether its view is there, and not only seen for a while because it goes by a transition.
    @MainActor var isThere: Bool { node?.isMounted == true }
  }

  /// Shows a widget at a place until it is removed. Those that are declared further outside come first, and of one place in
  /// the order of the tree (MN2, MN4). Of several menus of the title the one that came last is shown.
  func add(_ widget: Widget, at placement: ToolbarItemPlacement, level: Int, from node: ViewNode) {
    items.append(Item(widget: widget, placement: placement, level: level, node: node))
    arrange()
  }

  func remove(_ widget: Widget) {
    guard let position = items.firstIndex(where: { $0.widget == widget }) else { return }
    items.remove(at: position)
    take(widget)
    // The others are in order as they were; some of them may be about to go as well.
    refresh()
  }

  private func take(_ widget: Widget) {
    guard let parent = gtk_widget_get_parent(widget.widgetObject) else { return }
    widget.loseFocus()
    if parent.isA(gtk_box_get_type()) { gtk_box_remove(parent.cast(), widget.widgetObject) }
  }

  /// Brings the items of each side into order; few are moved, as there are few.
  private func arrange() {
    let ordered = items.map { ($0, $0.order) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    for (side, box) in [
      (ToolbarItemPlacement.Side.start, start), (.end, end), (.title, titles.principal), (.titleMenu, titles.principal),
    ] {
      var previous: Widget?
      for item in ordered where item.placement.side == side {
        let widget = item.widget.widgetObject
        if gtk_widget_get_parent(widget) == nil { gtk_box_append(box.object.cast(), widget) }
        gtk_box_reorder_child_after(box.object.cast(), widget, previous?.widgetObject)
        previous = item.widget
      }
    }
    refresh()
  }
}

extension WindowBar.Item {
  /// How far outside it was declared, and its place among the leaves of the tree there.
  @MainActor
  fileprivate var order: [Int] {
    guard let node, node.isMounted else { return [] }
    let place = node.island?.leavesInTreeOrder().firstIndex { $0 === node } ?? 0
    return [level, place]
  }
}

extension Widget {
  /// What goes keeps no focus: the pages say where that goes.
  fileprivate func show(_ isShown: Bool) {
    if !isShown { loseFocus() }
    self["visible"] = isShown
  }
}

/// The title of a page that can be left, after the button that does, where tabs are in the middle.
@MainActor
private final class BarPageTitle {
  private let label = Widget(gtk_label_new(nil))

  init(after back: Widget) {
    label["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_HEADING.rawValue)
    gtk_widget_add_css_class(label.widgetObject, "title")
    gtk_label_set_ellipsize(label.object.cast(), PANGO_ELLIPSIZE_END)
    gtk_label_set_max_width_chars(label.object.cast(), 20)
    gtk_widget_insert_after(label.widgetObject, gtk_widget_get_parent(back.widgetObject), back.widgetObject)
  }

  func show(_ title: String?) {
    label["label"] = title.map(CText.shown) ?? ""
    label["visible"] = title != nil
  }
}

/// The lines in the middle of a bar. Where views say none, GTK shows the title of the window.
@MainActor
private final class BarTitles {
  private unowned let bar: Widget
  var showsTitle: Bool
  private let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  /// What views put in place of the title.
  let principal = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private let title = Widget(gtk_label_new(nil))
  private let subtitle = Widget(gtk_label_new(nil))

  init(bar: Widget, showsTitle: Bool) {
    self.bar = bar
    self.showsTitle = showsTitle
    gtk_widget_set_valign(box.widgetObject, GTK_ALIGN_CENTER)
    title["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_HEADING.rawValue)
    for (label, name) in [(title, "title"), (subtitle, "subtitle")] {
      gtk_widget_add_css_class(label.widgetObject, name)
      gtk_label_set_ellipsize(label.object.cast(), PANGO_ELLIPSIZE_END)
      gtk_box_append(box.object.cast(), label.widgetObject)
    }
  }

  /// Shows the lines, or what stands in their place.
  func show(_ title: String?, _ subtitle: String?, isReplaced: Bool) {
    self.title["label"] = title.map(CText.shown) ?? ""
    self.subtitle["label"] = subtitle.map(CText.shown) ?? ""
    gtk_widget_set_visible(self.title.widgetObject, title == nil ? 0 : 1)
    gtk_widget_set_visible(self.subtitle.widgetObject, subtitle == nil ? 0 : 1)
    let lines = showsTitle || title != nil || subtitle != nil ? box : nil
    let shown = isReplaced ? principal : lines
    if !isReplaced { principal.loseFocus() }
    gtk_header_bar_set_title_widget(bar.object.cast(), shown?.widgetObject)
  }
}

/// The bar of a stack at the top of its content.
struct InlineBar: GtkWidgetRepresentable {
  let bar: WindowBar

  func makeGtkWidget(context: Context) -> Widget { bar.widget }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct WindowBarKey: EnvironmentKey {
  static var defaultValue: WindowBar? { nil }
}

private struct ShowsBarKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ToolbarLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct NamesWindowKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The bar in which views here show what belongs into one.
  var windowBar: WindowBar? {
    get { self[WindowBarKey.self] }
    set { self[WindowBarKey.self] = newValue }
  }

  /// Whether views here are on a page that is shown, so that the bar shows theirs.
  var showsBar: Bool {
    get { self[ShowsBarKey.self] }
    set { self[ShowsBarKey.self] = newValue }
  }

  /// How many toolbars are around.
  var toolbarLevel: Int {
    get { self[ToolbarLevelKey.self] }
    set { self[ToolbarLevelKey.self] = newValue }
  }

  /// Whether a title said here is that of the window.
  var namesWindow: Bool {
    get { self[NamesWindowKey.self] }
    set { self[NamesWindowKey.self] = newValue }
  }
}
