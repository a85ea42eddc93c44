/// A host in which views have been put to sleep.
final class Sleepers: GraphFeature {}

extension ViewNode {
  /// Whether the node is in a row of a list that is not shown: it is not evaluated, and has no elements.
  final var isInSleepingRow: Bool {
    guard graph.existing(Sleepers.self) != nil else { return false }
    return sequence(first: self) { $0.parent }.contains(where: \.isAsleep)
  }
}
