import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is told of a drag while it goes on, and views that are dragged together.
@Suite(.gtk) @MainActor
struct DropSessionTests {
  private let fixture = DragFixture()
  private static let size = CGSize(width: 400, height: 200)

  /// A destination that notes all it is told, but for a phase that it has noted last.
  private func target(isEnabled: Bool = true) -> some View {
    let log = fixture.log
    return Text("target").frame(width: 100, height: 50)
      .dropDestination(for: String.self, isEnabled: isEnabled) { items, session in
        log.note("\(items) \(session.itemsCount) \(DragFixture.place(session.location))")
      }
      .onDropSessionUpdated { session in
        let entry = "\(session.phase)"
        if log.entries.last != entry { log.note(entry) }
      }
  }

  @Test("a destination is told how far a drag is, and its action of the values and the drag")
  func phases() async throws {
    let fixture = fixture
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        target()
        Text("nothing")
      }, size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("target")) {
      #expect(fixture.log.take() == ["asked", "entering", "active"])
    }
    #expect(try await fixture.entries(3) == ["ended(copy)", #"["value"] 1 middle"#, "dataTransferCompleted"])
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"), andThen: mounted.label("nothing"))
    #expect(try await fixture.entries(4) == ["asked", "entering", "active", "exiting"])
  }

  @Test("a destination that is not enabled is told of no drag")
  func disabled() async throws {
    let fixture = fixture
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        fixture.source("value")
        target(isEnabled: false)
      }, size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(1) == ["asked"])
  }

  @Test("the nearest action is told of a drag, and the nearest configuration says what is done, if it may be")
  func configuration() async throws {
    let (fixture, log) = (fixture, fixture.log)
    let mounted = try await MountedView(
      HStack(spacing: 20) {
        Text("copied").draggable("a")
        Text("moved").draggable("b").dragConfiguration(DragConfiguration(allowMove: true))
        Text("target").frame(width: 100, height: 50).dropDestination(for: String.self) { items, session in
          log.note("\(items) \(session.phase) \(session.suggestedOperations == [.copy, .move])")
        }
        .dropConfiguration { _ in DropConfiguration(operation: .move) }
        .dropConfiguration { _ in DropConfiguration(operation: .copy) }
        .onDropSessionUpdated { if case .ended(let operation) = $0.phase { log.note("inner \(operation)") } }
      }
      .onDropSessionUpdated { _ in log.note("outer") }, size: Self.size)
    try await mounted.label("copied").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(2) == ["inner copy", #"["a"] ended(copy) false"#])
    try await mounted.label("moved").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(2) == ["inner move", #"["b"] ended(move) true"#])
  }

  @Test("what may be done with a drag, and what is done, are what the desktop knows of it; drags differ in their IDs")
  func operations() async throws {
    let (fixture, log) = (fixture, fixture.log)
    var ids: [DropSession.ID] = []
    var refused = DropConfiguration(operation: .forbidden)
    refused.acceptedItemCount = 1
    let outside = DragConfiguration.OperationsOutsideApp(allowCopy: true, allowMove: true)
    let within = DragConfiguration.OperationsWithinApp(allowCopy: false)
    let mounted = try await MountedView(
      HStack(spacing: 20) {
        Text("source").draggable("a")
          .dragConfiguration(DragConfiguration(operationsWithinApp: within, operationsOutsideApp: outside))
        Text("deletes").frame(width: 60, height: 50).dropDestination(for: String.self) { items, session in
          ids.append(session.id)
          log.note("\(items) \(session.phase) \(session.suggestedOperations == [.copy, .move])")
        }
        .dropConfiguration { _ in DropConfiguration(operation: .delete) }
        Text("refuses").frame(width: 60, height: 50)
          .dropDestination(for: String.self) { _, _ in log.note("dropped") }
          .dropConfiguration { _ in refused }
          .onDropSessionUpdated { if case .ended = $0.phase { log.note("ended") } }
      }, size: Self.size)
    for name in ["deletes", "deletes", "refuses"] {
      try await mounted.label("source").dragAndDrop(to: mounted.label(name))
    }
    let entry = #"["a"] ended(copy) true"#
    #expect(try await fixture.entries(2) == [entry, entry])
    #expect(ids.count == 2 && ids[0] != ids[1])
  }

  @Test("DD14 who drags is told of the beginning and the end of a drag, with what identifies the values")
  func dragSessions() async throws {
    let (fixture, log) = (fixture, fixture.log)
    var ids: Set<DragSession.ID> = []
    func noted(_ view: some View) -> some View {
      view.onDragSessionUpdated { session in
        ids.insert(session.id)
        let values = session.draggedItemIDs(for: Int.self)
        switch session.phase {
        case .initial: log.note("begins \(values)")
        case .active: break
        case .ended(let operation): log.note("ended \(operation)")
        case .dataTransferCompleted: log.note("read \(values)")
        }
      }
    }
    let mounted = try await MountedView(
      HStack(spacing: 20) {
        noted(Text("copied").draggable(Item(id: 3)))
        noted(Text("moved").draggable(Item(id: 4)).dragConfiguration(DragConfiguration(allowMove: true)))
        Text("target").frame(width: 100, height: 50).dropDestination(for: Item.self) { _, _ in }
          .dropConfiguration { _ in DropConfiguration(operation: .move) }
        Text("nothing")
      }, size: Self.size)
    try await mounted.label("copied").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(3) == ["begins [3]", "ended copy", "read [3]"])
    try await mounted.label("moved").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(3) == ["begins [4]", "ended move", "read [4]"])
    try await mounted.label("copied").dragAndDrop(to: mounted.label("nothing"))
    #expect(try await fixture.entries(2) == ["begins [3]", "ended forbidden"])
    #expect(ids.count == 3)
  }

  private struct Item: Identifiable, Codable, Transferable {
    let id: Int
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  @Test("the views of a container are dragged with those that are selected, and one that is not is dragged alone")
  func containers() async throws {
    let (fixture, log) = (fixture, fixture.log)
    let mounted = try await MountedView(
      HStack(spacing: 20) {
        HStack { ForEach(1..<4) { number in Text("item \(number)").draggable(containerItemID: number) } }
          .dragContainer(for: Item.self) { ids in
            log.note("asked \(ids)")
            return ids.map { Item(id: $0) }
          }
          .dragContainerSelection([1, 3])
        Text("target").frame(width: 100, height: 50).dropDestination(for: Item.self) { items, session in
          let ids = session.localSession?.draggedItemIDs(for: Int.self) ?? []
          log.note("\(items.map(\.id)) \(ids) \(session.itemsCount)")
        }
      }, size: Self.size)
    try await mounted.label("item 3").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(2) == ["asked [1, 3]", "[1, 3] [1, 3] 2"])
    try await mounted.label("item 2").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(2) == ["asked [2]", "[2] [2] 1"])
  }

  @Test("a container is found by the type of its identifiers and its namespace, and one without values drags nothing")
  func namespaces() async throws {
    let (fixture, log) = (fixture, fixture.log)
    let mounted = try await MountedView(NamedContainers(log: log), size: Self.size)
    for name in ["named", "other", "empty"] {
      try await mounted.label(name).dragAndDrop(to: mounted.label("target"))
    }
    #expect(try await fixture.entries(2) == [#"["outer 1"]"#, #"["name x"]"#])
  }

  private struct NamedContainers: View {
    let log: Log
    @Namespace private var outer

    var body: some View {
      HStack(spacing: 20) {
        HStack {
          Text("named").draggable(containerItemID: 1, containerNamespace: outer)
          Text("other").draggable(containerItemID: "x")
          Text("empty").draggable(containerItemID: 2)
        }
        .dragContainer(for: String.self, itemID: \.count) { (_: [Int]) in [String]() }
        .dragContainer(for: String.self, itemID: \.self) { ids in ids.map { "name \($0)" } }
        .dragContainer(for: String.self, itemID: \.count, in: outer) { ids in ids.map { "outer \($0)" } }
        Text("target").frame(width: 100, height: 50)
          .dropDestination(for: String.self) { items, _ in log.note("\(items)") }
      }
    }
  }

  @Test("a drag of another program has one value, and no identifiers are known of it")
  func foreign() async throws {
    let (fixture, log) = (fixture, fixture.log)
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        ForeignSource("text/plain;charset=utf-8", "text")
        Text("target").frame(width: 100, height: 50).dropDestination(for: String.self) { items, session in
          log.note("\(items) \(session.itemsCount) \(session.localSession == nil)")
        }
      }, size: Self.size)
    try await mounted.label("foreign").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(1) == [#"["text"] 1 true"#])
  }
}
