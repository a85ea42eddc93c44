import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Letters that are typed while a row of a list or a table has the focus.
@Suite(.gtk) @MainActor
struct ListTypeAheadTests {
  private static let size = CGSize(width: 300, height: 400)
  private static let names = ["Apple", "Banana", "Blueberry", "Cherry", "Élan", "blackberry"]

  private struct Names: View {
    let log: Log
    var taken = ""
    @State private var selected: String?
    @State private var text = ""

    var body: some View {
      VStack {
        List(selection: noted($selected, in: log)) {
          Section("Banned") { ForEach(ListTypeAheadTests.names, id: \.self) { Text($0) } }
          TextField("field", text: $text)
        }
        .onKeyPress(phases: .down) { press in
          guard taken.contains(press.characters), !press.characters.isEmpty else { return .ignored }
          log.note("key \(press.characters)")
          return .handled
        }
        Button("delete") { log.note("delete") }.keyboardShortcut("d", modifiers: [])
      }
    }
  }

  private func mount(_ log: Log, taken: String = "") async throws -> MountedView<Names> {
    let mounted = try await MountedView(Names(log: log, taken: taken), size: Self.size)
    try await mounted.clickRow("Apple")
    _ = log.take()
    return mounted
  }

  /// Waits until a letter belongs to none that was typed before.
  private func pause() async throws { try await Task.sleep(for: .milliseconds(1_100)) }

  @Test("LS65 a letter selects the next row whose text begins with it, in whatever case, and after the last the first")
  func letters() async throws {
    let log = Log()
    let mounted = try await mount(log)
    for key in ["b", "shift+b", "b", "b"] { try await mounted.press(key) }
    #expect(
      log.take() == [
        #"Optional("Banana")"#, #"Optional("Blueberry")"#, #"Optional("blackberry")"#, #"Optional("Banana")"#,
      ])
    for key in ["e", "a"] {
      try await pause()
      try await mounted.press(key)
    }
    #expect(log.take() == [#"Optional("Élan")"#, #"Optional("Apple")"#])
    #expect(mounted.root.focusedRowText == "Apple")
  }

  @Test("LS65 letters within a second are the beginning of one text, and a later one begins anew")
  func beginnings() async throws {
    let log = Log()
    let mounted = try await mount(log)
    let window = try #require(mounted.root.all.first).widget
    try await XInput.type("bla", into: window)
    await Settling.settle()
    #expect(log.take().last == #"Optional("blackberry")"#)
    try await pause()
    try await XInput.type("bux", into: window)
    await Settling.settle()
    #expect(log.take() == [#"Optional("Banana")"#])
    #expect(mounted.root.selectedRowTexts == ["Banana"])
  }

  @Test("LS65 (part) views around and shortcuts have letters before, and a field in a row and a held key take them")
  func others() async throws {
    let log = Log()
    let mounted = try await mount(log, taken: "c")
    for key in ["c", "d", "ctrl+b"] { try await mounted.press(key) }
    #expect(log.take() == ["key c", "delete"])
    try await mounted.root.find(role: .textField, name: "field").type("b")
    #expect(log.take() == [])
    #expect(try mounted.root.find(role: .textField, name: "field").text == "b")
  }

  private struct Animals: View {
    let log: Log
    @State private var selected: Int?

    var body: some View {
      List(0..<1_000, id: \.self, selection: noted($selected, in: log)) { number in
        Text(number == 60 ? "yak" : number == 900 ? "zebra" : "row \(number)")
      }
    }
  }

  @Test("LS65 (part) a row that GTK has made is scrolled into sight, and one far away is not searched")
  func far() async throws {
    let log = Log()
    let mounted = try await MountedView(Animals(log: log), size: Self.size)
    try await mounted.clickRow("row 0")
    try await mounted.press("z")
    #expect(log.take() == ["Optional(0)"])
    try await pause()
    try await mounted.press("y")
    #expect(log.take() == ["Optional(60)"])
    #expect(mounted.root.focusedRowText == "yak" && mounted.root.seenListRows.count < 60)
    #expect(try mounted.root.find(role: .label, text: "yak").isShown)
  }

  private struct Fruits: View {
    let log: Log
    @State private var selected: Int?

    var body: some View {
      let names = ["apple", "banana", "berry"]
      let fruits = names.indices.map { Fruit(id: $0, name: names[$0], count: 7) }
      Table(fruits, selection: noted($selected, in: log)) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { Text("\($0.count)") }
      }
    }
  }

  @Test("LS65 (part) in a table letters are those of the first column")
  func table() async throws {
    let log = Log()
    let mounted = try await MountedView(Fruits(log: log), size: Self.size)
    try await mounted.clickRow("apple")
    for key in ["b", "b", "7"] { try await mounted.press(key) }
    #expect(log.take() == ["Optional(0)", "Optional(1)", "Optional(2)"])
  }
}
