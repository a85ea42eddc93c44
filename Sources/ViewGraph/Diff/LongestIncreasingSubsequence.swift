/// Finds what need not move when a list is reordered.
enum LongestIncreasingSubsequence {
  /// The indices of a longest increasing subsequence of the values that are not nil, from first to last. Cost: n log n.
  static func members(of values: ArraySlice<Int?>) -> [Int] {
    var tails: [Int] = []
    var predecessors = [Int?](repeating: nil, count: values.count)
    for (index, value) in zip(values.indices, values) {
      guard let value else { continue }
      let length = tails.partitioningIndex { (values[$0] ?? 0) >= value }
      predecessors[index - values.startIndex] = length > 0 ? tails[length - 1] : nil
      if length == tails.count { tails.append(index) } else { tails[length] = index }
    }
    guard let last = tails.last else { return [] }
    return sequence(first: last) { predecessors[$0 - values.startIndex] }.reversed()
  }
}

extension [Int] {
  /// The first index whose element satisfies a condition that holds from some index on.
  func partitioningIndex(where belongsInSecondPart: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
