import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Tabs, and the contents of those that have been shown.
struct TabContainer: View {
  /// Where the tabs are.
  private enum Place {
    case bar, top, bottom, side, dots, nowhere

    var tabBar: TabBarPlacement? {
      switch self {
      case .bar, .top: .topBar
      case .bottom: .bottomBar
      case .side: .sidebar
      case .dots: .pageIndicator
      case .nowhere: nil
      }
    }
  }

  let tabs: [TabEntry]
  let shown: TabEntry.ID?
  let model: TabModel
  @Environment(\.tabLook) private var look
  @Environment(\.defaultTabBarPlacement) private var preferred
  @Environment(\.windowBar) private var bar
  @Environment(\.fillsWindow) private var fillsWindow
  @Environment(\.navigationModel) private var navigation
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.isInSettings) private var isInSettings
  @Environment(\.locale) private var locale
  @State private var hidden = NodeEntries<Bool>()

  var body: some View {
    VStack(spacing: 0) {
      if place == .bar { EmptyView().accompanied(by: ToolbarLeaf(placement: .tabs, content: switcher)) }
      if place == .top {
        switcher.padding(6)
        Divider()
      }
      HStack(spacing: 0) {
        if place == .side {
          TabSidebar(switcher: switcher)
          Divider()
        }
        pages.environment(\.hiddenTabs, hidden).environment(\.tabBarPlacement, place.tabBar)
      }
      if place == .bottom {
        Divider()
        switcher.padding(6)
      }
      if place == .dots { PageDots(tabs: tabs, shown: shown, model: model) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .tabKeys(isPaged: isPaged, count: tabs.count, position: position) { model.choose(tabs[$0].id) }
  }

  private var place: Place {
    if !hidden.all.isEmpty { return .nowhere }
    return switch preferred == .tabBar && look == .sidebar ? .tabs : look {
    case .page(let showsDots): showsDots && tabs.count > 1 ? .dots : .nowhere
    case .sidebar: width == .compact ? .bottom : .side
    case .tabs:
      if width == .compact, !isInSettings { .bottom } else { isBarFree ? .bar : .top }
    }
  }

  private var isBarFree: Bool { bar != nil && fillsWindow && navigation == nil && fitsBar }

  private var isPaged: Bool { if case .page = look { true } else { false } }

  /// Whether the tabs have room in a bar of 600 pixels beside the window's buttons, as far as the number of letters tells.
  private var fitsBar: Bool {
    let letters = tabs.map { model.label(of: $0).map { ViewTitle(of: $0, in: locale).text.count } ?? 0 }
    return letters.reduce(0) { $0 + 48 + $1 * 8 } <= 420
  }

  private var position: Int? { tabs.firstIndex { $0.id == shown } }

  private var switcher: TabSwitcher {
    TabSwitcher(tabs: tabs, shown: shown, model: model, isColumn: place == .side)
  }

  @ViewBuilder private var pages: some View {
    let pages = TabsLayout {
      ForEach(tabs) { tab in
        if model.isBuilt(tab) {
          TabPage(
            tab: tab, isShown: tab.id == shown, sayings: model.sayings(of: tab),
            title: isInSettings ? model.label(of: tab).map { ViewTitle(of: $0, in: locale).text } : nil)
        }
      }
    }
    .isContainer()
    if isPaged { pages.gesture(swipe) } else { pages }
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 20).onEnded { drag in
      guard abs(drag.translation.width) > 60, let position else { return }
      let next = drag.translation.width < 0 ? position + 1 : position - 1
      if tabs.indices.contains(next) { model.choose(tabs[next].id) }
    }
  }
}

/// The content of a tab. What is not shown is not there for anybody but itself (NV22).
private struct TabPage: View {
  let tab: TabEntry
  let isShown: Bool
  let sayings: NodeEntries<AnyView>
  /// What the page is called, unless it says so itself; nil where tabs name nothing.
  let title: String?
  @Environment(\.showsBar) private var showsBar
  @Environment(\.namesWindow) private var namesWindow

  var body: some View {
    tab.view
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.tabSayings, sayings)
      .environment(\.fillsWindow, false)
      .environment(\.showsBar, isShown && showsBar)
      .environment(\.namesWindow, isShown && namesWindow)
      .transformPreference(NavigationTraitsKey.self) {
        if !isShown { $0 = NavigationTraits() } else { $0.title = $0.title ?? title }
      }
      .covered(!isShown)
      .layoutValue(key: IsShownTab.self, value: isShown)
      .pageCover(isCovered: !isShown, isRoot: true)
  }
}

/// Whether a tab is the one that is shown.
private struct IsShownTab: LayoutValueKey {
  static let defaultValue = true
}

/// The contents of tabs in one room, which is as large as the shown one wants it.
private struct TabsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let shown = subviews.first { $0[IsShownTab.self] } ?? subviews.first
    return shown?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

private struct FillsWindowKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether no other container divides the window, so that what is here may use the window's bar.
  var fillsWindow: Bool {
    get { self[FillsWindowKey.self] }
    set { self[FillsWindowKey.self] = newValue }
  }
}
