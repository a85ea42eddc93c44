import GraftTestTraits
import Testing
import ViewGraphTesting

@testable import GTKBridge

/// The order in which an island keeps what is in it, beside a plain list.
@Suite(.runtime) @MainActor
struct IslandItemsTests {
  @Test("items are where they were put, whatever was put before them, moved and taken out", arguments: 1...20)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (items, plain) = (IslandItems(), [IslandItem]())
    for _ in 0..<300 {
      let item = plain.randomElement(using: &generator)
      if let item, Bool.random(using: &generator) {
        items.remove(item)
        plain.removeAll { $0 === item }
        if Bool.random(using: &generator) { continue }
      }
      let taken = item.flatMap { item in plain.contains { $0 === item } ? nil : item }
      let (new, previous) = (taken ?? DrawnElement(), plain.randomElement(using: &generator))
      items.insert(new, after: previous)
      plain.insert(new, at: previous.flatMap { before in plain.firstIndex { $0 === before } }.map { $0 + 1 } ?? 0)
    }
    #expect(items.all.elementsEqual(plain, by: ===))
    #expect(items.drawingCount == plain.count)
  }

  @Test("a thousand items that are all put in one place keep their order")
  func onePlace() {
    var items = IslandItems()
    let (first, last) = (DrawnElement(), DrawnElement())
    items.insert(last, after: nil)
    items.insert(first, after: nil)
    let others = (0..<1000).map { _ in DrawnElement() }
    for item in others { items.insert(item, after: first) }
    #expect(items.all.elementsEqual([first] + others.reversed() + [last], by: ===))
  }
}
