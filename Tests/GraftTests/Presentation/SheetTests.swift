import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Sheets: what opens and closes them, and what they keep and inherit.
@Suite(.gtk) @MainActor
struct SheetTests {
  private let log = Log()

  private func sheet(_ mounted: MountedView<some View>) throws -> WidgetQuery {
    try #require(mounted.root.sheets.first)
  }

  private func press(_ name: String, _ query: WidgetQuery) async throws {
    try await query.find(role: .button, name: name).click()
  }

  private struct Presenting: View {
    let log: Log
    @State private var isShown = false
    @State private var number = 0

    var body: some View {
      VStack {
        Button("open") { isShown = true }
        Button("add") { number += 1 }
        Text(isShown ? "shown" : "not shown")
      }
      .sheet(isPresented: logged, onDismiss: { log.note("dismissed, \(isShown)") }) {
        Sheet(log: log, number: number, close: { isShown = false }, add: { number += 1 })
      }
    }

    private var logged: Binding<Bool> {
      Binding {
        isShown
      } set: {
        log.note("write \($0)")
        isShown = $0
      }
    }
  }

  private struct Sheet: View {
    let log: Log
    let number: Int
    let close: () -> Void
    let add: () -> Void
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("number \(number)")
        Button("count \(count)") { count += 1 }
        Button("add in sheet") { add() }
        Button("close") { close() }
        Button("dismiss") { dismiss() }
      }
      .onAppear { log.note("appears") }
      .onDisappear { log.note("disappears") }
      .task {
        log.note("task")
        try? await Task.sleep(for: .seconds(1000))
        log.note("task ends")
      }
    }
  }

  @Test("PR1 a sheet is one modal window over the presenting one, at its content's size, and moves nothing behind it")
  func window() async throws {
    let mounted = try await MountedView(Presenting(log: log), size: CGSize(width: 400, height: 300))
    let before = try mounted.root.find(role: .button, name: "open").frame
    #expect(mounted.root.sheets.count == 0)
    try await press("open", mounted.root)
    let sheet = try sheet(mounted)
    #expect(mounted.root.sheets.count == 1)
    #expect(gtk_window_get_modal(sheet.all[0].widget.cast()) == 1)
    #expect(try mounted.root.find(role: .button, name: "open").frame == before)
    #expect(mounted.root.texts.contains("shown"))
  }

  private struct Lazy: View {
    @State private var isShown = false

    var body: some View {
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { ForEach(0..<8) { Text("\($0)") } }
            ScrollView { Block(100, 150) }
          }
          .frame(width: 300)
        }
    }
  }

  @Test("PR1 a sheet has room for a lazy grid and for what is scrolled beside it")
  func lazyContent() async throws {
    let mounted = try await MountedView(Lazy(), size: CGSize(width: 400, height: 300))
    try await press("open", mounted.root)
    let scrolled = try sheet(mounted).all.filter { $0.widget.typeName == "GtkScrolledWindow" }
    #expect(scrolled.map(\.frame.height) == [150])
  }

  @Test("PR2 PR3 the user closes it: one write of false, then it disappears, then onDismiss runs, once")
  func closedByUser() async throws {
    let mounted = try await MountedView(Presenting(log: log))
    for close in 0...1 {
      try await press("open", mounted.root)
      #expect(log.take() == ["appears", "task"])
      let sheet = try sheet(mounted)
      if close == 0 { try await sheet.find(role: .button, name: "close").press("Escape") } else { sheet.closeWindow() }
      await Settling.settle()
      #expect(log.take() == ["write false", "disappears", "dismissed, false", "task ends"])
      #expect(mounted.root.sheets.count == 0)
    }
  }

  @Test("PR2 the program closes it by its source or by dismiss: one disappearance and one onDismiss")
  func closedByProgram() async throws {
    let mounted = try await MountedView(Presenting(log: log))
    try await press("open", mounted.root)
    try await press("close", sheet(mounted))
    #expect(log.take() == ["appears", "task", "disappears", "dismissed, false", "task ends"])
    try await press("open", mounted.root)
    try await press("dismiss", sheet(mounted))
    #expect(log.take() == ["appears", "task", "write false", "disappears", "dismissed, false", "task ends"])
    #expect(mounted.root.sheets.count == 0)
  }

  @Test("PR4 each presentation begins with a state of its own")
  func freshState() async throws {
    let mounted = try await MountedView(Presenting(log: log))
    for _ in 1...2 {
      try await press("open", mounted.root)
      #expect(log.take() == ["appears", "task"])
      try await press("count 0", sheet(mounted))
      _ = try sheet(mounted).find(role: .button, name: "count 1")
      try await press("close", sheet(mounted))
      _ = log.take()
    }
  }

  @Test("PR4 the content is not made before it is presented, and not after")
  func madeWhenPresented() async throws {
    let (log, shown) = (log, Source(false))
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: shown.binding) {
        Text(
          {
            log.note("made"); return "content"
          }())
      })
    #expect(log.take() == [])
    shown.value = true
    await Settling.settle()
    #expect(try sheet(mounted).texts.contains("content"))
    #expect(log.take() == ["made"])
    shown.value = false
    await Settling.settle()
    #expect(log.take() == [])
  }

  @MainActor
  private final class Life: ObservableObject {
    let log: Log
    init(log: Log) { self.log = log }
    isolated deinit { log.note("state ends") }
  }

  private struct Living: View {
    @StateObject var life: Life
    @State var isDeep = false
    var body: some View { Button("content") { isDeep = true }.sheet(isPresented: $isDeep) { Text("deep") } }
  }

  @Test("PR4 the state of a sheet ends with it, also where somebody holds its window")
  func stateEnds() async throws {
    let (log, shown) = (log, Source(true))
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: shown.binding) { Living(life: Life(log: log)) })
    let held = try sheet(mounted)
    try await press("content", held)
    shown.value = false
    await Settling.settle()
    #expect(log.entries == ["state ends"])
    _ = held
  }

  @Test("PR5 what the content's closure reads is followed in place, and the sheet keeps its state")
  func followed() async throws {
    let mounted = try await MountedView(Presenting(log: log))
    try await press("open", mounted.root)
    try await press("count 0", sheet(mounted))
    try await press("add in sheet", sheet(mounted))
    #expect(try sheet(mounted).texts.contains("number 1"))
    _ = try sheet(mounted).find(role: .button, name: "count 1")
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private func items(_ source: Source<Item?>) -> some View {
    let log = log
    return Text("behind").sheet(item: source.binding, onDismiss: { log.note("dismissed") }) { item in
      ItemView(name: item.name, log: log)
    }
  }

  private struct ItemView: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      VStack {
        Text(name)
        Button("count \(count)") { count += 1 }
      }
      .onAppear { log.note("\(name) appears") }
      .onDisappear { log.note("\(name) disappears") }
    }
  }

  @Test("PR6 an item with another id is another sheet; with the same id the sheet is updated and keeps its state")
  func items() async throws {
    let source = Source<Item?>(Item(id: 1, name: "one"))
    let mounted = try await MountedView(items(source))
    #expect(log.take() == ["one appears"])
    try await press("count 0", sheet(mounted))
    source.value = Item(id: 1, name: "uno")
    await Settling.settle()
    #expect(try sheet(mounted).texts.contains("uno"))
    _ = try sheet(mounted).find(role: .button, name: "count 1")
    #expect(log.take() == [])
    source.value = Item(id: 2, name: "two")
    await Settling.settle()
    #expect(log.take() == ["uno disappears", "dismissed", "two appears"])
    _ = try sheet(mounted).find(role: .button, name: "count 0")
    #expect(mounted.root.sheets.count == 1)
  }

  @Test("PR7 without an item the content is not asked for, also where another item comes while the sheet closes")
  func itemWhileClosing() async throws {
    let source = Source<Item?>(Item(id: 1, name: "one"))
    let mounted = try await MountedView(items(source))
    source.value = nil
    source.value = Item(id: 2, name: "two")
    await Settling.settle()
    #expect(try sheet(mounted).texts.contains("two"))
    #expect(log.take() == ["one appears", "one disappears", "dismissed", "two appears"])
    try sheet(mounted).closeWindow()
    await Settling.settle()
    #expect(source.value == nil)
    #expect(mounted.root.sheets.count == 0)
  }

  private struct Inherited: View {
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isPresented) private var isPresented

    var body: some View { Text("\(locale.identifier) \(isEnabled) \(isPresented)") }
  }

  private struct Inheriting: View {
    let shown: Source<Bool>
    @State private var language = "de"

    var body: some View {
      Button("French") { language = "fr" }
        .sheet(isPresented: shown.binding) {
          VStack {
            Inherited()
            Button("in sheet") { language = "it" }
          }
        }
        .disabled(true)
        .environment(\.locale, Locale(identifier: language))
    }
  }

  @Test("PR8 PR9 the content has the environment of the view that presents it and follows it, but it is not disabled")
  func environment() async throws {
    let mounted = try await MountedView(Inheriting(shown: Source(true)))
    #expect(try sheet(mounted).texts.contains("de true true"))
    try await press("in sheet", sheet(mounted))
    #expect(try sheet(mounted).texts.contains("it true true"))
  }

  @Test("PR10 a second sheet of one window waits until the first is gone, and comes only if its source still says so")
  func oneAtATime() async throws {
    let (first, second, third) = (Source(true), Source(false), Source(false))
    let mounted = try await MountedView(
      VStack {
        Text("a").sheet(isPresented: first.binding) { Text("first") }
        Text("b").sheet(isPresented: second.binding) { Text("second") }
        Text("c").sheet(isPresented: third.binding) { Text("third") }
      })
    second.value = true
    third.value = true
    await Settling.settle()
    #expect(mounted.root.sheets.count == 1)
    #expect(try sheet(mounted).texts.contains("first"))
    second.value = false
    first.value = false
    await Settling.settle()
    #expect(mounted.root.sheets.count == 1)
    #expect(try sheet(mounted).texts.contains("third"))
  }

  @Test("PR10 the sheet that is shown stays the only one when one that waits is wanted no more and another comes")
  func waitsNoMore() async throws {
    let (first, second, third) = (Source(true), Source(true), Source(false))
    let mounted = try await MountedView(
      VStack {
        Text("a").sheet(isPresented: first.binding) { Text("first") }
        Text("b").sheet(isPresented: second.binding) { Text("second") }
        Text("c").sheet(isPresented: third.binding) { Text("third") }
      })
    second.value = false
    await Settling.settle()
    third.value = true
    await Settling.settle()
    #expect(mounted.root.sheets.count == 1)
    #expect(try sheet(mounted).texts.contains("first"))
  }

  private struct Nested: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      Button("deeper") { isShown = true }
        .sheet(isPresented: $isShown) { Text("upper").onDisappear { log.note("upper disappears") } }
        .onDisappear { log.note("lower disappears") }
    }
  }

  @Test("PR10 a sheet of a sheet is over it at once, and closing the lower one closes both, the upper first")
  func nested() async throws {
    let (log, shown) = (log, Source(true))
    let mounted = try await MountedView(Text("behind").sheet(isPresented: shown.binding) { Nested(log: log) })
    let lower = try sheet(mounted)
    try await press("deeper", lower)
    #expect(lower.sheets.count == 1)
    #expect(lower.sheets[0].texts.contains("upper"))
    shown.value = false
    await Settling.settle()
    #expect(mounted.root.sheets.count == 0)
    #expect(Set(log.entries) == ["upper disappears", "lower disappears"])
  }

  private struct Leaving: View {
    let shown: Source<Bool>
    let log: Log
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere {
          Text("there").sheet(isPresented: shown.binding) {
            Button("leave") { isThere = false }.task {
              try? await Task.sleep(for: .seconds(1000))
              log.note("task ends")
            }
          }
        }
      }
    }
  }

  @Test("PR11 where the presenting view goes, so does its sheet, its tasks end, and the source becomes false")
  func presenterGoes() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(Leaving(shown: shown, log: log))
    try await press("leave", sheet(mounted))
    #expect(mounted.root.sheets.count == 0)
    #expect(shown.value == false)
    #expect(log.entries == ["task ends"])
  }

  @Test("PR12 while a sheet is shown, clicks behind it do nothing, and what is behind is still updated")
  func modal() async throws {
    let mounted = try await MountedView(Presenting(log: log))
    try await press("open", mounted.root)
    try await press("add", mounted.root)
    #expect(try sheet(mounted).texts.contains("number 0"))
    #expect(mounted.root.texts.contains("shown"))
  }

  private struct Guarded: View {
    @State private var isGuarded = true
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("guard") { isGuarded.toggle() }
        Button("dismiss") { dismiss() }
      }
      .interactiveDismissDisabled(isGuarded)
    }
  }

  @Test("PR14 a sheet that the user may not close stays, until that is lifted; dismiss closes it all the same")
  func guarded() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(Text("behind").sheet(isPresented: shown.binding) { Guarded() })
    for _ in 1...2 {
      try await sheet(mounted).find(role: .button, name: "guard").press("Escape")
      try sheet(mounted).closeWindow()
      await Settling.settle()
      #expect(shown.value == true && mounted.root.sheets.count == 1)
    }
    try await press("dismiss", sheet(mounted))
    #expect(shown.value == false && mounted.root.sheets.count == 0)
    shown.value = true
    await Settling.settle()
    try await press("guard", sheet(mounted))
    try sheet(mounted).closeWindow()
    await Settling.settle()
    #expect(shown.value == false && mounted.root.sheets.count == 0)
  }

  @Test("PR15 (part) in a window of somebody else a cover is a modal window, which Escape does not close")
  func cover() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(
      Text("behind").fullScreenCover(isPresented: shown.binding) { Button("content") {} },
      size: CGSize(width: 400, height: 300))
    try await sheet(mounted).find(role: .button, name: "content").press("Escape")
    #expect(shown.value == true)
    shown.value = false
    await Settling.settle()
    #expect(mounted.root.sheets.count == 0)
  }

  @Test("PR16 the detent that is selected is the sheet's height")
  func detents() async throws {
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) {
        Text("content").presentationDetents([.height(300), .large])
      }, size: CGSize(width: 400, height: 500))
    let window = try sheet(mounted).all[0].widget
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window.cast(), &width, &height)
    #expect(height == 300)
  }

  private struct TwoFifths: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 5 * 2 }
  }

  private struct None: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  /// The size that is wanted of the window of a sheet, and how large its content is.
  private func size(of content: some View) async throws -> (wanted: [Int32], content: CGSize) {
    let shown = Source(false)
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: shown.binding) { content }, size: CGSize(width: 400, height: 500))
    shown.value = true
    await Settling.settle()
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(try sheet(mounted).all[0].widget.cast(), &width, &height)
    let frame = try sheet(mounted).frame(ofText: "content")
    await mounted.close()
    return ([width, height], frame.size)
  }

  @Test("PR16 a type says a height or that there is none, a sizing says width and height, and corners change nothing")
  func sizes() async throws {
    let text = Text("content")
    func wanted(_ content: some View) async throws -> [Int32] { try await size(of: content).wanted }
    #expect(try await wanted(text.presentationDetents([.custom(TwoFifths.self), .large]))[1] == 200)
    #expect(try await wanted(text.presentationDetents([.custom(None.self), .large]))[1] == 500)
    #expect(try await wanted(text.presentationSizing(.form))[0] == 540)
    #expect(try await wanted(text.presentationSizing(.page)) == [720, 500])
    let fitted = text.presentationSizing(.page.fitted(horizontal: true, vertical: false))
    #expect(try await wanted(fitted)[1] == 500)
    let rounded = text.presentationSizing(.fitted).presentationCornerRadius(20)
    #expect(try await size(of: rounded).content == size(of: text).content)
  }

  @Test("BI9 a source that refuses keeps its sheet open")
  func refusal() async throws {
    let mounted = try await MountedView(Text("behind").sheet(isPresented: .constant(true)) { Button("in") {} })
    try await sheet(mounted).find(role: .button, name: "in").press("Escape")
    #expect(mounted.root.sheets.count == 1)
  }
}
