import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Covers of a window: what they are shown in place of, who closes them, and what is presented over them.
@Suite(.gtk) @MainActor
struct CoverTests {
  private let log = Log()

  private struct Behind<Content: View>: View {
    let shown: Source<Bool>
    let log: Log
    let content: Content
    @State private var text = ""

    var body: some View {
      NavigationStack {
        VStack {
          TextField("name", text: $text)
          Button("behind") { log.note("behind") }.keyboardShortcut("b")
        }
        .navigationTitle("Window")
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("tool") {} } }
        .onDisappear { log.note("behind disappears") }
      }
      .frame(width: 400, height: 300)
      .fullScreenCover(isPresented: shown.logged(log), onDismiss: { log.note("dismissed") }) { content }
    }
  }

  private struct Inside: View {
    let log: Log
    var closeBehind = {}
    @State private var hasSheet = false
    @State private var hasCover = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Button("inside") {}
        Button("close") { dismiss() }
        Button("sheet") { hasSheet = true }
        Button("cover") { hasCover = true }
        Button("close window") { dismissWindow() }
        Button("close by its content") { closeBehind() }
      }
      .sheet(isPresented: $hasSheet) { Text("over").onDisappear { log.note("sheet disappears") } }
      .fullScreenCover(isPresented: $hasCover) { Button("upper") {} }
      .onAppear { log.note("appears") }
      .onDisappear { log.note("disappears") }
    }
  }

  /// Shows a window with a cover, once it is there, and gives the window.
  private func covered(
    by content: some View, _ shown: Source<Bool>, _ body: (Widget, WidgetQuery) async throws -> Void
  ) async throws {
    try await ShownScenes.with(WindowGroup("Window") { Behind(shown: shown, log: log, content: content) }) {
      let window = try ShownScenes.window("Window")
      #expect(seen(window) == ["behind", "tool"])
      let height = gtk_widget_get_height(window.widgetPointer)
      shown.value = true
      await Settling.settle()
      #expect(gtk_widget_get_height(window.widgetPointer) == height)
      try await body(window, WidgetQuery(root: window))
    }
  }

  /// The buttons that can be seen in a window, but for those with which the user closes something.
  private func seen(_ window: Widget) -> Set<String> {
    let buttons = WidgetQuery(root: window).findAll(role: .button).filter { $0.isShown }
    return Set(buttons.map(\.name)).intersection(["behind", "tool", "inside", "done", "upper"])
  }

  private func hasFocus(_ found: FoundWidget, in window: Widget) -> Bool {
    guard let focus = gtk_window_get_focus(window.cast()) else { return false }
    return focus == found.widget.cast() || gtk_widget_is_ancestor(focus, found.widget.cast()) != 0
  }

  private struct Measured: View {
    var body: some View {
      NavigationStack {
        GeometryReader { Text(verbatim: "\(Int($0.size.width)) by \(Int($0.size.height))") }
          .navigationTitle("Cover")
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("done") {} } }
      }
    }
  }

  @Test("PR15 a cover is shown in place of the content and the bar of its window, which stays one")
  func whole() async throws {
    let shown = Source(false)
    try await covered(by: Measured(), shown) { window, query in
      #expect(ShownScenes.titles == ["Cover"] && seen(window) == ["done"])
      let room = try ShownScenes.size(of: "Cover")
      #expect(query.texts.contains("\(room[0]) by \(room[1])"))
      let bar = try #require(gtk_window_get_titlebar(window.cast()))
      let done = try query.find(role: .button, name: "done")
      #expect(gtk_widget_is_ancestor(done.widget.cast(), bar) != 0)
      shown.value = false
      await Settling.settle()
      #expect(ShownScenes.titles == ["Window"] && seen(window) == ["behind", "tool"])
      #expect(log.take() == ["dismissed"])
    }
  }

  @Test("PR15 Escape does not close a cover; the window's close button does, as that of a sheet, and the window stays")
  func closing() async throws {
    let shown = Source(false)
    try await covered(by: Inside(log: log), shown) { window, query in
      try await query.find(role: .button, name: "inside").press("Escape")
      #expect(shown.value && seen(window) == ["inside"] && log.take() == ["appears"])
      gtk_window_close(window.cast())
      await Settling.settle()
      #expect(!shown.value && seen(window) == ["behind", "tool"])
      #expect(log.take() == ["write false", "disappears", "dismissed"])
    }
  }

  @Test("PR15 what lies behind a cover takes no key, keeps its state, and gets the focus back")
  func behind() async throws {
    let shown = Source(false)
    try await covered(by: Inside(log: log), shown) { window, query in
      let inside = try query.find(role: .button, name: "inside")
      #expect(hasFocus(inside, in: window))
      try await inside.press("b", modifiers: .control)
      #expect(log.take() == ["appears"])
      try await query.find(role: .button, name: "close").click()
      try await query.find(role: .button, name: "behind").press("b", modifiers: .control)
      #expect(log.take() == ["write false", "disappears", "dismissed", "behind"])
      let field = try query.find(role: .textField, name: "name")
      try await field.type("abc")
      shown.value = true
      await Settling.settle()
      try await query.find(role: .button, name: "inside").press("Tab")
      #expect(!hasFocus(field, in: window))
      shown.value = false
      await Settling.settle()
      #expect(hasFocus(field, in: window) && field.text == "abc")
    }
  }

  @Test("PR15 what is presented over a cover comes at once and goes with it, and the upper cover is closed first")
  func nested() async throws {
    let shown = Source(false)
    try await covered(by: Inside(log: log), shown) { window, query in
      try await query.find(role: .button, name: "cover").click()
      #expect(ShownScenes.windows.count == 1 && seen(window) == ["upper"])
      gtk_window_close(window.cast())
      await Settling.settle()
      #expect(shown.value && seen(window) == ["inside"] && log.take() == ["appears"])
      try await query.find(role: .button, name: "sheet").click()
      #expect(query.sheets.count == 1)
      shown.value = false
      await Settling.settle()
      #expect(query.sheets.isEmpty && seen(window) == ["behind", "tool"])
      #expect(log.take().sorted() == ["disappears", "dismissed", "sheet disappears"])
    }
  }

  /// Covers itself, hands its own `dismiss` to the cover, and has a page to leave.
  private struct Handing: View {
    let log: Log
    @State private var isCovered = false
    @State private var isPushed = true
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack {
        Button("first") {}.navigationDestination(isPresented: $isPushed) { Button("pushed") {} }
      }
      .onChange(of: isPushed) { log.note("pushed \(isPushed)") }
      .toolbar { Button("present") { isCovered = true } }
      .fullScreenCover(isPresented: $isCovered) { Inside(log: log, closeBehind: { dismiss() }) }
    }
  }

  @Test("PR15 what the content calls to close its window closes that, and not what covers it alone")
  func contentCloses() async throws {
    try await ShownScenes.with(WindowGroup("Window") { Handing(log: log) }) {
      let query = WidgetQuery(root: try ShownScenes.window("Window"))
      try await query.find(role: .button, name: "present").click()
      try await query.find(role: .button, name: "close by its content").click()
      #expect(ShownScenes.titles == [])
    }
  }

  @Test("PR15 a key that goes back leaves no page behind a cover")
  func goingBack() async throws {
    try await ShownScenes.with(WindowGroup("Window") { Handing(log: log) }) {
      let query = WidgetQuery(root: try ShownScenes.window("Window"))
      try await query.find(role: .button, name: "present").click()
      try await query.find(role: .button, name: "inside").press("Left", modifiers: .alt)
      #expect(log.take() == ["appears"])
      try await query.find(role: .button, name: "close").click()
      try await query.find(role: .button, name: "pushed").press("Left", modifiers: .alt)
      #expect(log.take() == ["disappears", "pushed false"])
    }
  }

  @Test("PR15 a window that is closed by its content takes its cover with it, once")
  func windowCloses() async throws {
    try await covered(by: Inside(log: log), Source(false)) { _, query in
      try await query.find(role: .button, name: "close window").click()
      #expect(ShownScenes.titles == [])
      let entries = log.take()
      for entry in ["disappears", "behind disappears"] { #expect(entries.filter { $0 == entry }.count == 1) }
      #expect(entries.filter { $0 == "dismissed" }.count <= 1)
    }
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Choosing: View {
    let item: Source<Item?>
    let log: Log

    var body: some View {
      Button("behind") {}.fullScreenCover(item: item.logged(log), onDismiss: { log.note("dismissed") }) { item in
        Button("inside") {}.onAppear { log.note("item \(item.id)") }
      }
    }
  }

  @Test("PR15 a cover is of an item, and another item has another cover when the first has gone")
  func items() async throws {
    let item = Source(Item?.none)
    try await ShownScenes.with(WindowGroup("Window") { Choosing(item: item, log: log) }) {
      let window = try ShownScenes.window("Window")
      item.value = Item(id: 1)
      await Settling.settle()
      #expect(seen(window) == ["inside"] && log.take() == ["item 1"])
      item.value = Item(id: 2)
      await Settling.settle()
      #expect(seen(window) == ["inside"] && log.take() == ["dismissed", "item 2"])
      item.value = nil
      await Settling.settle()
      #expect(seen(window) == ["behind"] && log.take() == ["dismissed"])
    }
  }

  @Test("PR15 a cover that the user may not close has a window without a close button, until it has gone")
  func guarded() async throws {
    let shown = Source(false)
    try await covered(by: Button("inside") {}.interactiveDismissDisabled(), shown) { window, _ in
      #expect(gtk_window_get_deletable(window.cast()) == 0)
      gtk_window_close(window.cast())
      await Settling.settle()
      #expect(shown.value && seen(window) == ["inside"])
      shown.value = false
      await Settling.settle()
      #expect(gtk_window_get_deletable(window.cast()) == 1 && seen(window) == ["behind", "tool"])
    }
  }

  @Test("PR15 a cover has a bar in a window without one as well")
  func hiddenTitleBar() async throws {
    let shown = Source(false)
    let scene = WindowGroup("Window") { Behind(shown: shown, log: log, content: Measured()) }
      .windowStyle(.hiddenTitleBar)
    try await ShownScenes.with(scene) {
      let window = try ShownScenes.window("Window")
      let bar = try #require(gtk_window_get_titlebar(window.cast()))
      #expect(gtk_widget_get_mapped(bar) == 0 && seen(window) == ["behind"])
      shown.value = true
      await Settling.settle()
      #expect(gtk_widget_get_mapped(bar) == 1 && seen(window) == ["done"])
      shown.value = false
      await Settling.settle()
      #expect(gtk_widget_get_mapped(bar) == 0 && seen(window) == ["behind"])
    }
  }
}
