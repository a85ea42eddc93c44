import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ID: the rows of a `ForEach` follow the ids of the elements.
@Suite(.runtime) @MainActor
struct ForEachTests {
  struct Item: Identifiable {
    var id: String
    var number = 0
  }

  struct Row: View {
    let item: Item
    @State private var count = 0
    var body: some View { Leaf(item.id, "\(item.number) \(count)") { count += 1 } }
  }

  struct Rows: View {
    let items: [Item]
    var body: some View {
      LeafStack {
        Leaf("top")
        ForEach(items) { Row(item: $0) }
        Leaf("end")
      }
    }
  }

  private func rows(_ ids: String...) -> Rows { Rows(items: ids.map { Item(id: $0) }) }

  /// Rows a, b and c whose counters show 1, 2 and 3.
  private func counted() -> RecordingHost<Rows> {
    let host = RecordingHost(rows("a", "b", "c"))
    for name in ["a", "b", "b", "c", "c", "c"] { host.send(name) }
    _ = host.takeLog()
    return host
  }

  @Test("ID16 state and element follow the id when elements are permuted, and only what must moves")
  func permuted() {
    let host = counted()
    host.show(rows("c", "a", "b"))
    #expect(host.takeLog() == ["move c to 1"])
    #expect(host.shown == ["top", "c=0 3", "a=0 1", "b=0 2", "end"])
    host.layOut(in: CGSize(width: 10, height: 82))
    #expect(["c", "a", "b"].map { host.frame(of: $0)?.minY } == [18, 36, 54])
    host.show(rows("b", "a", "c"))
    #expect(host.shown == ["top", "b=0 2", "a=0 1", "c=0 3", "end"])
    #expect(!host.log.contains { !$0.hasPrefix("move") })
    host.send("a")
    #expect(host.shown[2] == "a=0 2")
  }

  @Test(
    "ID16 any permutation of four rows keeps each row's state",
    arguments: ["dcba", "bdac", "acbd", "dabc", "bcda"])
  func anyPermutation(ids: String) {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(rows("a", "b", "c", "d"))
    host.send("b")
    _ = host.takeLog()
    host.show(Rows(items: ids.map { Item(id: String($0)) }))
    #expect(host.shown.dropFirst().dropLast() == ids.map { $0 == "b" ? "b=0 1" : "\($0)=0 0" }[...])
    #expect(counts.bodies(of: Row.self) == 5)
  }

  @Test("ID17 an element inserted at the front makes one row and leaves the others alone")
  func inserted() {
    let counts = UpdateStatistics.start()
    let host = counted()
    let before = counts.bodies(of: Row.self)
    host.show(rows("x", "a", "b", "c"))
    #expect(host.takeLog() == ["make x", "update x 0 0", "insert x at 1"])
    #expect(counts.bodies(of: Row.self) == before + 1)
    #expect(host.shown == ["top", "x=0 0", "a=0 1", "b=0 2", "c=0 3", "end"])
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 100))
  }

  @Test("ID18 another id at the same index is another row; another field is the same row with the new element")
  func changedElement() {
    let host = counted()
    host.show(Rows(items: [Item(id: "a"), Item(id: "b", number: 7), Item(id: "c")]))
    #expect(host.takeLog() == ["update b 7 2"])
    host.show(Rows(items: [Item(id: "a"), Item(id: "z", number: 7), Item(id: "c")]))
    #expect(host.takeLog() == ["dismantle b", "remove b", "make z", "update z 7 0", "insert z at 2"])
  }

  @Test("ID21 a row that was removed and comes back is fresh")
  func removedAndBack() {
    let host = counted()
    host.show(rows("a", "c"))
    #expect(host.takeLog() == ["dismantle b", "remove b"])
    host.show(rows("a", "b", "c"))
    #expect(host.shown == ["top", "a=0 1", "b=0 0", "c=0 3", "end"])
  }

  @Test("ID16 ID17 ID21 removing, inserting and moving at once keeps every survivor")
  func mixed() {
    let host = counted()
    host.show(rows("d", "c", "e", "a"))
    #expect(host.shown == ["top", "d=0 0", "c=0 3", "e=0 0", "a=0 1", "end"])
    host.show(rows())
    #expect(host.shown == ["top", "end"])
  }

  struct Pairs: View {
    let items: [Item]
    var body: some View {
      ForEach(items) { item in
        Leaf("title \(item.id)")
        Row(item: item)
      }
    }
  }

  @Test("ID25 the two views of an element move together and keep their state")
  func siblings() {
    let host = RecordingHost(Pairs(items: [Item(id: "a"), Item(id: "b")]))
    host.send("b")
    _ = host.takeLog()
    host.show(Pairs(items: [Item(id: "b"), Item(id: "a")]))
    #expect(host.shown == ["title b", "b=0 1", "title a", "a=0 0"])
    #expect(host.takeLog() == ["move title b to 0", "move b to 1"])
  }
}
