import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets from the start; others than those of the collection are ignored. Costs a look at each
  /// element. Claim LS31.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets from the start, in their order, before the one at another offset, which counts as if
  /// nothing had been taken out yet; the number of elements means behind the last. Offsets that are none of the collection's
  /// are ignored, and what lies beyond an end means that end. Costs a look at each element. Claim LS34.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(enumerated())
    let moved = all.filter { source.contains($0.offset) }
    let others = all.filter { !source.contains($0.offset) }
    let ordered = others.filter { $0.offset < destination } + moved + others.filter { $0.offset >= destination }
    for (index, new) in zip(Array(indices), ordered) { self[index] = new.element }
  }
}
