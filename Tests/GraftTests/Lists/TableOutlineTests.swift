import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Trees in tables.
@Suite(.gtk) @MainActor
struct TableOutlineTests {
  private static let size = CGSize(width: 400, height: 400)
  private let log = Log()

  private struct Item: Identifiable {
    let id: String
    var children: [Item]?

    static let tree = [
      Item(id: "fruit", children: [Item(id: "apple"), Item(id: "citrus", children: [Item(id: "lemon")])]),
      Item(id: "empty", children: []), Item(id: "leaf"),
    ]
  }

  private struct Tree: View {
    let log: Log
    let items: Source<[Item]>
    var hidesName = false
    @State private var selected: String?

    var body: some View {
      Table(items.value, children: \.children, selection: noted($selected, in: log)) {
        if !hidesName { TableColumn("Name") { NamedCounter(name: $0.id) } }
        TableColumn("Size") { Text("size \($0.id)") }
      }
    }
  }

  private func mount(hidesName: Bool = false) async throws -> MountedView<Tree> {
    try await MountedView(Tree(log: log, items: Source(Item.tree), hidesName: hidesName), size: Self.size)
  }

  /// The nodes that are shown, by their sizes.
  private func nodes(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.texts.filter { $0.hasPrefix("size ") }.map { String($0.dropFirst(5)) }
  }

  private func arrow(_ node: String, _ mounted: MountedView<some View>) throws -> FoundWidget {
    let row = try #require(mounted.root.listRows.first { $0.content.texts.contains("size \(node)") })
    return try #require(row.content.all.first { styleClasses(of: $0).contains("graft-bare") })
  }

  @Test("TB19 a table shows trees, whose nodes are opened in the first column, and opening selects nothing")
  func opened() async throws {
    let mounted = try await mount()
    #expect(nodes(mounted) == ["fruit", "empty", "leaf"])
    for node in ["fruit", "citrus", "empty"] { try await arrow(node, mounted).click() }
    #expect(nodes(mounted) == ["fruit", "apple", "citrus", "lemon", "empty", "leaf"])
    let left = try ["fruit", "citrus"].map { try arrow($0, mounted).frame.minX }
    #expect(left[1] - left[0] == 18)
    #expect(mounted.root.all.filter { styleClasses(of: $0).contains("graft-bare") }.count == 3)
    #expect(log.take() == [])
    try await arrow("fruit", mounted).click()
    #expect(nodes(mounted) == ["fruit", "empty", "leaf"])
    mounted.rootView.items.value.reverse()
    await Settling.settle()
    try await arrow("fruit", mounted).click()
    #expect(nodes(mounted) == ["leaf", "empty", "fruit", "apple", "citrus", "lemon"])
  }

  @Test(
    "TB19 (part) what opens a node is in the first column that is shown, and keys open, close and go to the node around"
  )
  func keys() async throws {
    let mounted = try await mount(hidesName: true)
    #expect(
      mounted.root.all.filter { styleClasses(of: $0).contains("graft-bare") }.map(\.name) == [
        "size fruit", "size empty",
      ])
    try await mounted.clickRow("size fruit")
    try await mounted.press("Right")
    #expect(nodes(mounted) == ["fruit", "apple", "citrus", "empty", "leaf"])
    for key in ["Down", "Left"] { try await mounted.press(key) }
    #expect(log.take() == ["Optional(\"fruit\")", "Optional(\"apple\")", "Optional(\"fruit\")"])
    let rows = mounted.root.listRows.map(\.widget)
    #expect(rows.allSatisfy { gtk_test_accessible_has_property($0.cast(), GTK_ACCESSIBLE_PROPERTY_LEVEL) != 0 })
    try await mounted.press("minus")
    #expect(nodes(mounted) == ["fruit", "empty", "leaf"])
  }

  private struct Disclosed: View {
    let log: Log
    @State private var isOpen = false

    var body: some View {
      Table(of: Fruit.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Size") { Text("size \($0.id)") }
      } rows: {
        DisclosureTableRow(Fruit(id: 0, name: "outer", count: 0), isExpanded: noted($isOpen, in: log)) {
          TableRow(Fruit(id: 1, name: "first", count: 0))
          DisclosureTableRow(Fruit(id: 2, name: "inner", count: 0)) {
            ForEach(Fruit.some(5).suffix(2)) { TableRow($0) }
          }
        }
        TableRow(Fruit(id: 9, name: "last", count: 0))
      }
    }
  }

  @Test(
    "TB19 (part) a row discloses those below it, by a binding or by itself, and rows beside it begin at the same place")
  func disclosed() async throws {
    let mounted = try await MountedView(Disclosed(log: log), size: Self.size)
    #expect(nodes(mounted) == ["0", "9"])
    #expect(try mounted.root.frame(ofText: "outer").minX == mounted.root.frame(ofText: "last").minX)
    try await arrow("0", mounted).click()
    #expect(log.take() == ["true"])
    #expect(nodes(mounted) == ["0", "1", "2", "9"])
    try await arrow("2", mounted).click()
    #expect(nodes(mounted) == ["0", "1", "2", "3", "4", "9"])
    let starts = try ["outer", "first", "fruit 3"].map { try mounted.root.frame(ofText: $0).minX }
    #expect(starts[1] - starts[0] == 18 && starts[2] - starts[1] == 18)
    for _ in 0..<2 { try await arrow("0", mounted).click() }
    #expect(log.take() == ["false", "true"])
  }
}
