import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Gives the window around a page its title, and the bar its way back, while the page is shown.
struct PageBar: View {
  let traits: NavigationTraits
  let isShown: Bool
  let goBack: (() -> Void)?
  /// Whose page it is: a stack has one at a time in the bar.
  var stack: AnyObject?
  /// Whether the title counts where another page in the bar has none.
  var isFallback = false
  @Environment(\.windowBar) private var bar
  @Environment(\.showsBar) private var showsBar

  var body: some View {
    PageBarWidget(traits: traits, isShown: isShown, goBack: goBack, stack: stack, isFallback: isFallback)
      .entry(isShown && showsBar && !isFallback ? traits : nil, in: bar?.title.traits)
  }
}

/// The content of a window, whose title it says without a container for navigation around it.
struct NamingWindow: ViewModifier {
  func body(content: Content) -> some View {
    content.backgroundPreferenceValue(NavigationTraitsKey.self) { traits in
      let said = NavigationTraits(title: traits.title, subtitle: traits.subtitle)
      PageBar(traits: said, isShown: said != NavigationTraits(), goBack: nil)
    }
  }
}

/// The part of it that knows the window.
private struct PageBarWidget: GtkWidgetRepresentable {
  let traits: NavigationTraits
  let isShown: Bool
  let goBack: (() -> Void)?
  let stack: AnyObject?
  let isFallback: Bool

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.openingNode(of: view) { RepresentableNode<WidgetBehavior<Self>>(view, at: site) }
  }

  func makeCoordinator() -> PageBarCoordinator { PageBarCoordinator(isFallback: isFallback) }

  /// A widget without a size, by which the window is found.
  func makeGtkWidget(context: Context) -> Widget {
    let widget = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    let coordinator = context.coordinator
    widget.connect("notify::root") { coordinator.enter($0.widget.window) }
    return widget
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.update(
      title: isShown && context.environment.namesWindow ? traits.title : nil, bar: context.environment.windowBar,
      page: isShown && context.environment.showsBar ? page : nil)
    coordinator.enter(gtkWidget.window)
  }

  private var page: WindowBar.Page {
    WindowBar.Page(
      title: traits.title, subtitle: traits.subtitle, isHidden: traits.hidesBar, isFallback: isFallback,
      goBack: traits.hidesBack || traits.hidesBar ? nil : goBack, stack: stack.map { ObjectIdentifier($0) })
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: PageBarCoordinator) { coordinator.end() }
}

/// What a page has given to its window and bar.
@MainActor
final class PageBarCoordinator {
  private let isFallback: Bool
  private var title: String?
  /// No reference: GTK tells the page's widget before the window ends.
  private var window: UnsafeMutablePointer<GtkWidget>?
  private var bar: WindowBar?

  init(isFallback: Bool) { self.isFallback = isFallback }

  func update(title: String?, bar: WindowBar?, page: WindowBar.Page?) {
    self.title = title
    if self.bar !== bar { self.bar?.removePage(of: self) }
    if let page { bar?.show(page, of: self) } else { bar?.removePage(of: self) }
    self.bar = bar
  }

  /// The page is in this window by now.
  func enter(_ window: UnsafeMutablePointer<GtkWidget>?) {
    if let former = self.window, former != window { WindowTitles.set(nil, of: former, by: self) }
    self.window = window
    if let window { WindowTitles.set(title, of: window, by: self, isFallback: isFallback) }
  }

  func end() {
    bar?.removePage(of: self)
    if let window { WindowTitles.set(nil, of: window, by: self) }
    (bar, window) = (nil, nil)
  }
}

/// The titles that views have given to windows, which get their own back when nobody gives one.
@MainActor
enum WindowTitles {
  private static var windows: [UnsafeMutablePointer<GtkWidget>: Given] = [:]

  private struct Given {
    /// The title that the window had before it was given one.
    var own: String?
    var titles: [(owner: ObjectIdentifier, title: String, isFallback: Bool)] = []

    /// The last of them, of which some count where there is no other.
    var latest: String? { (titles.last { !$0.isFallback } ?? titles.last)?.title }
  }

  /// Gives a window the title that it has where no view gives it one.
  static func setOwn(_ title: String, of window: UnsafeMutablePointer<GtkWidget>) {
    if windows[window] == nil { window.windowTitle = title } else { windows[window]?.own = title }
  }

  /// Gives a window a title, or takes it back.
  static func set(
    _ title: String?, of window: UnsafeMutablePointer<GtkWidget>, by owner: AnyObject, isFallback: Bool = false
  ) {
    let id = ObjectIdentifier(owner)
    guard title != nil || windows[window]?.titles.contains(where: { $0.owner == id }) == true else { return }
    var given = windows[window] ?? Given(own: window.windowTitle)
    if let title, let position = given.titles.firstIndex(where: { $0.owner == id }) {
      given.titles[position].title = title
    } else {
      given.titles.removeAll { $0.owner == id }
      if let title { given.titles.append((id, title, isFallback)) }
    }
    windows[window] = given.titles.isEmpty ? nil : given
    window.windowTitle = given.latest ?? given.own
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  @MainActor
  fileprivate var windowTitle: String? {
    get { gtk_window_get_title(cast()).map { String(cString: $0) } }
    nonmutating set { if newValue != windowTitle { gtk_window_set_title(cast(), newValue.map(CText.shown)) } }
  }
}
