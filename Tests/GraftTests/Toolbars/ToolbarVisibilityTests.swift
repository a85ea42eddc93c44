import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is said of whole bars.
@Suite(.gtk) @MainActor
struct ToolbarVisibilityTests {
  private static let size = CGSize(width: 500, height: 300)

  /// The names of the buttons that are seen, of some.
  private func seen(_ names: [String], _ mounted: MountedView<some View>) -> [String] {
    names.filter { name in
      mounted.root.findAll(role: .button, name: name).contains { gtk_widget_get_mapped($0.widget.cast()) != 0 }
    }
  }

  private struct Titled: View {
    let log: Log
    @State private var name = "Name"
    @State private var count = 0

    var body: some View {
      NavigationStack {
        Text("content").navigationTitle($name).navigationSubtitle("Below")
          .toolbarTitleMenu {
            Button("Print \(count)") { log.note("print") }
            Button("Count") { count += 1 }
          }
      }
    }
  }

  @Test("MN8 the title is a button that opens the menu, whose items follow and act, with the one that renames")
  func titleMenu() async throws {
    let log = Log()
    let mounted = try await MountedView(Titled(log: log), size: Self.size)
    let title = try mounted.root.find(role: .button, name: "Name")
    #expect(title.frame.midX > 150 && title.frame.midX < 350 && mounted.root.texts.contains("Below"))
    for (choice, items) in [("Count", ["Print 0", "Count", "Rename…"]), ("Print 1", ["Print 1", "Count", "Rename…"])] {
      try await title.click()
      let shown = mounted.root.findAll(role: .menuItem).filter { gtk_widget_get_mapped($0.widget.cast()) != 0 }
      #expect(shown.map(\.name) == items)
      try await mounted.root.find(role: .menuItem, name: choice).click()
    }
    #expect(log.entries == ["print"])
  }

  private func count(_ name: String, _ root: WidgetQuery) -> Int {
    root.findAll(role: .button, name: name).filter { gtk_widget_get_mapped($0.widget.cast()) != 0 }.count
  }

  @Test("MN8 where no page says a title the window's own is the button")
  func ownTitle() async throws {
    let scene = WindowGroup("Own") { Text("content").toolbarTitleMenu { Button("Item") {} } }
    try await ShownScenes.with(scene) {
      let window = WidgetQuery(root: try ShownScenes.window("Own"))
      #expect(count("Own", window) == 1 && window.texts.contains("Own"))
    }
  }

  @Test("MN8 the title has the menu of the column that it names, and of several menus one")
  func columns() async throws {
    let mounted = try await MountedView(
      NavigationSplitView {
        Text("side").navigationTitle("Side").toolbarTitleMenu { Button("Wrong") {} }
      } detail: {
        Text("detail").navigationTitle("Detail").toolbarTitleMenu { Button("Right") {} }
      }, size: CGSize(width: 800, height: 300))
    #expect(count("Detail", mounted.root) == 1)
    try await mounted.root.find(role: .button, name: "Detail").click()
    #expect(ShownScenes.menuItems(in: mounted.root) == ["Right"])
    let several = try await MountedView(
      NavigationStack {
        Text("content").navigationTitle("Name").toolbarTitleMenu { Button("One") {} }
          .toolbarTitleMenu { Button("Two") {} }
      }, size: Self.size)
    #expect(count("Name", several.root) == 1)
  }

  @Test("MN8 what is in place of the title stands in place of its menu")
  func principal() async throws {
    let mounted = try await MountedView(
      NavigationStack {
        Text("content").navigationTitle("Name").toolbarTitleMenu { Button("Item") {} }
          .toolbar { ToolbarItem(placement: .principal) { Button("Centre") {} } }
      }, size: Self.size)
    #expect(seen(["Name", "Centre"], mounted) == ["Centre"])
  }

  /// How a view hides bars, around its toolbar or in it.
  private struct Hiding: View {
    let bars: Source<[ToolbarPlacement]>
    var isInside = false

    var body: some View {
      NavigationStack {
        if isInside { items(hidden(Text("content"))) } else { hidden(items(Text("content"))) }
      }
    }

