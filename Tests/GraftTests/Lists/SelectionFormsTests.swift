import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Rows that cannot be selected, and lists in which one row always is.
@Suite(.gtk) @MainActor
struct SelectionFormsTests {
  private static let size = CGSize(width: 300, height: 400)
  private let log = Log()

  private struct Partly: View {
    let log: Log
    @State private var selected: Set<Int> = []

    var body: some View {
      List(selection: noted($selected, in: log)) {
        ForEach(0..<4) { number in
          HStack {
            Text("row \(number)")
            Button("button \(number)") { log.note("pressed \(number)") }
          }
          .selectionDisabled(number == 1)
        }
      }
    }
  }

  @Test("LS24 a row that cannot be selected is left out by clicks and by selecting all, and its controls work")
  func disabled() async throws {
    let mounted = try await MountedView(Partly(log: log), size: Self.size)
    try await mounted.clickRow("row 1")
    #expect(log.take() == [])
    try await mounted.clickRow("row 0")
    try await mounted.press("ctrl+a")
    #expect(log.take().count == 2)
    #expect(mounted.root.selectedRowTexts.map { $0.prefix(5) } == ["row 0", "row 2", "row 3"])
    try await mounted.root.find(role: .button, name: "button 1").click()
    #expect(log.take().last == "pressed 1")
  }

  private struct Required: View {
    let log: Log
    @State private var selected = 2

    var body: some View {
      List(selection: noted($selected, in: log)) { ForEach(0..<4) { Text("row \($0)") } }
    }
  }

  @Test("LS14 (part) with a selection that is no optional always one row is selected, by a click another one")
  func required() async throws {
    let mounted = try await MountedView(Required(log: log), size: Self.size)
    #expect(mounted.root.selectedRowTexts == ["row 2"])
    try await mounted.clickRow("row 1")
    #expect(mounted.root.selectedRowTexts == ["row 1"])
    #expect(log.take() == ["1"])
  }

  private struct Named: Equatable {
    var name: String
  }

  private struct Bound: View {
    @State private var names = ["a", "b", "c"].map { Named(name: $0) }
    @State private var one: String? = "b"
    @State private var many: Set<String> = ["a", "c"]
    @State private var required = "c"

    var body: some View {
      VStack(spacing: 0) {
        List($names, id: \.name) { $name in Text("plain \(name.name)") }
        List($names, id: \.name, selection: $one) { $name in Text("one \(name.name)") }
        List($names, id: \.name, selection: $many) { $name in Text("many \(name.name)") }
        List($names, id: \.name, selection: $required) { $name in Text("required \(name.name)") }
        List($names, id: \.name, editActions: .delete, selection: $one) { $name in Text("edited \(name.name)") }
        List($names, id: \.name, editActions: .move, selection: $many) { $name in Text("moved \(name.name)") }
        List($names, id: \.name, editActions: .all, selection: $required) { $name in Text("all \(name.name)") }
      }
    }
  }

  @Test("LS14 lists of bound elements that a key path identifies have each kind of selection, also edited ones")
  func bound() async throws {
    let mounted = try await MountedView(Bound(), size: CGSize(width: 300, height: 1000))
    func selected() -> [String] {
      mounted.root.findAll(role: .listItem).filter { $0.hasState(GTK_STATE_FLAG_SELECTED) }.flatMap(\.content.texts)
    }
    #expect(selected() == ["one b", "many a", "many c", "required c", "edited b", "moved a", "moved c", "all c"])
    try await mounted.clickRow("one a")
    #expect(selected() == ["one a", "many a", "many c", "required c", "edited a", "moved a", "moved c", "all c"])
  }

  private struct Elsewhere: View {
    let log: Log
    @State private var selected: Int? = 9

    var body: some View {
      VStack {
        List(selection: noted($selected, in: log)) { ForEach(0..<4) { Text("row \($0)") } }
        Text("selected \(selected ?? -1)")
      }
    }
  }

  @Test("a selection that names no row selects none, and stays until the user selects")
  func elsewhere() async throws {
    let mounted = try await MountedView(Elsewhere(log: log), size: Self.size)
    #expect(mounted.root.selectedRowTexts == [] && log.take() == [])
    #expect(mounted.root.texts.last == "selected 9")
    try await mounted.clickRow("row 1")
    #expect(mounted.root.selectedRowTexts == ["row 1"] && mounted.root.texts.last == "selected 1")
  }

  @Test("LS16 a click with Control on the selected row writes nil where that is a value, and nothing elsewhere")
  func control() async throws {
    let mounted = try await MountedView(Required(log: log), size: Self.size)
    try await mounted.clickRow("row 2", .control)
    #expect(log.take() == [])
    #expect(mounted.root.selectedRowTexts == ["row 2"])
    let log = log
    var chosen: Int? = 1
    let binding = Binding<Int?> {
      chosen
    } set: {
      log.note($0.map { "\($0)" } ?? "nil"); chosen = $0
    }
    let optional = try await MountedView(
      List(selection: binding) { ForEach(0..<4) { Text("row \($0)") } }, size: Self.size)
    try await optional.clickRow("row 1")
    #expect(log.take() == [])
    try await optional.clickRow("row 1", .control)
    #expect(log.take() == ["nil"])
  }

  @Test("LS14 with a selection that is nil rows have the focus and are activated, and none is selected")
  func none() async throws {
    let log = log
    let list = List(selection: Binding<Set<Int>>?.none) { ForEach(0..<4) { Text("row \($0)") } }
    let mounted = try await MountedView(
      list.contextMenu(forSelectionType: Int.self) { _ in
      } primaryAction: {
        log.note("primary \($0)")
      }, size: Self.size)
    try await mounted.clickRow("row 1")
    #expect(mounted.root.focusedRowText == "row 1")
    for key in ["Down", "Return"] { try await mounted.press(key) }
    #expect(mounted.root.focusedRowText == "row 2")
    #expect(log.take() == ["primary [2]"])
    #expect(mounted.root.selectedRowTexts == [])
  }
}
