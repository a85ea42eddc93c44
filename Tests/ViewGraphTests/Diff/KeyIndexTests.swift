import Testing
import ViewGraphTesting

@testable import ViewGraph

/// Positions found by their keys.
@Suite
struct KeyIndexTests {
  @Test("equal keys are taken in their order, each once, and a key that is not there is not found")
  func order() {
    var index = KeyIndex([5, 7, 5, 5].map { DiffKey($0) })
    #expect([5, 5, 9, 7, 5, 5, 7].map { index.take(DiffKey($0)) } == [0, 2, nil, 1, 3, nil, nil])
  }

  @Test("numbers that are none are equal keys")
  func none() {
    var index = KeyIndex([Double.nan, 1, .nan].map { DiffKey($0) })
    #expect([Double.nan, .nan, .nan, 1].map { index.take(DiffKey($0)) } == [0, 2, nil, 1])
  }

  @Test("keys that occur again are found")
  func repeated() {
    #expect(KeyIndex([1, 2, 3].map { DiffKey($0) }).repeated == [])
    #expect(KeyIndex([1, 2, 1, 1, 2].map { DiffKey($0) }).repeated.sorted() == [0, 1, 2])
  }

  /// Few hash values for many ids.
  private struct Crowded: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  @Test("random lists: each key is found where a plain search finds it", arguments: 1...200)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let numbers = (0..<40).map { _ in Int.random(in: 0..<20, using: &generator) }
    var index = KeyIndex(numbers.map { DiffKey(Crowded(number: $0)) })
    var left: [Int?] = numbers
    for _ in 0..<80 {
      let wanted = Int.random(in: 0..<22, using: &generator)
      let expected = left.firstIndex(of: wanted)
      if let expected { left[expected] = nil }
      #expect(index.take(DiffKey(Crowded(number: wanted))) == expected)
    }
  }
}
