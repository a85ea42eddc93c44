import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What users and programs select in lists, by mouse, keys and writes.
@Suite(.gtk) @MainActor
struct ListKeysTests {
  private static let size = CGSize(width: 300, height: 400)

  private struct Numbers: View {
    let log: Log
    @State var numbers: [Int] = Array(0..<1_000)
    @State private var selected: Set<Int> = []

    private var noting: Binding<Set<Int>> {
      Binding {
        selected
      } set: {
        log.note($0.sorted())
        selected = $0
      }
    }

    var body: some View {
      VStack {
        List(selection: noting) { ForEach(numbers, id: \.self) { Text("\($0)") } }
        HStack {
          Button("write") { selected = [1, 700] }
          Button("sort") { numbers.sort { $0 % 2 < $1 % 2 } }
          Button("filter") { numbers.removeAll { $0 == 1 } }
          Button("back") { numbers = Array(0..<1_000) }
        }
      }
    }
  }

  private func mount(_ log: Log) async throws -> MountedView<Numbers> {
    try await MountedView(Numbers(log: log), size: Self.size)
  }

  private func click(_ name: String, in mounted: MountedView<Numbers>) async throws {
    try await mounted.root.find(role: .button, name: name).click()
  }

  @Test("LS17 each act of the user is one write, of one row, one more or less, a range, or all of a thousand")
  func clicks() async throws {
    let log = Log()
    let mounted = try await mount(log)
    for (row, key) in [("1", XInput.Modifiers()), ("3", .control), ("5", .shift), ("3", .control)] {
      try await mounted.clickRow(row, key)
    }
    #expect(log.take() == ["[1]", "[1, 3]", "[3, 4, 5]", "[4, 5]"])
    try await mounted.press("ctrl+a")
    #expect(log.take() == ["\(Array(0..<1_000))"])
  }

