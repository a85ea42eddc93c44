import Testing
import ViewGraphTesting

@testable import ViewGraph

/// What differences of collections say, as changes of their elements.
struct ElementDifferenceTests {
  private func changes(_ old: String, _ new: String) -> [ElementChange] {
    [ElementChange](Array(new).difference(from: Array(old)).inferringMoves())
  }

  @Test("DT22 what is removed and inserted is told in runs, and each change counts in what those before have left")
  func runs() {
    #expect(changes("abcd", "abcd") == [])
    #expect(changes("", "abc") == [.inserted(0..<3)])
    #expect(changes("abc", "") == [.removed(0..<3)])
    #expect(changes("abcdef", "adf") == [.removed(4..<5), .removed(1..<3)])
    #expect(changes("ad", "xabcdy") == [.inserted(0..<1), .inserted(2..<4), .inserted(5..<6)])
    #expect(changes("abc", "axyc") == [.removed(1..<2), .inserted(1..<3)])
  }

  @Test("DT22 an element that is said to have moved is moved, and another one is removed and inserted")
  func moves() {
    #expect(changes("abcd", "bcda") == [.moved(from: 0, to: 3)])
    #expect(changes("abcd", "dabc") == [.moved(from: 3, to: 0)])
    #expect(changes("abcde", "xbcda") == [.removed(4..<5), .inserted(0..<1), .moved(from: 1, to: 4)])
    let plain = Array("dabc").difference(from: Array("abcd"))
    #expect([ElementChange](plain) == [.removed(3..<4), .inserted(0..<1)])
  }

  @Test("DT22 (part) elements at random come to where the other state has them")
  func random() throws {
    for seed in UInt64(1)...5_000 {
      var random = SeededGenerator(seed: seed &* 7919 &+ 1)
      let old = (0..<20).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
      let new = (0..<20).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
      let changes = [ElementChange](Array(new).difference(from: Array(old)).inferringMoves())
      let told = try #require(ToldChanges(changes, from: old.count, to: new.count), "\(seed): \(changes)")
      let positions = old.indices.map { told.newPosition(of: $0) }
      try #require(positions == old.map { new.firstIndex(of: $0) }, "\(seed): \(changes)")
    }
  }
}
