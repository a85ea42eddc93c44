import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Tab views: which tab is shown, and what becomes of the others.
@Suite(.gtk) @MainActor
struct TabViewTests {
  private static let size = CGSize(width: 700, height: 300)

  private func tabs(_ query: WidgetQuery) -> [String] { query.findAll(role: .tab).map(\.name) }

  private func pressed(_ query: WidgetQuery) -> [String] {
    query.findAll(role: .tab).filter { $0.widget["active"] }.map(\.name)
  }

  /// The texts that can be seen, but for those in the tabs.
  private func shown(_ mounted: MountedView<some View>) -> [String] {
    let names = Set(tabs(mounted.root))
    return mounted.root.findAll(role: .label).filter { gtk_widget_get_mapped($0.widget.widgetPointer) != 0 }
      .map(\.name).filter { !names.contains($0) }
  }

  private struct Page: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      let _ = log.note("body \(name)")
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.note("appear \(name)") }
        .onDisappear { log.note("disappear \(name)") }
    }
  }

  private struct Five: View {
    var selection = 0

    var body: some View {
      TabView(selection: .constant(selection)) {
        ForEach(0..<5) { number in
          Text("page \(number)").tabItem { Label("Tab \(number)", systemImage: "star") }.badge(number).tag(number)
        }
      }
    }
  }

  @Test("NV33 (part) of five tabs the buttons of two are made anew where another one is chosen, and none where none is")
  func buttonsMadeAnew() async throws {
    let mounted = try await MountedView(Five(), size: Self.size)
    for (selection, bodies) in [(3, 2), (3, 0), (1, 2)] {
      let statistics = UpdateStatistics.start()
      mounted.rootView.selection = selection
      await Settling.settle()
      #expect(statistics.calls["SwitcherTab.body", default: 0] == bodies)
    }
    #expect(pressed(mounted.root) == ["Tab 1 1"])
  }

  private struct Both: View {
    @Binding var selection: String
    let isModern: Bool

    var body: some View {
      if isModern {
        TabView(selection: $selection) {
          Tab("One", systemImage: "star", value: "1") { Text("first") }
          Tab("Two", systemImage: "heart", value: "2") { Text("second") }
        }
      } else {
        TabView(selection: $selection) {
          Text("first").tabItem { Label("One", systemImage: "star") }.tag("1")
          Text("second").tabItem {
            Image(systemName: "heart")
            Text("Two")
          }
          .tag("2")
        }
      }
    }
  }

  @Test("NV30 both forms make the same tabs; a click writes once, and a write switches", arguments: [false, true])
  func chooses(isModern: Bool) async throws {
    let (source, log) = (Source("1"), Log())
    let mounted = try await MountedView(
      Both(selection: noted(source.binding, in: log), isModern: isModern), size: Self.size)
    #expect(tabs(mounted.root) == ["One", "Two"])
    #expect(pressed(mounted.root) == ["One"] && shown(mounted) == ["first"])
    try await mounted.root.find(role: .tab, name: "Two").click()
    #expect(log.entries == ["2"])
    #expect(pressed(mounted.root) == ["Two"] && shown(mounted) == ["second"])
    try await mounted.root.find(role: .tab, name: "Two").click()
    #expect(log.entries == ["2"])
    #expect(pressed(mounted.root) == ["Two"])
    source.value = "1"
    await Settling.settle()
    #expect(pressed(mounted.root) == ["One"] && shown(mounted) == ["first"])
  }

  @Test("NV30 without a selection the first tab is shown, and the view keeps the choice; a label inside a view counts")
  func keepsChoice() async throws {
    struct Own: View {
      @State private var count = 0
      var body: some View { Text("own \(count)").tabItem { Text("Own") } }
    }
    let mounted = try await MountedView(
      TabView {
        Text("first").tabItem { Text("One") }
        Own()
      }, size: Self.size)
    #expect(tabs(mounted.root) == ["One", "Own"])
    #expect(shown(mounted) == ["first"])
    try await mounted.root.find(role: .tab, name: "Own").click()
    #expect(shown(mounted) == ["own 0"])
  }

  @Test("NV31 a tab is evaluated when it is shown first, keeps its state, and disappears while others are shown")
  func lazy() async throws {
    let (source, log) = (Source(1), Log())
    let mounted = try await MountedView(
      TabView(selection: source.binding) {
        Page(name: "A", log: log).tabItem { Text("One") }.tag(1)
        Page(name: "B", log: log).tabItem { Text("Two") }.tag(2)
      }, size: Self.size)
    #expect(log.entries == ["body A", "appear A"])
    try await mounted.root.find(role: .button, name: "A 0").click()
    let button = try mounted.root.find(role: .button, name: "A 1").widget
    source.value = 2
    await Settling.settle()
    #expect(log.entries == ["body A", "appear A", "body A", "body B", "appear B", "disappear A"])
    source.value = 1
    await Settling.settle()
    #expect(log.entries.suffix(2) == ["appear A", "disappear B"])
    #expect(try mounted.root.find(role: .button, name: "A 1").widget == button)
  }

  @Test("NV32 for a selection without a tab the one shown last stays, nothing is written, and it is reported once")
  func invalid() async throws {
    let (source, log) = (Source("7"), Log())
    let mounted = try await MountedView(
      Both(selection: noted(source.binding, in: log), isModern: false), size: Self.size)
    #expect(shown(mounted) == ["first"])
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidSelection])
    source.value = "2"
    await Settling.settle()
    #expect(shown(mounted) == ["second"])
    source.value = "7"
    await Settling.settle()
    #expect(shown(mounted) == ["second"] && source.value == "7" && log.entries == [])
    #expect(Diagnostics.recorded.count == 1)
  }

  @Test("NV33 tabs are a tab list above the content, or below it in a narrow window; keys select")
  func switcher() async throws {
    let source = Source("1")
    let mounted = try await MountedView(Both(selection: source.binding, isModern: true), size: Self.size)
    #expect(mounted.root.findAll(role: WidgetRole("tab-list")).count == 1)
    #expect(try mounted.root.find(role: .tab, name: "One").frame.maxY < 60)
    try await mounted.root.find(role: .tab, name: "One").press("Next", modifiers: .control)
    #expect(source.value == "2")
    try await mounted.root.find(role: .tab, name: "One").press("Next", modifiers: .control)
    #expect(source.value == "2")
    try await mounted.root.find(role: .tab, name: "One").press("Prior", modifiers: .control)
    #expect(source.value == "1")
    try await mounted.root.find(role: .tab, name: "One").press("2", modifiers: .alt)
    #expect(source.value == "2")
    let narrow = try await MountedView(
      Both(selection: source.binding, isModern: true), size: CGSize(width: 400, height: 300))
    #expect(try narrow.root.find(role: .tab, name: "One").frame.minY > 240)
  }

  @Test("NV33 in a window with a bar the tabs are in its middle")
  func inBar() async throws {
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) {
        TabView {
          Text("first").tabItem { Text("One") }
          Text("second").tabItem { Text("Two") }
        }
        .frame(width: 640, height: 200)
      }, size: Self.size)
    let sheet = try #require(mounted.root.sheets.first)
    let bar = try #require(sheet.all.first { $0.widget.typeName == "GtkHeaderBar" })
    #expect(tabs(WidgetQuery(root: bar.widget)) == ["One", "Two"])
    try await sheet.find(role: .tab, name: "Two").click()
    #expect(pressed(sheet) == ["Two"])
  }

  @Test("NV33 beside the tabs in a bar is the title of a page that can be left")
  func pageTitle() async throws {
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) {
        TabView {
          NavigationStack {
            NavigationLink("push") { Text("page").navigationTitle("Pushed") }.navigationTitle("Root")
          }
          .tabItem { Text("One") }
          Text("second").tabItem { Text("Two") }
        }
        .frame(width: 640, height: 200)
      }, size: Self.size)
    let sheet = try #require(mounted.root.sheets.first)
    func headings() -> [String] {
      sheet.findAll(role: .heading).filter(\.isShown).map(\.text)
    }
    #expect(headings() == [])
    try await sheet.find(role: .button, name: "push").click()
    #expect(headings() == ["Pushed"] && tabs(sheet) == ["One", "Two"])
    try await sheet.find(role: .button, name: "Back").click()
    #expect(headings() == [])
  }

  @Test("NV34 a tab is chosen by a tag inside of its badge as by one around it")
  func badgedTags() async throws {
    let source = Source(1)
    let mounted = try await MountedView(
      TabView(selection: source.binding) {
        Text("first").tabItem { Text("One") }.tag(1).badge(3)
        Text("second").tabItem { Text("Two") }.badge(4).tag(2)
      }, size: Self.size)
    #expect(pressed(mounted.root) == ["One 3"])
    try await mounted.root.find(role: .tab, name: "Two 4").click()
    #expect(source.value == 2 && pressed(mounted.root) == ["Two 4"])
    try await mounted.root.find(role: .tab, name: "One 3").click()
    #expect(source.value == 1 && pressed(mounted.root) == ["One 3"])
  }

  @Test("NV34 a badge is shown in its tab and added to its name; zero shows none")
  func badges() async throws {
    let mounted = try await MountedView(
      TabView {
        Text("first").badge(3).tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }.badge(0)
        Tab("Three", systemImage: "star") { Text("third") }
        Tab("Four", systemImage: "star") { Text("fourth") }.badge("new")
        Text("fifth").badge(nil as Text?).tabItem { Text("Five") }
      }, size: Self.size)
    #expect(tabs(mounted.root) == ["One 3", "Two", "Three", "Four new", "Five"])
  }

  @Test("NV35 pages are shown one at a time, and arrows and dots write the selection once")
  func pages() async throws {
    let (source, log) = (Source("1"), Log())
    let mounted = try await MountedView(
      Both(selection: noted(source.binding, in: log), isModern: false).tabViewStyle(.page), size: Self.size)
    #expect(tabs(mounted.root) == [] && shown(mounted) == ["first"])
    try await mounted.root.find(role: .button, name: "Page 2").click()
    #expect(log.entries == ["2"])
    try await mounted.root.find(role: .button, name: "Page 1").press("Left")
    #expect(log.entries == ["2", "1"])
    let plain = try await MountedView(
      Both(selection: source.binding, isModern: false).tabViewStyle(.page(indexDisplayMode: .never)), size: Self.size)
    #expect(plain.root.findAll(role: .button).count == 0)
  }

  @Test("NV36 each tab has its own path, and what is in a tab that is not shown is not in the bar")
  func stacks() async throws {
    let source = Source(1)
    func stack(_ name: String) -> some View {
      NavigationStack {
        NavigationLink("to \(name)", value: 1)
          .navigationTitle("title \(name)")
          .toolbar { ToolbarItem { Button("item \(name)") {} } }
          .navigationDestination(for: Int.self) { _ in Text("page \(name)").navigationTitle("page of \(name)") }
      }
    }
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) {
        TabView(selection: source.binding) {
          stack("A").tabItem { Text("One") }.tag(1)
          stack("B").tabItem { Text("Two") }.tag(2)
        }
        .frame(width: 640, height: 200)
      }, size: Self.size)
    let sheet = try #require(mounted.root.sheets.first)
    let bar = try #require(sheet.all.first { $0.widget.typeName == "GtkHeaderBar" })
    func items() -> [String] {
      WidgetQuery(root: bar.widget).findAll(role: .button)
        .filter { gtk_widget_get_mapped($0.widget.widgetPointer) != 0 }.map(\.name)
    }
    #expect(items().filter { $0.hasPrefix("item") } == ["item A"])
    try await sheet.find(role: .button, name: "to A").click()
    #expect(items().contains("Back"))
    source.value = 2
    await Settling.settle()
    #expect(items().filter { $0.hasPrefix("item") } == ["item B"] && !items().contains("Back"))
    source.value = 1
    await Settling.settle()
    #expect(items().contains("Back"))
  }
}
