/// The same numbers in every run (an xorshift), for tests that try many cases.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Numbers that follow from a seed, which is not 0.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
