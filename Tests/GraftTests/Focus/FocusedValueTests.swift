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
    "FO7 (part) the active window gives a value wherever its focus is, and a binding of a menu writes to that window")
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
}
