import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Rows of tables that are dragged, dropped on and between, and under the pointer.
@Suite(.gtk) @MainActor
struct TableTransferTests {
  private static let size = CGSize(width: 500, height: 300)
  private let log = Log()

  /// What can be dragged to a table, and where its rows can be dropped.
  private struct TextsBeside: View {
    let log: Log

    var body: some View {
      Text("target").frame(width: 80, height: 50).dropDestination(for: String.self) { items, _ in
        log.note("target \(items)")
        return true
      }
      Text("source").frame(width: 80, height: 50).draggable("text")
    }
  }

  private struct Fruits: View {
    let log: Log
    @State private var fruits = Fruit.some(3)

    var body: some View {
      HStack(spacing: 20) {
        TextsBeside(log: log)
        Table(of: Fruit.self) {
          TableColumn("Name", value: \.name)
          TableColumn("Count") { Text("count \($0.count)") }
        } rows: {
          TableRow(Fruit(id: 7, name: "provided", count: 7))
            .itemProvider { NSItemProvider(object: "of a provider" as NSString) }
          TableRow(Fruit(id: 8, name: "destination", count: 8))
            .dropDestination(for: String.self) { log.note("row \($0)") }
            .onHover { log.note("hover \($0)") }
          ForEach(fruits) { TableRow($0).draggable($0.name) }
            .dropDestination(for: String.self) { index, items in
              log.note("insert \(items) \(index)")
              fruits.insert(contentsOf: items.map { Fruit(id: 100, name: $0, count: 100) }, at: index)
            }
        }
        .frame(width: 280, height: 300)
      }
    }
  }

  private func row(_ text: String, in mounted: MountedView<Fruits>) throws -> FoundWidget {
    try #require(mounted.root.listRows.first { $0.content.all.contains { $0.text == text } })
  }

  private func label(_ text: String, in mounted: MountedView<Fruits>) throws -> FoundWidget {
    try mounted.root.find(role: .label, text: text)
  }

  private func told() async -> [String] {
    for _ in 0..<200 where !log.entries.contains(where: { !$0.hasPrefix("hover") }) { await Settling.settle() }
    await Settling.settle()
    return log.take().filter { !$0.hasPrefix("hover") }
  }

  @Test("TB24 a row of a table is dragged by any of its cells, and so is what its provider has")
  func dragging() async throws {
    let mounted = try await MountedView(Fruits(log: log), size: Self.size)
    let target = try label("target", in: mounted)
    try await label("count 10", in: mounted).dragAndDrop(to: target)
    #expect(await told() == [#"target ["fruit 1"]"#])
    try await label("provided", in: mounted).dragAndDrop(to: target)
    #expect(await told() == [#"target ["of a provider"]"#])
  }

  private struct Configured: View {
    let log: Log

    var body: some View {
      HStack(spacing: 20) {
        Text("target").frame(width: 80, height: 50).dropDestination(for: String.self) { items, session in
          log.note("\(items) \(session.phase) \(session.suggestedOperations == [.copy, .move])")
        }
        .dropConfiguration { _ in DropConfiguration(operation: .move) }
        Table(of: Fruit.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(Fruit.some(2)) { TableRow($0).draggable($0.name) }
        }
        .frame(width: 280, height: 300)
        .dragConfiguration(DragConfiguration(allowMove: true))
      }
    }
  }

  @Test("TB24 with a row of a table that is dragged is done what the configuration around the table allows")
  func configured() async throws {
    let mounted = try await MountedView(Configured(log: log), size: Self.size)
    let target = try mounted.root.find(role: .label, text: "target")
    try await mounted.root.find(role: .label, text: "fruit 1").dragAndDrop(to: target)
    #expect(await told() == [#"["fruit 1"] ended(move) true"#])
  }

  @Test("TB24 what is dropped anywhere on a row of a table is told to its action, a row that was dragged as well")
  func dropping() async throws {
    let mounted = try await MountedView(Fruits(log: log), size: Self.size)
    let row = try row("destination", in: mounted)
    let place = CGPoint(x: 150, y: 4)
    try await label("source", in: mounted).dragAndDrop(at: nil, to: row, at: place)
    #expect(await told() == [#"row ["text"]"#])
    try await label("fruit 2", in: mounted).dragAndDrop(at: nil, to: row, at: place)
    #expect(await told() == [#"row ["fruit 2"]"#])
  }

