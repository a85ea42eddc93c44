import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// What rows of a list keep while they are scrolled away, come back, move and end.
@Suite(.gtk) @MainActor
struct ListStateTests {
  private static let size = CGSize(width: 300, height: 200)

  @Test("ID29 a row that is scrolled off and back keeps its state, and appears again")
  func stateIsKept() async throws {
    let log = Log()
    let mounted = try await MountedView(List(0..<2000) { CountingRow(number: $0, log: log) }, size: Self.size)
    try await mounted.root.find(role: .button, name: "1: 0").click()
    try await mounted.root.find(role: .button, name: "1: 1").click()
    // GTK keeps the row that has the focus.
    try await mounted.root.find(role: .button, name: "0: 0").click()
    #expect(log.entries.filter { $0 == "appear 1" }.count == 1)
    await mounted.scrollList(to: 1900)
    #expect(log.entries.filter { $0 == "disappear 1" }.count == 1)
    #expect(!mounted.root.rowTexts.contains(["1: 2"]))
    await mounted.scrollList(to: 0)
    #expect(mounted.root.rowTexts.prefix(3) == [["0: 1"], ["1: 2"], ["2: 0"]])
    #expect(log.entries.filter { $0 == "appear 1" }.count == 2)
    #expect(log.entries.filter { $0 == "disappear 1" }.count == 1)
  }

  @Test("ID30 state further inside of a row is kept as well")
  func nestedState() async throws {
    let log = Log()
    let mounted = try await MountedView(
      List(0..<2000) { number in HStack { CountingRow(number: number, log: log) } }, size: Self.size)
    try await mounted.root.find(role: .button, name: "1: 0").click()
    try await mounted.root.find(role: .button, name: "0: 0").click()
    await mounted.scrollList(to: 1900)
    #expect(!mounted.root.rowTexts.contains(["1: 1"]))
    await mounted.scrollList(to: 0)
    #expect(mounted.root.rowTexts[1] == ["1: 1"])
  }

  @Test("RP43 the widget of a row that is scrolled off is dismantled, and is made again when the row comes back")
  func widgetsAreGivenBack() async throws {
    let log = Log()
    let mounted = try await MountedView(List(0..<2000) { CountingRow(number: $0, log: log) }, size: Self.size)
    let second = ObjectWatch(mounted.root.rowLabels[1])
    let statistics = UpdateStatistics.start()
    let bound = mounted.root.listRows.count
    await mounted.scrollList(to: 1900)
    #expect(!second.isAlive)
    // GTK keeps the first row, to which the focus would go.
    #expect(statistics.dismantles(of: Text.self) == bound - 1)
    #expect(statistics.makes(of: Text.self) == mounted.root.listRows.count - 1)
    #expect(statistics.bodies(of: CountingRow.self) == mounted.root.listRows.count - 1)
    await mounted.scrollList(to: 0)
    #expect(statistics.bodies(of: CountingRow.self) == bound)
  }

  @Test("a row that is not shown is not evaluated when its state changes, and shows the change when it comes back")
  func sleepingRows() async throws {
    let model = SharedNumber()
    let mounted = try await MountedView(List(0..<2000) { ModelRow(number: $0, model: model) }, size: Self.size)
    await mounted.scrollList(to: 1900)
    let statistics = UpdateStatistics.start()
    let bound = mounted.root.listRows.count
    model.value = 5
    await Settling.settle()
    #expect(statistics.bodies(of: ModelRow.self) == bound)
    await mounted.scrollList(to: 0)
    #expect(mounted.root.rowTexts.prefix(3) == [["0 of 5"], ["1 of 5"], ["2 of 5"]])
  }