  @Test("LS18 arrows, Home and End move and select, with Shift from the last row, with Control only the focus moves")
  func keys() async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await mounted.clickRow("1")
    for key in ["Down", "shift+Down", "Up", "End", "Home"] { try await mounted.press(key) }
    #expect(log.take() == ["[1]", "[2]", "[2, 3]", "[2]", "[999]", "[0]"])
    for key in ["ctrl+Down", "ctrl+Down"] { try await mounted.press(key) }
    #expect(log.take() == [])
    #expect(mounted.root.focusedRowText == "2")
    for key in ["ctrl+space", "ctrl+space", "space", "ctrl+shift+a"] { try await mounted.press(key) }
    #expect(log.take() == ["[0, 2]", "[0]", "[0, 2]", "[]"])
  }

  @Test("LS18 (part) an arrow goes on from a row that has the focus and is not selected, also with it in a control")
  func unselected() async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await mounted.clickRow("1")
    try await mounted.clickRow("1", .control)
    for key in ["Down", "ctrl+shift+a", "shift+Down", "ctrl+shift+a", "Up"] { try await mounted.press(key) }
    #expect(log.take() == ["[1]", "[]", "[2]", "[]", "[2, 3]", "[]", "[2]"])
  }

  @Test("LS18 (part) at the ends of a list an arrow changes nothing")
  func ends() async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await mounted.clickRow("0")
    for key in ["Up", "ctrl+shift+a", "Up"] { try await mounted.press(key) }
    #expect(log.take() == ["[0]", "[]"])
    #expect(mounted.root.focusedRowText == "0")
  }

  private struct Buttons: View {
    @State private var selected: Int?

    var body: some View {
      List(0..<5, id: \.self, selection: $selected) { number in
        HStack {
          Text("\(number)")
          Button("press") {}
        }
      }
    }
  }

  @Test("LS18 (part) an arrow that a control in a row does not take goes to the next row")
  func insideRow() async throws {
    let mounted = try await MountedView(Buttons(), size: Self.size)
    try await mounted.root.findAll(role: .button)[1].click()
    #expect(mounted.root.selectedRowTexts == [])
    try await mounted.press("Down")
    #expect(mounted.root.selectedRowTexts == ["2 press"])
  }

  @Test("LS19 a program's write selects without scrolling and without a write back, also rows that come later")
  func writes() async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await click("write", in: mounted)
    #expect(log.take() == [])
    #expect(mounted.root.selectedRowTexts == ["1"])
    #expect(try mounted.root.find(role: .label, text: "0").isShown)
    await mounted.scrollList(to: 700)
    #expect(mounted.root.selectedRowTexts.contains("700"))
    #expect(log.take() == [])
  }

  @Test(
    "LS20 the same elements are selected after they were sorted, the focus stays with its own, and nothing is written")
  func sorted() async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await mounted.clickRow("4")
    try await mounted.clickRow("2", .control)
    _ = log.take()
    try await click("sort", in: mounted)
    #expect(mounted.root.rowLines.prefix(3) == ["0", "2", "4"])
    #expect(mounted.root.selectedRowTexts == ["2", "4"])
    #expect(mounted.root.focusedRowText == "2")
    #expect(log.take() == [])
  }

  @Test("LS21 a value without a row stays selected until a click, and is shown again when its row is back")
  func gone() async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await mounted.clickRow("1")
    try await click("filter", in: mounted)
    #expect(mounted.root.selectedRowTexts == [])
    try await mounted.clickRow("3", .control)
    #expect(log.take() == ["[1]", "[1, 3]"])
    try await click("back", in: mounted)
    #expect(mounted.root.selectedRowTexts == ["1", "3"])
    try await mounted.clickRow("2")
    #expect(log.take() == ["[2]"])
  }

  @Test("LS21 a click with Alt is a click: a value without a row is no longer selected")
  func altClick() async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await mounted.clickRow("1")
    try await click("filter", in: mounted)
    try await mounted.clickRow("3", .alt)
    try await click("back", in: mounted)
    #expect(log.take() == ["[1]", "[3]"] && mounted.root.selectedRowTexts == ["3"])
  }

  @Test(
    "LS21 a key that leads to a row selected with a value without one selects it alone",
    arguments: [["ctrl+Down", "Up"], ["ctrl+Up", "Down"], ["ctrl+Down", "0"], ["ctrl+End", "Home"]])
  func goneByKeys(keys: [String]) async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await mounted.clickRow("1")
    try await click("filter", in: mounted)
    let row = keys.last == "Home" || keys.last == "0" ? "0" : "3"
    try await mounted.clickRow(row, .control)
    _ = log.take()
    for key in keys { try await mounted.press(key) }
    #expect(mounted.root.focusedRowText == row)
    #expect(log.take() == ["[\(row)]"])
    for key in keys { try await mounted.press(key) }
    #expect(log.take() == [])
  }

  @Test("LS21 a key that leads to no other row, and one with Control, leave a value without a row selected")
  func keysThatLeadNowhere() async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await mounted.clickRow("1")
    try await click("filter", in: mounted)
    try await mounted.clickRow("0", .control)
    #expect(log.take() == ["[1]", "[0, 1]"])
    for key in ["Up", "ctrl+Down", "ctrl+Up"] { try await mounted.press(key) }
    #expect(mounted.root.focusedRowText == "0")
    #expect(log.take() == [])
  }

  private struct Pinned: View {
    let log: Log
    @State private var selected: Set<Int> = [1, 3]

    var body: some View {
      let pinning = Binding {
        selected
      } set: {
        log.note($0.sorted())
        selected = $0.union([1])
      }
      List(0..<9, id: \.self, selection: pinning) { Text("\($0)") }
    }
  }

  @Test("LS17 a key is one write also where the source selects more than is written")
  func pinned() async throws {
    let log = Log()
    let mounted = try await MountedView(Pinned(log: log), size: Self.size)
    try await mounted.clickRow("4")
    #expect(log.take() == ["[4]"])
    for key in ["Down", "Home"] { try await mounted.press(key) }
    #expect(log.take() == ["[5]", "[0]"])
    #expect(mounted.root.selectedRowTexts == ["0", "1"])
  }

  private struct Tags: View {
    let log: Log
    @State private var selected: String?

    var body: some View {
      List(selection: noted($selected, in: log)) {
        ForEach(["a", "b"], id: \.self) { Text($0).tag($0 + "!") }
        ForEach(["c", "d"], id: \.self) { Text($0) }
        ForEach(["e"], id: \.self) { Text($0).tag($0 + "!").contextMenu { Button("menu") {} } }
        ForEach(["f"], id: \.self) { Text($0).tag($0 + "!").sheet(isPresented: .constant(false)) {} }
        Text("optional").tag(Optional("o"))
        ForEach([1, 2], id: \.self) { Text("\($0)") }
      }
    }
  }

  @Test("LS22 a row is selected by its tag, else by its id, and one with a value of another type is not")
  func values() async throws {
    let log = Log()
    let mounted = try await MountedView(Tags(log: log), size: Self.size)
    for row in ["a", "d", "e", "f", "optional", "1"] { try await mounted.clickRow(row) }
    let expected = ["a!", "d", "e!", "f!", "o"].map { "Optional(\"\($0)\")" }
    #expect(log.take() == expected)
    #expect(mounted.root.selectedRowTexts == ["optional"])
  }

  private struct BadgedTags: View {
    let log: Log
    @State private var selected: Int?

    var body: some View {
      List(selection: noted($selected, in: log)) {
        Text("inside").tag(1).badge(3)
        Text("around").badge(3).tag(2)
        ForEach(["of an element"], id: \.self) { Text($0).tag(3).badge("new") }
        Text("none").tag(4).badge(0)
      }
    }
  }

  @Test("LS22 the tag of a row is that of the view that has a badge, and that around the badge")
  func badgedValues() async throws {
    let log = Log()
    let mounted = try await MountedView(BadgedTags(log: log), size: Self.size)
    for row in ["inside", "around", "of an element", "none"] { try await mounted.clickRow(row) }
    #expect(log.take() == ["Optional(1)", "Optional(2)", "Optional(3)", "Optional(4)"])
  }

  private struct Controls: View {
    let log: Log
    @State private var selected: Int?
    @State private var isOn = false
    @State private var text = ""

    var body: some View {
      List(selection: noted($selected, in: log)) {
        ForEach([1, 2], id: \.self) { number in
          HStack {
            Button("button \(number)") { log.note("button \(number)") }
            Toggle("toggle \(number)", isOn: noted($isOn, in: log))
            TextField("field \(number)", text: $text)
          }
        }
      }
      .contextMenu(forSelectionType: Int.self) { _ in
      } primaryAction: {
        log.note("primary \($0)")
      }
    }
  }

  @Test("LS25 a click on a control in a row acts on the control alone")
  func controls() async throws {
    let log = Log()
    let mounted = try await MountedView(Controls(log: log), size: CGSize(width: 500, height: 300))
    let button = try mounted.root.find(role: .button, name: "button 2")
    for _ in 0..<2 { try await button.click() }
    try await mounted.root.find(role: .checkbox, name: "toggle 2").click()
    try await mounted.root.find(role: .textField, name: "field 2").click()
    #expect(log.take() == ["button 2", "button 2", "true"])
    #expect(mounted.root.selectedRowTexts == [])
  }

  @Test("LS13 a list takes the size that it is offered, and without a height is as high as its rows, at most 480")
  func size() throws {
    func height(_ count: Int) throws -> CGFloat {
      let list = List {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 40).listRowInsets(EdgeInsets()) }
      }
      return try idealSize(of: list.listStyle(.plain)).height
    }
    #expect(try height(3) < 200)
    #expect(try height(3) >= 120)
    #expect(try height(100) == 480)
  }

  @Test("LS13 (part) so is a table, with its headers")
  func tableSize() async throws {
    func height(_ count: Int) async throws -> CGFloat {
      let table = Table(Fruit.some(count)) { TableColumn("Name", value: \.name) }
      let mounted = try await MountedView(ScrollView { table }, size: viewport)
      return try #require(mounted.root.all.last { $0.widget.typeName == "GtkScrolledWindow" }).frame.height
    }
    #expect(try await height(3) < 200)
    #expect(try await height(3) > 60)
    #expect(try await height(100) == 480)
  }
}
