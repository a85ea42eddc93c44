import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Rows of a list that the user selects, through the X server, and that a binding selects.
@Suite(.gtk) @MainActor
struct ListSelectionTests {
  private static let size = CGSize(width: 300, height: 500)
  private let log = Log()

  private struct Single: View {
    let log: Log
    var names = ["a", "b", "c"]
    @State private var selected: String? = "b"

    var body: some View {
      VStack {
        List(selection: noted($selected, in: log)) {
          Text("title")
          ForEach(names, id: \.self) { Text($0) }
          Text("own").padding(2).tag("other")
        }
        Text("selected \(selected ?? "none")").accessibilityIdentifier("shown")
        Button("choose c") { selected = "c" }
        Button("choose none") { selected = nil }
        Button("choose lost") { selected = "lost" }
      }
    }
  }

  private func shown(_ mounted: MountedView<some View>) throws -> [String] {
    let rows = mounted.root.all.filter { $0.widget.typeName == "GtkListItemWidget" }
    let selected = rows.filter {
      gtk_widget_get_state_flags($0.widget.widgetPointer).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    }
    return selected.flatMap { $0.content.all.map(\.text).filter { !$0.isEmpty } }
  }

  private func click(_ text: String, _ mounted: MountedView<some View>, _ modifiers: XInput.Modifiers = []) async throws
  {
    try await mounted.root.find(role: .label, text: text).click(modifiers: modifiers)
    await Settling.settle()
  }

  @Test("a bound value selects its row, a click writes another once, and a tag is the value of a row without an id")
  func single() async throws {
    let mounted = try await MountedView(Single(log: log), size: Self.size)
    #expect(try shown(mounted) == ["b"])
    try await click("c", mounted)
    #expect(try shown(mounted) == ["c"])
    try await click("own", mounted)
    #expect(try shown(mounted) == ["own"])
    #expect(mounted.root.texts.contains("selected other"))
    #expect(log.entries == ["Optional(\"c\")", "Optional(\"other\")"])
  }

  @Test("a row without a value is not selected by a click")
  func rowWithoutValue() async throws {
    let mounted = try await MountedView(Single(log: log), size: Self.size)
    try await click("title", mounted)
    #expect(try shown(mounted) == ["b"])
    #expect(log.entries == [])
  }

  @Test("what the program selects is shown and comes back as no edit, also nothing, and what is in no row")
  func program() async throws {
    let mounted = try await MountedView(Single(log: log), size: Self.size)
    for (button, rows) in [("choose c", ["c"]), ("choose lost", []), ("choose c", ["c"]), ("choose none", [])] {
      try await mounted.root.find(role: .button, name: button).click()
      #expect(try shown(mounted) == rows)
    }
    #expect(log.entries == [])
  }

  @Test("the selection stays with its row when rows come, move and go, and in the binding while the row is gone")
  func rowsChange() async throws {
    let mounted = try await MountedView(Single(log: log), size: Self.size)
    for names in [["x", "y", "b", "a"], ["b", "a"], ["a", "b"]] {
      mounted.rootView = Single(log: log, names: names)
      await Settling.settle()
      #expect(try shown(mounted) == ["b"])
    }
    mounted.rootView = Single(log: log, names: ["a"])
    await Settling.settle()
    #expect(try shown(mounted) == [])
    #expect(mounted.root.texts.contains("selected b"))
    mounted.rootView = Single(log: log, names: ["a", "b"])
    await Settling.settle()
    #expect(try shown(mounted) == ["b"])
    #expect(log.entries == [])
  }

  private struct ChangingRows: View {
    @State private var names = ["a"]

    var body: some View {
      Button("change") { names = names == ["a"] ? ["a", "b"] : ["a"] }
      ForEach(names, id: \.self) { Text($0) }
    }
  }

  @Test("a row that comes without the list being evaluated is selected if the binding says so")
  func rowsOfTheirOwn() async throws {
    let mounted = try await MountedView(
      List(selection: .constant("b" as String?)) { ChangingRows() }, size: Self.size)
    for rows in [["b"], [], ["b"]] {
      try await mounted.root.find(role: .button, name: "change").click()
      #expect(try shown(mounted) == rows)
    }
  }

  @Test("what the user selects stays, though nobody is told that the source has taken it")
  func plainSource() async throws {
    var selected: String? = "a"
    let binding = Binding(get: { selected }, set: { selected = $0 })
    let mounted = try await MountedView(List(["a", "b"], id: \.self, selection: binding) { Text($0) }, size: Self.size)
    try await click("b", mounted)
    #expect(selected == "b")
    #expect(try shown(mounted) == ["b"])
  }

  private struct Several: View {
    let log: Log
    @State private var selected: Set<Int> = [2]

    var body: some View {
      VStack {
        List(1...5, id: \.self, selection: $selected) { Text("row \($0)") }
        Text(selected.sorted().map { "\($0)" }.joined(separator: " "))
        Button("other") { selected = [1, 5] }
      }
      .onChange(of: selected) { log.note(selected.sorted()) }
    }
  }

  @Test("of several rows a click selects one, with Control one more, and with Shift a range")
  func several() async throws {
    let mounted = try await MountedView(Several(log: log), size: Self.size)
    #expect(try shown(mounted) == ["row 2"])
    try await click("row 3", mounted)
    try await click("row 5", mounted, .control)
    #expect(try shown(mounted) == ["row 3", "row 5"])
    try await click("row 1", mounted)
    try await click("row 3", mounted, .shift)
    #expect(try shown(mounted) == ["row 1", "row 2", "row 3"])
    try await mounted.root.find(role: .button, name: "other").click()
    #expect(try shown(mounted) == ["row 1", "row 5"])
    #expect(log.entries == ["[3]", "[3, 5]", "[1]", "[1, 2, 3]", "[1, 5]"])
  }

  @Test("BI9 a list that is bound to a constant shows the constant again after a click")
  func constant() async throws {
    let mounted = try await MountedView(
      List(["a", "b"], id: \.self, selection: .constant("a" as String?)) { Text($0) }, size: Self.size)
    try await click("b", mounted)
    #expect(try shown(mounted) == ["a"])
  }

  @Test("a list may be given a selection later, and lose it")
  func comesAndGoes() async throws {
    func content(_ selection: Binding<String?>?) -> some View {
      List(["a", "b"], id: \.self, selection: selection) { Text($0) }
    }
    let mounted = try await MountedView(content(nil), size: Self.size)
    try await click("b", mounted)
    #expect(try shown(mounted) == [])
    mounted.rootView = content(.constant("a"))
    await Settling.settle()
    #expect(try shown(mounted) == ["a"])
    mounted.rootView = content(nil)
    await Settling.settle()
    #expect(try shown(mounted) == [])
  }
}