  @Test("rows move with their state, and new ones begin with their own")
  func stateMoves() async throws {
    let log = Log()
    let mounted = try await MountedView(CountingList(numbers: [0, 1, 2], log: log), size: Self.size)
    try await mounted.root.find(role: .button, name: "1: 0").click()
    mounted.rootView = CountingList(numbers: [1, 2, 3, 0], log: log)
    await Settling.settle()
    #expect(mounted.root.rowTexts == [["1: 1"], ["2: 0"], ["3: 0"], ["0: 0"]])
    #expect(log.entries == ["appear 0", "appear 1", "appear 2", "appear 3"])
    mounted.rootView = CountingList(numbers: [3], log: log)
    await Settling.settle()
    #expect(log.entries.dropFirst(4).sorted() == ["disappear 0", "disappear 1", "disappear 2"])
  }

  @Test("BI12 a field in a row edits the element of its row, and keeps the focus when the row moves")
  func fieldsInRows() async throws {
    let letters = Letters()
    let mounted = try await MountedView(EditableRows(letters: letters), size: Self.size)
    let field = try #require(mounted.root.findAll(role: .textField).dropFirst().first)
    try await field.click()
    try await field.press("End")
    try await field.press("x")
    #expect(letters.all.map(\.text) == ["a", "bx", "c"])
    letters.all.reverse()
    letters.all.append(Letter(id: "d", text: "d"))
    await Settling.settle()
    #expect(mounted.root.findAll(role: .textField).map(\.text) == ["c", "bx", "a", "d"])
    #expect(mounted.root.findAll(role: .textField)[1].widget == field.widget)
    #expect(gtk_widget_get_focus_child(field.widget.widgetPointer) != nil)
    try await field.press("y")
    #expect(letters.all.map(\.text) == ["c", "bxy", "a", "d"])
  }

  @Test("the environment, preferences and transactions cross a list, as its rows are in the same tree")
  func sameTree() async throws {
    let mounted = try await MountedView(
      List(0..<3) { number in
        EnvironmentRow().preference(key: Highest.self, value: number)
      }
      .environment(\.rowWord, "hello")
      .overlayPreferenceValue(Highest.self) { Text("highest \($0)") }, size: Self.size)
    #expect(mounted.root.rowTexts == [["hello"], ["hello"], ["hello"]])
    #expect(mounted.root.texts.contains("highest 2"))
  }

  @Test("a list that leaves the tree ends its rows, and frees their widgets")
  func theEnd() async throws {
    let log = Log()
    let mounted = try await MountedView(MaybeList(isShown: true, log: log), size: Self.size)
    let watches = mounted.root.listRows.map { ObjectWatch($0.widget) }
    #expect(watches.count == 2)
    mounted.rootView = MaybeList(isShown: false, log: log)
    await Settling.settle()
    #expect(log.entries == ["appear 0", "appear 1", "disappear 0", "disappear 1"])
    #expect(watches.allSatisfy { !$0.isAlive })
  }
}

private struct CountingRow: View {
  let number: Int
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("\(number): \(count)") { count += 1 }
      .onAppear { log.note("appear \(number)") }
      .onDisappear { log.note("disappear \(number)") }
  }
}

private struct CountingList: View {
  let numbers: [Int]
  let log: Log

  var body: some View { List(numbers, id: \.self) { CountingRow(number: $0, log: log) } }
}

private struct MaybeList: View {
  let isShown: Bool
  let log: Log

  var body: some View {
    if isShown { CountingList(numbers: [0, 1], log: log) }
  }
}

@Observable @MainActor
private final class SharedNumber {
  var value = 0
}

private struct ModelRow: View {
  let number: Int
  let model: SharedNumber
  @State private var own = 0

  var body: some View { Text("\(number) of \(model.value)") }
}

private struct Letter: Identifiable {
  let id: String
  var text: String
}

@Observable @MainActor
private final class Letters {
  var all = ["a", "b", "c"].map { Letter(id: $0, text: $0) }
}

private struct EditableRows: View {
  @Bindable var letters: Letters

  var body: some View {
    List($letters.all) { $letter in TextField("letter", text: $letter.text) }
  }
}

private struct RowWordKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var rowWord: String {
    get { self[RowWordKey.self] }
    set { self[RowWordKey.self] = newValue }
  }
}

private struct EnvironmentRow: View {
  @Environment(\.rowWord) private var word

  var body: some View { Text(word) }
}

private enum Highest: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
