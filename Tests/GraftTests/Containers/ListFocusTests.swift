import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// The keyboard focus in rows of a list that are scrolled away, come back and move.
@Suite(.gtk) @MainActor
struct ListFocusTests {
  private static let size = CGSize(width: 300, height: 200)

  @Test("UI1 in a row that was scrolled away and has come back the value follows the user, and moves the focus")
  func rowThatComesBack() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Fields(reader: reader), size: Self.size)
    let before = ObjectWatch(try field(2, in: mounted).widget)
    try await field(2, in: mounted).click()
    #expect(mounted.root.texts.first == "in 2")
    try await field(0, in: mounted).click()
    #expect(mounted.root.texts.first == "in 0")
    await reader.scroll(to: 1900, .top)
    #expect(!before.isAlive)
    await reader.scroll(to: 0, .top)
    try await field(2, in: mounted).click()
    #expect(mounted.root.texts.first == "in 2")
    try await field(2, in: mounted).press("Tab")
    #expect(mounted.root.texts.first == "in 3")
    reader.focus?(2)
    await Settling.settle()
    #expect(mounted.root.texts.first == "in 2")
    try await field(2, in: mounted).type("a")
    #expect(try field(2, in: mounted).text == "a")
  }

  private struct Tagged: View {
    @State private var selection: String?

    var body: some View {
      List(selection: $selection) {
        ForEach(0..<2000, id: \.self) { Text("\($0)").frame(height: 40).tag("\($0)") }
      }
    }
  }

  @Test("LS11 a list whose first row has the focus shows the rows that it is scrolled to at once")
  func jump() async throws {
    let mounted = try await MountedView(Tagged(), size: Self.size)
    await mounted.scroll(to: mounted.scrolledLength / 2)
    #expect(mounted.root.all.filter { $0.role == .label && $0.isShown }.compactMap { Int($0.text) }.contains(1000))
  }

  private struct Barred: View {
    @State private var selection: Int?
    @State private var isBarShown = false
    @State private var text = ""
    @FocusState private var isInBar: Bool

    var body: some View {
      VStack(spacing: 0) {
        if isBarShown { TextField(String("bar"), text: $text).focused($isInBar).frame(height: 80) }
        List(0..<100, id: \.self, selection: $selection) { Text("\($0)").frame(height: 40) }
        Button("show") {
          isBarShown = true
          isInBar = true
        }
      }
    }
  }

  @Test("a list that is seen from its start is so still when a bar above it takes the focus of its fourth row")
  func barAbove() async throws {
    let mounted = try await MountedView(Barred(), size: CGSize(width: 300, height: 400))
    try await mounted.root.find(role: .label, text: "0").click()
    for _ in 0..<3 { try await mounted.root.all[0].press("Down") }
    #expect(mounted.root.selectedRowTexts == ["3"] && mounted.offset == 0)
    try await mounted.root.find(role: .button, name: "show").click()
    #expect(mounted.offset == 0)
    #expect(try mounted.root.frame(ofText: "0").minY > 80)
  }

  @Test("UI2 a row that is asleep far away does not take the focus, and the value says who has it")
  func sleepingRow() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Fields(reader: reader), size: Self.size)
    await reader.scroll(to: 1900, .top)
    try await field(1902, in: mounted).click()
    reader.focus?(2)
    await Settling.settle()
    #expect(mounted.root.texts.first == "in 1902")
  }

  @Test("LS11 a row with the focus keeps it and its widgets far away; keys arrive in its field, and scroll back to it")
  func farAway() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Fields(reader: reader), size: Self.size)
    let widget = try field(2, in: mounted)
    try await widget.type("ab")
    try await widget.press("Left")
    for row in [1900, 1000] {
      await reader.scroll(to: row, .top)
      #expect(mounted.root.texts.first == "in 2")
      #expect(!widget.isShown)
    }
    try await mounted.press("x")
    #expect(widget.text == "axb")
    #expect(widget.isShown && (0..<200).contains(widget.frame.midY))
    #expect(try field(2, in: mounted).widget == widget.widget)
  }

  @Test("LS11 a key in a field of the row right above what is seen scrolls back to it")
  func rightAbove() async throws {
    let mounted = try await MountedView(SelectedFields(numbers: Array(0..<100)), size: Self.size)
    let widget = try field(2, in: mounted)
    try await widget.type("a")
    let middle = CGPoint(x: widget.frame.midX, y: widget.frame.midY)
    let row = try #require(mounted.root.listRows.first { $0.isShown && $0.frame.contains(middle) })
    await mounted.scroll(to: row.frame.maxY)
    #expect(row.frame.maxY == 0)
    try await mounted.press("x")
    #expect(widget.text == "ax")
    #expect((0..<200).contains(widget.frame.midY))
  }

  private struct FieldTable: View {
    struct Numbered: Identifiable {
      let id: Int
    }

    var body: some View {
      Table((0..<500).map(Numbered.init)) { TableColumn("Field") { FieldRow(number: $0.id) } }
    }
  }

  @Test("LS11 (part) keys arrive in the field of a table's row that is far away, and scroll back to it")
  func farAwayInTable() async throws {
    let mounted = try await MountedView(FieldTable(), size: Self.size)
    let widget = try field(2, in: mounted)
    try await widget.type("ab")
    await mounted.scroll(to: mounted.scrolledLength / 2)
    #expect(!widget.isShown)
    try await mounted.press("x")
    #expect(widget.text == "abx")
    #expect(widget.isShown && (0..<200).contains(widget.frame.midY))
  }

  private struct Chosen: View {
    let numbers: [Int]
    @State private var selected: Int?

    var body: some View { List(numbers, id: \.self, selection: $selected) { Text(verbatim: "\($0)") } }
  }

  @Test("LS11 where the row with the focus is removed the row in its place has it, else the last, else the list")
  func removed() async throws {
    let mounted = try await MountedView(Chosen(numbers: Array(0..<8)), size: Self.size)
    try await mounted.clickRow("3")
    for (numbers, focused) in [
      ([0, 1, 2, 4, 5, 6, 7], "4"), ([0, 4, 5, 6, 7], "4"), ([0, 7], "7"), ([0], "0"),
    ] {
      mounted.rootView = Chosen(numbers: numbers)
      await Settling.settle()
      #expect(mounted.root.focusedRowText == focused)
    }
    mounted.rootView = Chosen(numbers: [])
    await Settling.settle()
    let list = try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
    #expect(list.hasState(GTK_STATE_FLAG_FOCUSED))
  }

  @Test("LS11 (part) where the field with the focus goes with its row, the row in its place has the focus")
  func removedField() async throws {
    let mounted = try await MountedView(SelectedFields(numbers: Array(0..<8)), size: Self.size)
    try await field(3, in: mounted).click()
    mounted.rootView = SelectedFields(numbers: [0, 1, 2, 4, 5])
    await Settling.settle()
    try await mounted.press("Down")
    #expect(mounted.root.selectedRowTexts == ["5 field 5"])
  }

  @Test("rows that come before those in sight leave them where they are, with their state, focus and caret")
  func insertionBefore() async throws {
    let reader = Reader()
    let mounted = try await MountedView(Fields(reader: reader), size: Self.size)
    await reader.scroll(to: 500, .top)
    let widget = try field(502, in: mounted)
    try await widget.click()
    try await widget.type("ab")
    try await widget.press("Left")
    let frame = widget.frame
    for count in [10, 300] {
      reader.count += count
      await Settling.settle()
      #expect(try field(502, in: mounted).widget == widget.widget)
      #expect(widget.frame == frame)
      #expect(mounted.root.texts.first == "in 502")
    }
    try await widget.press("x")
    #expect(widget.text == "axb")
  }

  /// The field of a row, which is named by the row's number.
  private func field(_ number: Int, in mounted: MountedView<some View>) throws -> FoundWidget {
    try mounted.root.find(role: .textField, name: "field \(number)")
  }
}

private struct Fields: View {
  let reader: Reader
  @FocusState private var focus: Int?

  var body: some View {
    ScrollViewReader { proxy in
      let _ = reader.note(proxy)
      VStack {
        Text(verbatim: focus.map { "in \($0)" } ?? "none")
        List(-(reader.count - 100)..<2000, id: \.self) { number in
          FieldRow(number: number).focused($focus, equals: number)
        }
      }
    }
    // Not the view, which holds the reader.
    .onAppear { reader.focus = { [$focus] in $focus.wrappedValue = $0 } }
  }
}

private struct SelectedFields: View {
  let numbers: [Int]
  @State private var selected: Int?

  var body: some View {
    List(numbers, id: \.self, selection: $selected) { number in
      HStack {
        Text(verbatim: "\(number)")
        FieldRow(number: number)
      }
    }
  }
}

private struct FieldRow: View {
  let number: Int
  @State private var text = ""

  var body: some View { TextField(String("field \(number)"), text: $text) }
}
