import GraftTestTraits
import GraftTesting
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

/// Forms in which source says lists and trees.
@MainActor
@Suite(.serialized, .gtk)
struct ListFormsTests {
  private struct Numbers: View {
    @State private var one: Int?
    @State private var always = 1
    @State private var several: Set<Int> = [1, 2]

    var body: some View {
      VStack {
        List(0..<3, selection: $one) { Text("one \($0)") }
        List(0..<3, selection: $always) { Text("always \($0)") }
        List(0..<3, selection: $several) { number in Label("several \(number)", systemImage: "star") }
          .listItemTint(.monochrome).listItemTint(.red).listItemTint(.fixed(.blue)).listItemTint(nil as Color?)
        Text("\(one.map(String.init) ?? "none") \(always) \(several.count)")
      }
    }
  }

  @Test("rows of a range are selected by their numbers")
  func numbers() async throws {
    let mounted = try await MountedView(Numbers(), size: CGSize(width: 300, height: 500))
    #expect(mounted.root.texts.last == "none 1 2")
    try await mounted.root.find(role: .label, text: "one 2").click()
    try await mounted.root.find(role: .label, text: "always 0").click()
    try await mounted.root.find(role: .label, text: "several 0").click()
    #expect(mounted.root.texts.last == "2 0 1")
  }

  private struct Node: Identifiable {
    var id: String
    var isOn = false
    var kids: [Node]?
  }

  private struct Trees: View {
    @State private var nodes = [Node(id: "root", kids: [Node(id: "leaf")])]
    @State private var selection: String?
    @State private var several: Set<String> = []

    var body: some View {
      VStack {
        List($nodes, children: \.kids) { $node in Toggle("list \(node.id)", isOn: $node.isOn) }
        List($nodes, children: \.kids, selection: $selection) { $node in Text(node.id) }
        List($nodes, children: \.kids, selection: $several) { $node in Text(node.id) }
        OutlineGroup($nodes, children: \.kids) { $node in
          HStack {
            Text("group \(node.id)")
            Toggle("turn \(node.id)", isOn: $node.isOn)
          }
        }
        Text(nodes[0].kids?[0].isOn == true ? "on" : "off")
      }
    }
  }

  @Test("nodes of a tree in a bound collection have bindings")
  func trees() async throws {
    let mounted = try await MountedView(Trees(), size: CGSize(width: 300, height: 700))
    let arrows = mounted.root.findAll(role: .button, name: "group root")
    try await #require(arrows.first).click()
    try await mounted.root.find(role: .checkbox, name: "turn leaf").click()
    #expect(mounted.root.texts.last == "on")
  }

  private struct Inserting: View {
    let log: Log

    var body: some View {
      HStack {
        Text("source").frame(width: 100, height: 50).draggable("dropped")
        List {
          ForEach(["x", "y"], id: \.self) { Text($0) }
            .onInsert(of: [.plainText]) { index, providers in log.note("\(index) \(providers.count)") }
        }
        .frame(width: 200, height: 200)
      }
    }
  }

  @Test("data that are dropped before a row come with the offset of its element")
  func inserting() async throws {
    let log = Log()
    let mounted = try await MountedView(Inserting(log: log), size: CGSize(width: 400, height: 250))
    let target = try mounted.root.find(role: .label, text: "y")
    try await mounted.root.find(role: .label, text: "source").dragAndDrop(at: nil, to: target, at: CGPoint(x: 3, y: 2))
    await Turn.until { !log.entries.isEmpty }
    #expect(log.entries == ["1 1"])
  }
}
