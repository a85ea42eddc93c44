import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Columns that the user hides, shows and moves, and what is kept of that.
@Suite(.gtk) @MainActor
struct TableCustomizationTests {
  private static let size = CGSize(width: 400, height: 300)
  private let log = Log()

  private struct Customized: View {
    let log: Log
    @State var customization = TableColumnCustomization<Fruit>()

    var body: some View {
      VStack {
        HStack {
          Button("hide b") { customization[visibility: "b"] = .hidden }
          Button("show b") { customization[visibility: "b"] = .visible }
          Button("other") { customization[visibility: "none"] = .hidden }
          Button("reset") { customization.resetOrder() }
        }
        Table(Fruit.some(2), columnCustomization: noted) {
          TableColumn("A", value: \.name).customizationID("a")
          TableColumn("B") { fruit in NumberRow(number: fruit.id) }.width(min: 20, ideal: 60).customizationID("b")
          TableColumn("C") { _ in Text("c") }.customizationID("c")
            .disabledCustomizationBehavior([.visibility, .reorder, .resize])
          TableColumn("D") { _ in Text("d") }.customizationID("d").defaultVisibility(.hidden)
          TableColumn("E") { _ in Text("e") }
        }
      }
    }

    private var noted: Binding<TableColumnCustomization<Fruit>> {
      Binding {
        customization
      } set: {
        log.note($0.rawValue)
        customization = $0
      }
    }
  }

  /// Drags the middle of a header so far to the right.
  private func drag(_ header: Int, by length: Double, in mounted: MountedView<some View>) async throws {
    try await mounted.root.tableHeaders[header].drag(by: CGSize(width: length, height: 0))
    await Settling.settle()
  }

  private func press(_ name: String, in mounted: MountedView<some View>) async throws {
    try await mounted.root.find(role: .button, name: name).click()
    await Settling.settle()
  }

  @Test("TB14 a header that is dragged to another place moves its column and writes the customization once")
  func moving() async throws {
    let mounted = try await MountedView(Customized(log: log), size: Self.size)
    #expect(mounted.root.headerTexts == ["A", "B", "C", "E"])
    try await drag(1, by: -120, in: mounted)
    #expect(mounted.root.headerTexts == ["B", "A", "C", "E"])
    #expect(log.take() == [#"{"order":["b","a","d"],"visible":{}}"#])
    #expect(mounted.root.cellTexts[1] == ["row 1", "fruit 1", "c", "e"])
    try await press("reset", in: mounted)
    #expect(mounted.root.headerTexts == ["A", "B", "C", "E"])
  }

  @Test("TB14 the menu of the headers hides and shows columns that have an id, with one write each")
  func menu() async throws {
    let mounted = try await MountedView(Customized(log: log), size: Self.size)
    try await mounted.root.tableHeaders[0].click(button: .secondary)
    await Settling.settle()
    let items = mounted.root.all.filter { $0.role.nick == "menu-item-checkbox" && $0.isShown }
    try #require(items.map(\.name) == ["A", "B", "D"])
    try await items[1].click()
    await Settling.settle()
    #expect(mounted.root.headerTexts == ["A", "C", "E"])
    #expect(log.take() == [#"{"order":[],"visible":{"b":false}}"#])
  }

  @Test("TB15 a hidden column is gone and its closure not called, and comes back at its place and width")
  func visibility() async throws {
    let mounted = try await MountedView(Customized(log: log), size: Self.size)
    let widths = mounted.root.columnWidths
    try await press("hide b", in: mounted)
    #expect(mounted.root.headerTexts == ["A", "C", "E"])
    let statistics = UpdateStatistics.start()
    try await press("other", in: mounted)
    #expect(statistics.bodies(of: NumberRow.self) == 0)
    #expect(mounted.root.rowTexts == [["fruit 0", "c", "e"], ["fruit 1", "c", "e"]])
    try await press("show b", in: mounted)
    #expect(mounted.root.headerTexts == ["A", "B", "C", "E"])
    #expect(mounted.root.columnWidths == widths)
    #expect(TableColumnCustomization<Fruit>()[visibility: "unknown"] == .automatic)
  }

  @Test("TB16 a customization is kept as a value, and its ids that no column has change nothing")
  func kept() throws {
    var customization = TableColumnCustomization<Fruit>()
    customization[visibility: "a"] = .hidden
    customization[visibility: "gone"] = .visible
    let data = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TableColumnCustomization<Fruit>.self, from: data)
    #expect(read == customization)
    #expect(read[visibility: "a"] == .hidden)
    #expect(TableColumnCustomization<Fruit>(rawValue: customization.rawValue) == customization)
  }

  private struct Stored: View {
    @AppStorage private var customization: TableColumnCustomization<Fruit>

    init(_ defaults: UserDefaults) {
      _customization = AppStorage(wrappedValue: TableColumnCustomization(), "columns", store: defaults)
    }

    var body: some View {
      Table(Fruit.some(1), columnCustomization: $customization) {
        TableColumn("A", value: \.name).customizationID("a")
        TableColumn("B", value: \.name).customizationID("b")
      }
    }
  }

  @Test("TB16 (part) a customization comes back from the program's storage with order and visibility")
  func stored() async throws {
    let name = "graft.tables.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set(#"{"order":["gone","b","a"],"visible":{"gone":false}}"#, forKey: "columns")
    let mounted = try await MountedView(Stored(defaults), size: Self.size)
    #expect(mounted.root.headerTexts == ["B", "A"])
  }

  @Test("TB17 a column is hidden by default until it is shown, and one whose behaviours are disabled stays as it is")
  func disabled() async throws {
    var shown = TableColumnCustomization<Fruit>()
    shown[visibility: "d"] = .visible
    let mounted = try await MountedView(Customized(log: log, customization: shown), size: Self.size)
    #expect(mounted.root.headerTexts == ["A", "B", "C", "D", "E"])
    try await drag(2, by: -160, in: mounted)
    #expect(mounted.root.headerTexts == ["A", "B", "C", "D", "E"])
    #expect(log.take() == [])
    let widths = mounted.root.columnWidths
    try await #require(mounted.root.headerRow).drag(
      at: CGPoint(x: widths[...2].reduce(0, +) - 1, y: 10), by: CGSize(width: 30, height: 0))
    #expect(mounted.root.columnWidths == widths)
  }
}
