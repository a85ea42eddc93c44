import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is selected in tables, and what is done with it.
@Suite(.gtk) @MainActor
struct TableSelectionTests {
  private static let size = CGSize(width: 400, height: 300)
  private let log = Log()

  private struct Many: View {
    let log: Log
    @State private var selected: Set<Int> = [1]

    var body: some View {
      Table(Fruit.some(4), selection: noted($selected, in: log)) {
        TableColumn("Name", value: \.name)
        TableColumn("Count", value: \.count) { Text("count \($0.count)") }
      }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("menu of \(ids.sorted())") {}
      } primaryAction: { ids in
        log.note("primary \(ids.sorted())")
      }
    }
  }

  private var selectedNames: (MountedView<Many>) -> [String] {
    { mounted in
      zip(mounted.root.listRows, mounted.root.rowTexts).filter { $0.0.hasState(GTK_STATE_FLAG_SELECTED) }.map(\.1[0])
    }
  }

  @Test("TB10 (part) a click in any cell selects the row by the id of its value, and Control adds another")
  func many() async throws {
    let mounted = try await MountedView(Many(log: log), size: Self.size)
    #expect(selectedNames(mounted) == ["fruit 1"])
    try await mounted.clickRow("fruit 0")
    #expect(log.take() == ["[0]"])
    try await mounted.clickRow("count 20", .control)
    #expect(selectedNames(mounted) == ["fruit 0", "fruit 2"])
    #expect(log.take().count == 1)
  }

  @Test("TB10 (part) one row is selected by a binding to an id, and none by nil")
  func one() async throws {
    let log = log
    var chosen: Int? = 2
    let binding = Binding<Int?> {
      chosen
    } set: {
      log.note($0.map { "\($0)" } ?? "nil")
      chosen = $0
    }
    let mounted = try await MountedView(
      Table(Fruit.some(4), selection: binding) { TableColumn("Name", value: \.name) }, size: Self.size)
    #expect(mounted.root.selectedRowTexts == ["fruit 2"])
    try await mounted.clickRow("fruit 3")
    try await mounted.clickRow("fruit 3", .control)
    #expect(log.take() == ["3", "nil"])
  }

  @Test("the menu of a table is for the selected rows or the one that is clicked, and a double click acts once")
  func menu() async throws {
    let mounted = try await MountedView(Many(log: log), size: Self.size)
    try await mounted.root.find(role: .label, text: "count 20").click(button: .secondary)
    await Settling.settle()
    #expect(mounted.root.all.filter { $0.role == .menuItem && $0.isShown }.map(\.name) == ["menu of [2]"])
    try await mounted.press("Escape")
    try await mounted.root.find(role: .label, text: "count 30").doubleClick()
    #expect(log.take().filter { $0.hasPrefix("primary") } == ["primary [3]"])
    try await mounted.press("Return")
    #expect(log.take() == ["primary [3]"])
  }
}
