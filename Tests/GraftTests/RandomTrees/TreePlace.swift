/// The place of a view in a random tree, which is its identity: two views at one place of two trees are the same view.
struct TreePlace: Hashable {
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The place inside of this one that a word leads to.
  func entering(_ step: String) -> TreePlace {
    var inner = self
    for byte in step.utf8 { inner.mix(UInt64(byte)) }
    inner.mix(0x100)
    return inner
  }

  /// The place inside of this one with a number.
  func entering(_ step: Int) -> TreePlace {
    var inner = self
    inner.mix(UInt64(bitPattern: Int64(step)) &+ 0x200)
    return inner
  }

  private mutating func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }

  /// What a leaf at this place is called.
  var name: String { String(hash, radix: 36) }
}
