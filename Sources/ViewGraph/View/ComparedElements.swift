/// Elements of a `ForEach`, as a part of a view that is compared.
///
/// Many in another place count as others, without a look at one: what they are is found by their ids where it matters. So a write of
/// one among many compares each element once, and that is the write's own comparison. Claim DT3.
///
/// All copies of the view have one object: each copy of a value whose type is not known in advance costs as much as a search.
final class ComparedElements<Data: RandomAccessCollection>: Equatable {
  let data: Data

  init(_ data: Data) { self.data = data }

  /// How many elements can be read. A collection may say that it has more or fewer than there are between its ends (DT13).
  var count: Int { max(0, min(data.count, data.distance(from: data.startIndex, to: data.endIndex))) }

  func element(at offset: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: offset)] }

  /// With fewer elements all are compared.
  private static var leastCount: Int { 1_000 }

  static func == (left: ComparedElements, right: ComparedElements) -> Bool {
    if left.data.count >= leastCount, let isSame = left.data.isSameAtOnce(as: right.data) { return isSame }
    return ValueComparison.of(Data.self)(left.data, right.data)
  }
}

extension RandomAccessCollection {
  /// Whether the elements are known to be the same without a look at one: as they are stored in one place, or are a range; nil for
  /// collections that tell nothing of that. Claim DT2.
  func isSameAtOnce(as other: Self) -> Bool? { (self as? any ComparableAtOnce)?.isSame(as: other) }
}

/// A collection that is a value, and tells without a look at its elements that they are those of another one.
protocol ComparableAtOnce {
  func isSame(as other: Any) -> Bool
}

extension Range: ComparableAtOnce {
  func isSame(as other: Any) -> Bool { self == other as? Range }
}

extension Array: ComparableAtOnce {
  /// Whether both are in one place, which only copies are that nobody has changed.
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Array, count == other.count else { return false }
    return withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}