    private func items(_ view: some View) -> some View {
      view.toolbar {
        ToolbarItem { Button("Above") {} }
        ToolbarItem(placement: .bottomBar) { Button("Below") {} }
      }
    }

    @ViewBuilder private func hidden(_ view: some View) -> some View {
      view.toolbarVisibility(bars.value.contains(.bottomBar) ? .hidden : .automatic, for: .bottomBar)
        .toolbar(bars.value.contains(.navigationBar) ? .hidden : .visible, for: .navigationBar)
    }
  }

  @Test("MN8 the bar below or the one above is hidden alone, whether that is said around its items or in them")
  func hides() async throws {
    for isInside in [false, true] {
      let bars = Source([ToolbarPlacement]())
      let mounted = try await MountedView(Hiding(bars: bars, isInside: isInside), size: Self.size)
      #expect(seen(["Above", "Below"], mounted) == ["Above", "Below"])
      bars.value = [.bottomBar]
      await Settling.settle()
      #expect(seen(["Above", "Below"], mounted) == ["Above"])
      bars.value = [.navigationBar]
      await Settling.settle()
      #expect(seen(["Above", "Below"], mounted) == ["Below"])
      bars.value = []
      await Settling.settle()
      #expect(seen(["Above", "Below"], mounted) == ["Above", "Below"])
    }
  }

  @Test("MN8 a bar that is hidden inside a toolbar hides those around it, and not those beside it")
  func siblings() async throws {
    func bar(_ name: String) -> some ToolbarContent { ToolbarItem(placement: .bottomBar) { Button(name) {} } }
    let mounted = try await MountedView(
      NavigationStack {
        HStack {
          Text("first").toolbarVisibility(.hidden, for: .bottomBar).toolbar { bar("First") }
          Text("second").toolbar { bar("Second") }
        }
        .toolbar { bar("Around") }
      }, size: Self.size)
    #expect(seen(["First", "Second", "Around"], mounted) == ["Second"])
  }

  @Test("MN8 a page that is shown hides the bar around its stack, and one that is covered does not")
  func pages() async throws {
    let path = Source([Int]())
    let mounted = try await MountedView(
      NavigationStack(path: path.binding) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("page").toolbar(number == 1 ? .hidden : .automatic, for: .bottomBar)
        }
      }
      .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }, size: Self.size)
    for (pages, expected) in [([], ["Below"]), ([1], []), ([1, 2], ["Below"]), ([1], []), ([], ["Below"])] {
      path.value = pages
      await Settling.settle()
      #expect(seen(["Below"], mounted) == expected)
    }
  }

  @Test("MN8 the tabs are hidden while a tab that says so is shown")
  func tabs() async throws {
    let tab = Source(1)
    let mounted = try await MountedView(
      TabView(selection: tab.binding) {
        Text("first").tabItem { Text("First") }.tag(1)
        Text("second").toolbarVisibility(.hidden, for: .tabBar).tabItem { Text("Second") }.tag(2)
      }, size: CGSize(width: 700, height: 300))
    for (shown, count) in [(1, 2), (2, 0), (1, 2)] {
      tab.value = shown
      await Settling.settle()
      #expect(mounted.root.findAll(role: .tab).filter { gtk_widget_get_mapped($0.widget.cast()) != 0 }.count == count)
    }
  }

  @Test("MN8 what is said of the looks and the role of bars changes nothing")
  func looks() async throws {
    func frames(_ view: some View) async throws -> [CGRect] {
      let mounted = try await MountedView(NavigationStack { view }, size: Self.size)
      return try [mounted.root.find(role: .button, name: "Above").frame, mounted.root.frame(ofText: "content")]
    }
    let plain = Text("content").toolbar { Button("Above") {} }
    let said = plain.toolbarRole(.editor).toolbarBackground(.red, for: .navigationBar)
      .toolbarBackground(.visible, for: .bottomBar).toolbarBackgroundVisibility(.hidden, for: .tabBar)
      .toolbarColorScheme(.dark, for: .windowToolbar)
    #expect(try await frames(plain) == frames(said))
  }
}
