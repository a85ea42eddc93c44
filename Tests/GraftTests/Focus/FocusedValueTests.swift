import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

private struct NoteKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

/// What the focus gives to those who read it.
@Suite(.gtk) @MainActor
struct FocusedValueTests {
  private struct Reader: View {
    let log: Log
    @FocusedValue(\.note) private var note

    var body: some View {
      log.note(note ?? "none")
      return Text(note ?? "none")
    }
  }

  private struct Bystander: View {
    let log: Log

    var body: some View {
      log.note("bystander")
      return Text("bystander")
    }
  }

  private struct Page: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      VStack {
        Reader(log: log)
        Bystander(log: log)
        TextField("outside", text: $text)
        VStack {
          TextField("outer", text: $text)
          TextField("inner", text: $text).focusedValue(\.note, "inner")
        }
        .focusedValue(\.note, "outer")
      }
    }
  }

  @Test("FO6 the view nearest to the focus gives the value, and a move of the focus evaluates its readers once")
  func nearest() async throws {
    let log = Log()
    let mounted = try await MountedView(Page(log: log))
    #expect(mounted.root.texts.first == "none")
    log.entries = []
    for name in ["outer", "inner", "outside"] {
      try await mounted.root.find(role: .textField, name: name).click()
    }
    #expect(log.entries == ["outer", "inner", "none"])
    #expect(mounted.root.texts.first == "none")
  }

  private struct Counting: View {
    @State private var count = 0
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text("count \(count)")
        Button("new") { openWindow(id: "counting") }
      }
      .frame(width: 200)
      .focusedSceneValue(\.count, $count)
    }
  }

  private struct Add: View {
    @FocusedBinding(\.count) private var count

    var body: some View {
      Button(count.map { "Add to \($0)" } ?? "Nothing to add to") { count? += 1 }.keyboardShortcut("a").disabled(
        count == nil)
    }
  }

  private struct CountingScene: Scene {
    var body: some Scene {
      WindowGroup("Counting", id: "counting") { Counting() }.commands { CommandMenu("Count") { Add() } }
    }
  }

  @Test(
    "FO7 the active window gives a value wherever its focus is, and a binding of a menu writes to that window")
  func scene() async throws {
    try await ShownScenes.with(CountingScene()) {
      let first = try ShownScenes.content("Counting")
      try await first.find(role: .button, name: "new").press("a", modifiers: .control)
      #expect(first.texts.first == "count 1")
      try await first.find(role: .button, name: "new").click()
      let texts = try (0...1).map { try ShownScenes.content("Counting", $0).texts.first }
      #expect(Set(texts) == ["count 1", "count 0"])
      let window = try #require(ShownScenes.windows.first { gtk_window_is_active($0.cast()) != 0 })
      let active = WidgetQuery(root: window)
      let before = try #require(active.texts.first { $0.hasPrefix("count") })
      try await active.find(role: .button, name: "new").press("a", modifiers: .control)
      let after = try #require(active.texts.first { $0.hasPrefix("count") })
      #expect([before, after] == ["count 0", "count 1"])
    }
  }

  private struct Reading: View {
    @State private var count: Int
    @FocusedValue(\.count) private var focused
    @Environment(\.openWindow) private var openWindow

    init(count: Int) { _count = State(initialValue: count) }

    var body: some View {
      VStack {
        Text(focused.map { "reads \($0.wrappedValue)" } ?? "reads nothing")
        TextField("field", text: .constant(""))
        Button("other") { openWindow(id: "other") }
      }
      .frame(width: 200)
      .focusedSceneValue(\.count, $count)
    }
  }

  private struct ReadingScene: Scene {
    var body: some Scene {
      WindowGroup("Main", id: "main") { Reading(count: 1) }.commands { CommandMenu("Count") { Add() } }
      WindowGroup("Other", id: "other") { Reading(count: 5) }
    }
  }

  private func reads(_ title: String) throws -> String? { try ShownScenes.content(title).texts.first }

  @Test("FO7 while a menu of the window is open its value is read, and readers follow the active window to none")
  func readers() async throws {
    try await ShownScenes.with(ReadingScene()) {
      let main = WidgetQuery(root: try ShownScenes.window("Main"))
      try await main.find(role: .textField, name: "field").click()
      #expect(try reads("Main") == "reads 1")
      try await main.find(role: .button, name: "Main Menu").click()
      #expect(try reads("Main") == "reads 1")
      try await main.find(role: .menuItem, name: "Count").click()
      try await main.find(role: .menuItem, name: "Add to 1").click()
      #expect(try reads("Main") == "reads 2")
      try await main.find(role: .button, name: "other").click()
      #expect(try reads("Main") == "reads 5" && reads("Other") == "reads 5")
      try await main.find(role: .textField, name: "field").press("Shift_L")
      #expect(try reads("Main") == "reads 2" && reads("Other") == "reads 2")
      let plain = Widget(gtk_window_new())
      gtk_window_present(plain.cast())
      await Settling.settle()
      #expect(gtk_window_is_active(plain.cast()) != 0)
      #expect(try reads("Main") == "reads nothing" && reads("Other") == "reads nothing")
      gtk_window_destroy(plain.cast())
      await Settling.settle()
    }
  }

  private final class Model: ObservableObject {
    @Published var name = "first"
  }

  private struct ObjectReader: View {
    @FocusedObject private var model: Model?

    var body: some View { Text(model?.name ?? "none") }
  }

  @Test("FO7 an object that is given is observed by its readers")
  func object() async throws {
    let model = Model()
    let mounted = try await MountedView(
      VStack {
        ObjectReader()
        TextField("field", text: .constant(""))
      }
      .focusedSceneObject(model))
    try await mounted.root.find(role: .textField, name: "field").click()
    #expect(mounted.root.texts.first == "first")
    model.name = "second"
    await Settling.settle()
    #expect(mounted.root.texts.first == "second")
  }

  private struct Given: View {
    let model: Model
    @State private var text = ""

    var body: some View {
      VStack {
        ObjectReader()
        TextField("inside", text: $text).focusedObject(model)
        TextField("outside", text: $text)
      }
    }
  }

  @Test("FO7 an object of a view is given while the focus is in that")
  func objectOfView() async throws {
    let mounted = try await MountedView(Given(model: Model()))
    for (name, told) in [("inside", "first"), ("outside", "none"), ("inside", "first")] {
      try await mounted.root.find(role: .textField, name: name).click()
      #expect(mounted.root.texts.first == told)
    }
  }
}
