import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Tabs beside the content, and stacks in windows of their own.
@Suite(.gtk) @MainActor
struct TabSidebarTests {
  private struct Library: View {
    @State private var tab = 1

    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: 1) { Text("home page") }
        TabSection("Music") {
          Tab("Albums", systemImage: "star", value: 2) { Text("albums page") }
          Tab("Songs", systemImage: "heart", value: 3) { Text("songs page") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  private func shown(_ mounted: MountedView<some View>, _ text: String) -> Bool {
    mounted.root.findAll(role: .label, text: text).contains { gtk_widget_get_mapped($0.widget.widgetPointer) != 0 }
  }

  @Test("NV33 tabs that adapt are a column beside the content under the headings of their sections, or below it")
  func sidebar() async throws {
    let mounted = try await MountedView(Library(), size: CGSize(width: 700, height: 300))
    let tabs = mounted.root.findAll(role: .tab)
    #expect(tabs.map(\.name) == ["Home", "Albums", "Songs"])
    #expect(tabs[0].frame.maxY <= tabs[1].frame.minY && tabs[1].frame.maxY <= tabs[2].frame.minY)
    let heading = try mounted.root.find(role: .heading, text: "Music").frame
    #expect(tabs[0].frame.maxY <= heading.minY && heading.maxY <= tabs[1].frame.minY)
    #expect(try mounted.root.frame(ofText: "home page").minX > tabs[0].frame.maxX)
    try await tabs[1].click()
    #expect(shown(mounted, "albums page") && !shown(mounted, "home page"))
    try await tabs[1].press("3", modifiers: .alt)
    #expect(shown(mounted, "songs page"))
    let narrow = try await MountedView(Library(), size: CGSize(width: 400, height: 300))
    let below = narrow.root.findAll(role: .tab)
    #expect(below.map(\.name) == ["Home", "Albums", "Songs"])
    #expect(below.allSatisfy { $0.frame.minY > 240 })
    #expect(narrow.root.findAll(role: .heading).isEmpty)
  }

  private struct Placed: View {
    @Environment(\.tabBarPlacement) private var placement
    @Environment(\.isTabBarShowingSections) private var showsSections
    let names: [TabBarPlacement?: String] = [
      .topBar: "top", .bottomBar: "bottom", .sidebar: "side", .pageIndicator: "dots", nil: "none",
    ]

    var body: some View { Text("\(names[placement] ?? "other") \(showsSections)") }
  }

  @Test("NV37 the pages of a tab view know where its tabs are, which may be a bar instead of a column")
  func placement() async throws {
    func text(_ view: some View, width: CGFloat = 700) async throws -> String? {
      try await MountedView(view, size: CGSize(width: width, height: 300)).root.texts
        .first { $0.hasSuffix("true") || $0.hasSuffix("false") }
    }
    func tabs(_ style: some TabViewStyle) -> some View {
      TabView { Placed().tabItem { Text("tab") } }.tabViewStyle(style)
    }
    #expect(try await text(Placed()) == "none false")
    #expect(try await text(tabs(.automatic)) == "top false")
    #expect(try await text(tabs(.automatic), width: 400) == "bottom false")
    #expect(try await text(tabs(.sidebarAdaptable)) == "side true")
    #expect(try await text(tabs(.sidebarAdaptable).defaultTabBarPlacement(.sidebar)) == "side true")
    #expect(try await text(tabs(.sidebarAdaptable).defaultTabBarPlacement(.tabBar)) == "top false")
    #expect(try await text(tabs(.page).defaultTabBarPlacement(.tabBar)) == "none false")
  }

  @Test("NV35 a page has the full size, and a swipe leads to the next and writes once")
  func swipe() async throws {
    let (source, log) = (Source(1), Log())
    let mounted = try await MountedView(
      TabView(selection: noted(source.binding, in: log)) {
        Color.red.accessibilityLabel("first").tag(1)
        Color.blue.accessibilityLabel("second").tag(2)
      }
      .tabViewStyle(.page(indexDisplayMode: .never)), size: CGSize(width: 400, height: 300))
    let page = try mounted.root.find(name: "first")
    #expect(page.frame == CGRect(0, 0, 400, 300))
    try await page.drag(by: CGSize(width: -150, height: 0))
    #expect(log.take() == ["2"])
    #expect(try mounted.root.find(name: "second").frame == CGRect(0, 0, 400, 300))
    try await mounted.root.find(name: "second").drag(by: CGSize(width: -150, height: 0))
    #expect(log.take() == [])
  }

  private struct Stack: View {
    let name: String

    var body: some View {
      NavigationStack {
        Text("content of \(name)").navigationTitle("title of \(name)")
          .toolbar { ToolbarItem { Button("item of \(name)") {} } }
      }
    }
  }

  private struct Behind: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Stack(name: "window")
        Button("open") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Stack(name: "sheet") }
    }
  }

  private struct Program: Scene {
    var body: some Scene { WindowGroup("Program") { Behind().frame(width: 400, height: 200) } }
  }

  private func items(_ window: Widget) throws -> [String] {
    let bar = Widget(try #require(gtk_window_get_titlebar(window.cast())))
    return WidgetQuery(root: bar).findAll(role: .button).map(\.name).filter { $0.hasPrefix("item") }
  }

  @Test("NV36 a stack in a sheet has the bar of the sheet, and its title and items never reach the window behind")
  func sheet() async throws {
    try await ShownScenes.with(Program()) {
      #expect(ShownScenes.titles == ["title of window"])
      try await ShownScenes.press("open", in: "title of window")
      #expect(ShownScenes.titles == ["title of sheet", "title of window"])
      let (sheet, window) = (try ShownScenes.window("title of sheet"), try ShownScenes.window("title of window"))
      #expect(try items(sheet) == ["item of sheet"] && items(window) == ["item of window"])
      gtk_window_close(sheet.cast())
      await Settling.settle()
      #expect(ShownScenes.titles == ["title of window"])
      #expect(try items(window) == ["item of window"])
    }
  }
}