  @Test("TB24 what is dropped between rows of a ForEach in a table comes to the offset of the element")
  func inserting() async throws {
    let mounted = try await MountedView(Fruits(log: log), size: Self.size)
    let row = try row("fruit 1", in: mounted)
    let place = CGPoint(x: 50, y: row.frame.height * 0.2)
    try await label("source", in: mounted).dragAndDrop(at: nil, to: row, at: place)
    #expect(await told() == [#"insert ["text"] 1"#])
    #expect(
      mounted.root.rowTexts.map(\.[0]) == ["provided", "destination", "fruit 0", "text", "fruit 1", "fruit 2"])
  }

  @Test("TB24 a row of a table is told that the pointer comes over it and leaves it, once each")
  func hovering() async throws {
    let mounted = try await MountedView(Fruits(log: log), size: Self.size)
    try await label("provided", in: mounted).hover()
    #expect(log.take() == [])
    try await label("destination", in: mounted).hover()
    try await label("count 8", in: mounted).hover()
    #expect(log.take() == ["hover true"])
    try await label("fruit 0", in: mounted).hover()
    #expect(log.take() == ["hover false"])
  }

  private struct Hovered: View {
    let log: Log
    let haveCounts: Bool
    var fruits = Fruit.some(3)

    var body: some View {
      Table(of: Fruit.self) {
        TableColumn("Name", value: \.name)
        if haveCounts { TableColumn("Count") { Text("count \($0.count)") } }
      } rows: {
        ForEach(fruits) { fruit in TableRow(fruit).onHover { log.note("\(fruit.id) \($0)") } }
      }
    }
  }

  @Test(
    "TB24 a row that stays under the pointer is told nothing where the rows around it come, go and change places",
    arguments: [false, true])
  func hoveringOn(haveCounts: Bool) async throws {
    let mounted = try await MountedView(Hovered(log: log, haveCounts: haveCounts), size: Self.size)
    try await mounted.root.find(role: .label, text: "fruit 0").hover()
    _ = log.take()
    try await mounted.root.find(role: .label, text: "fruit 1").hover()
    #expect(log.take() == ["0 false", "1 true"])
    for ids in [[2, 1, 0], [5, 1, 0], [5, 1], [5, 1, 6, 7]] {
      mounted.rootView.fruits = ids.map { Fruit(id: $0, name: "fruit \($0)", count: $0) }
      await Settling.settle()
      #expect(mounted.root.rowTexts.map(\.[0]) == ids.map { "fruit \($0)" })
      #expect(log.take() == [])
    }
    try await mounted.root.find(role: .label, text: "fruit 6").hover()
    #expect(log.take() == ["1 false", "6 true"])
  }

  private struct OwnRows: TableRowContent {
    @Binding var fruits: [Fruit]
    let log: Log
    @State private var count = 0

    var tableRowBody: some TableRowContent<Fruit> {
      TableRow(Fruit(id: 50, name: "pressed \(count)", count: 50))
        .contextMenu {
          Button("press") { count += 1 }
        } preview: {
          Text("preview")
        }
      ForEach(fruits) { fruit in
        TableRow(fruit).itemProvider { NSItemProvider(object: fruit.name as NSString) }
      }
      .dropDestination(for: String.self) { index, items in
        log.note("insert \(items) \(index)")
        fruits.insert(contentsOf: items.map { Fruit(id: 100, name: $0, count: 100) }, at: index)
      }
    }
  }

  private struct Own: View {
    let log: Log
    @State private var fruits = Fruit.some(2)

    var body: some View {
      HStack(spacing: 20) {
        TextsBeside(log: log)
        Table(of: Fruit.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          OwnRows(fruits: $fruits, log: log)
          DisclosureTableRow(Fruit(id: 60, name: "parent", count: 1)) {
            TableRow(Fruit(id: 61, name: "child", count: 1)).draggable("of a child")
          }
        }
        .frame(width: 280, height: 300)
      }
    }
  }

  @Test("TB25 rows of a program's own type have a state, a menu, drags and drops as others have")
  func ownRows() async throws {
    let mounted = try await MountedView(Own(log: log), size: Self.size)
    #expect(mounted.root.rowLines.filter { $0 != "Name" } == ["pressed 0", "fruit 0", "fruit 1", "parent"])
    try await mounted.label("pressed 0").click(button: .secondary)
    await Settling.settle()
    try await mounted.root.find(role: .menuItem, name: "press").click()
    await Settling.settle()
    #expect(mounted.root.rowLines.contains("pressed 1"))
    try await mounted.label("fruit 1").dragAndDrop(to: mounted.label("target"))
    #expect(await told() == [#"target ["fruit 1"]"#])
    let place = try mounted.label("fruit 1")
    try await mounted.label("source").dragAndDrop(to: place)
    #expect(await told().first?.hasPrefix(#"insert ["text"]"#) == true)
    #expect(mounted.root.rowLines.contains("text"))
  }

  private struct ToldOf: View {
    let log: Log

    var body: some View {
      HStack(spacing: 20) {
        Text("target").frame(width: 80, height: 50).dropDestination(for: String.self) { _, _ in return true }
        Table(of: Fruit.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(Fruit.some(2)) { TableRow($0).draggable($0.name) }
        }
        .frame(width: 280, height: 300)
        .onDragSessionUpdated { session in
          switch session.phase {
          case .initial: log.note("begins")
          case .active: break
          case .ended(let operation): log.note("ended \(operation)")
          case .dataTransferCompleted: log.note("read")
          }
        }
      }
    }
  }

  @Test("DD14 (part) who is told of the drags in a table is told of those of its rows")
  func sessions() async throws {
    let mounted = try await MountedView(ToldOf(log: log), size: Self.size)
    try await mounted.label("fruit 1").dragAndDrop(to: mounted.label("target"))
    for _ in 0..<100 where log.entries.count < 3 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(log.take() == ["begins", "ended copy", "read"])
  }
}
