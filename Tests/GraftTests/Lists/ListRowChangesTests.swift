import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What stays in the rows of a list while its data change.
@Suite(.gtk) @MainActor
struct ListRowChangesTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
    var note = ""
  }

  private struct Fields: View {
    let items: Source<[Item]>

    var body: some View {
      List(items.binding) { $item in
        HStack {
          TextField("text", text: $item.text)
          Text(item.note)
        }
      }
    }
  }

  @Test("LS9 a change inside of an element tells GTK nothing, and leaves focus and caret where they are")
  func changeInside() async throws {
    let items = Source((0..<5).map { Item(id: $0, text: "text \($0)") })
    let mounted = try await MountedView(Fields(items: items), size: viewport)
    let field = try #require(mounted.root.findAll(role: .textField).dropFirst(2).first)
    try await field.click()
    try await field.press("Home")
    try await field.press("Right")
    var changes = 0
    let model = try #require(
      mounted.root.all.first { $0.widget.typeName == "GtkListView" }.flatMap {
        gtk_list_view_get_model($0.widget.cast())
      })
    let connection = ObjectReference(retaining: model.objectAddress).connect("items-changed") { changes += 1 }
    defer { connection.disconnect() }
    items.value[2].note = "noted"
    items.value[4].text = "another"
    await Settling.settle()
    try await field.press("x")
    #expect(items.value[2].text == "txext 2")
    #expect(items.value[2].note == "noted" && changes == 0)
  }

  private struct Selectable: View {
    let numbers: Source<[Int]>
    let log: Log
    @Binding var selection: Set<Int>

    var body: some View { List(numbers.value, id: \.self, selection: $selection) { Text("\($0)") } }
  }

  @Test("LS15 nothing is selected by itself: not by rows that come, the focus or the pointer, and nothing is written")
  func nothingByItself() async throws {
    let (numbers, log) = (Source([Int]()), Log())
    let selection = Binding<Set<Int>> {
      []
    } set: {
      log.note("\($0.sorted())")
    }
    let mounted = try await MountedView(
      Selectable(numbers: numbers, log: log, selection: selection), size: viewport)
    numbers.value = Array(0..<20)
    await Settling.settle()
    try await mounted.root.all.first?.press("Tab")
    try await mounted.root.find(role: .label, name: "3").hover()
    try await mounted.root.find(role: .label, name: "5").hover()
    #expect(mounted.root.selectedRowTexts == [])
    #expect(log.take() == [])
  }

  private struct Searched: View {
    let log: Log
    @State private var text = ""

    private var found: [Int] { (0..<500).filter { text.isEmpty || "\($0)".contains(text) } }

    var body: some View {
      VStack {
        TextField("search", text: $text)
        List(found, id: \.self) { SearchedRow(number: $0, log: log) }.listStyle(.plain)
      }
    }
  }

  private struct SearchedRow: View {
    let number: Int
    let log: Log
    @State private var count = 0

    var body: some View {
      log.note("\(number)")
      return Button("row \(number): \(count)") { count += 1 }.frame(height: 40)
    }
  }

  @Test("LS61 (part) filtering as the user types leaves the focus in the field and the rows that stay their state")
  func filtering() async throws {
    let log = Log()
    let mounted = try await MountedView(Searched(log: log), size: viewport)
    try await mounted.root.find(role: .button, name: "row 7: 0").click()
    let field = try mounted.root.find(role: .textField)
    try await field.click()
    _ = log.take()
    try await field.press("7")
    #expect(mounted.root.rowLines.prefix(3) == ["row 7: 1", "row 17: 0", "row 27: 0"])
    #expect(log.take().allSatisfy { $0.contains("7") && $0 != "7" })
    try await field.press("7")
    #expect(mounted.root.rowLines.prefix(3) == ["row 77: 0", "row 177: 0", "row 277: 0"])
    try await field.press("BackSpace")
    try await field.press("BackSpace")
    try await field.press("4")
    #expect(mounted.root.rowLines.prefix(2) == ["row 4: 0", "row 14: 0"])
  }

  @Test("LS61 when the query is cleared the topmost row that was seen, further down, is seen still")
  func cleared() async throws {
    let mounted = try await MountedView(Searched(log: Log()), size: viewport)
    let field = try mounted.root.find(role: .textField)
    try await field.click()
    try await field.press("7")
    await mounted.scroll(to: 1_000)
    let row = try #require(mounted.root.listRows.first { $0.isShown && $0.frame.maxY > 50 })
    let (text, top) = (try #require(row.content.all.first { $0.role == .button }).name, row.frame.minY)
    try await field.press("BackSpace")
    let found = try mounted.root.find(role: .button, name: text)
    #expect(found.isShown && abs(found.frame.minY - top) < 20)
    #expect(mounted.root.rowLines.contains("row 140: 0"))
    #expect(gtk_widget_get_focus_child(field.widget.widgetPointer) != nil)
  }

  private struct Growing: View {
    let log: Log
    @State private var numbers = Array(0..<20)

    var body: some View {
      List(numbers, id: \.self) { number in
        Text("\(number)").frame(height: 40)
          .onAppear {
            log.note("\(number)")
            if number == numbers.last, number < 99 { numbers.append(contentsOf: number + 1...number + 20) }
          }
      }
      .listStyle(.plain)
    }
  }

  @Test("DT14 rows that come as the last one appears are there after it, and what is seen stays where it is")
  func growing() async throws {
    let log = Log()
    let mounted = try await MountedView(Growing(log: log), size: viewport)
    #expect(mounted.root.rowLines.count == 20)
    await mounted.scroll(to: 540)
    #expect(mounted.root.rowLines.count == 40)
    #expect(mounted.offset == 540)
    for _ in 0..<6 { await mounted.scroll(to: 10_000) }
    #expect(log.take().contains("99"))
  }
}
