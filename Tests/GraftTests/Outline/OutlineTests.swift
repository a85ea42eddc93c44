import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Trees in lists and elsewhere, whose nodes are opened and closed by mouse and keys.
@Suite(.gtk) @MainActor
struct OutlineTests {
  private static let size = CGSize(width: 300, height: 500)

  private final class Node: Identifiable {
    let id: String
    private(set) var wasAsked = false
    private let below: [Node]?

    init(_ id: String, _ below: [Node]? = nil) { (self.id, self.below) = (id, below) }

    var children: [Node]? {
      wasAsked = true
      return below
    }
  }

  private static func makeTree() -> [Node] {
    [
      Node("fruit", [Node("apple"), Node("citrus", [Node("lemon"), Node("lime")])]), Node("empty", []), Node("leaf"),
    ]
  }

  private struct Tree: View {
    let log: Log
    @State private var nodes = makeTree()
    @State private var selected: String?

    var body: some View {
      VStack {
        List(nodes, children: \.children, selection: noted($selected, in: log)) { NamedCounter(name: $0.id) }
        HStack {
          Button("sort") { nodes.sort { $0.id < $1.id } }
          Button("insert") { nodes.insert(Node("new"), at: 0) }
        }
      }
    }
  }

  /// The arrow in the row of a node.
  private func arrow(_ name: String, in mounted: MountedView<some View>) throws -> FoundWidget {
    let row = try #require(mounted.root.listRows.first { $0.content.texts.joined().hasPrefix("\(name):") })
    return try #require(row.content.all.first { styleClasses(of: $0).contains("graft-bare") })
  }

  @Test("LS55 a node with children has an arrow, also with none in it, a leaf has none, and all are closed at first")
  func shown() async throws {
    let mounted = try await MountedView(
      List(Self.makeTree(), children: \.children) { Text($0.id) }, size: Self.size)
    #expect(mounted.root.rowLines == ["fruit", "empty", "leaf"])
    let arrows = mounted.root.all.filter { styleClasses(of: $0).contains("graft-bare") }
    #expect(arrows.map(\.name) == ["fruit", "empty"])
    try await arrows[1].click()
    #expect(mounted.root.rowLines == ["fruit", "empty", "leaf"])
    try await arrows[0].click()
    #expect(mounted.root.rowLines == ["fruit", "apple", "citrus", "empty", "leaf"])
    let left = ["fruit", "apple"].compactMap { name in mounted.root.all.first { $0.text == name }?.frame.minX }
    #expect(left[1] - left[0] == 18)
    try await arrows[0].click()
    #expect(mounted.root.rowLines == ["fruit", "empty", "leaf"])
  }

  @Test("LS55 (part) an outline group outside of a list shows its rows in its container, below one root as well")
  func alone() async throws {
    let mounted = try await MountedView(
      VStack { OutlineGroup(Self.makeTree()[0], id: \.id, children: \.children) { Text($0.id) } }, size: Self.size)
    #expect(mounted.root.texts == ["fruit"])
    try await mounted.root.find(role: .button, name: "fruit").click()
    #expect(mounted.root.texts == ["fruit", "apple", "citrus"])
  }

  @Test("LS56 children are asked for where rows are shown, and none is built before its node is opened")
  func lazily() async throws {
    let built = Log()
    let nodes = (0..<1_000).map { Node("\($0)", [Node("\($0)'")]) }
    let mounted = try await MountedView(
      List(nodes, children: \.children) { node in
        let _ = built.note(node.id)
        Text(node.id)
      }, size: CGSize(width: 300, height: 200))
    #expect(nodes.filter(\.wasAsked).count < 300)
    #expect(built.entries.allSatisfy { !$0.hasSuffix("'") })
    try await mounted.root.find(role: .button, name: "0").click()
    #expect(nodes.filter(\.wasAsked).count < 300)
    #expect(Set(built.entries.filter { $0.hasSuffix("'") }) == ["0'"])
  }

  @Test("LS57 keys and clicks open and close nodes and go to the node around, and opening selects nothing")
  func keys() async throws {
    let log = Log()
    let mounted = try await MountedView(Tree(log: log), size: Self.size)
    try await arrow("fruit", in: mounted).click()
    #expect(log.take() == [])
    try await mounted.root.listRows[2].click()
    #expect(log.take() == ["Optional(\"citrus\")"])
    try await mounted.press("Right")
    #expect(
      mounted.root.rowLines.map { $0.prefix { $0 != ":" } } == [
        "fruit", "apple", "citrus", "lemon", "lime", "empty", "leaf",
      ])
    for key in ["Down", "Left"] { try await mounted.press(key) }
    #expect(log.take() == ["Optional(\"lemon\")", "Optional(\"citrus\")"])
    for key in ["minus", "Left", "Left"] { try await mounted.press(key) }
    #expect(mounted.root.rowLines == ["fruit: 0", "empty: 0", "leaf: 0"])
    for key in ["shift+Right", "shift+Left", "plus"] { try await mounted.press(key) }
    #expect(mounted.root.rowLines.count == 5)
    #expect(log.take() == ["Optional(\"fruit\")"])
  }

  @Test("LS57 (part) assistive technologies are told the level of a node and whether it is open")
  func spoken() async throws {
    let mounted = try await MountedView(
      List(Self.makeTree(), children: \.children) { Text($0.id) }, size: Self.size)
    try await mounted.root.find(role: .button, name: "fruit").click()
    let rows = mounted.root.listRows.map(\.widget)
    #expect(rows.allSatisfy { gtk_test_accessible_has_property($0.cast(), GTK_ACCESSIBLE_PROPERTY_LEVEL) != 0 })
    let states = rows.map { gtk_test_accessible_has_state($0.cast(), GTK_ACCESSIBLE_STATE_EXPANDED) != 0 }
    #expect(states == [true, false, true, true, false])
  }

  @Test("LS58 nodes stay open through sorting and inserting, and those in a closed node keep that they are open")
  func kept() async throws {
    let mounted = try await MountedView(Tree(log: Log()), size: Self.size)
    for name in ["fruit", "citrus"] { try await arrow(name, in: mounted).click() }
    let open = ["fruit: 0", "apple: 0", "citrus: 0", "lemon: 0", "lime: 0"]
    #expect(mounted.root.rowLines == open + ["empty: 0", "leaf: 0"])
    try await mounted.root.find(role: .button, name: "sort").click()
    #expect(mounted.root.rowLines == ["empty: 0"] + open + ["leaf: 0"])
    try await mounted.root.find(role: .button, name: "insert").click()
    #expect(mounted.root.rowLines == ["new: 0", "empty: 0"] + open + ["leaf: 0"])
    for _ in 0..<2 { try await arrow("fruit", in: mounted).click() }
    #expect(mounted.root.rowLines == ["new: 0", "empty: 0"] + open + ["leaf: 0"])
  }
}
