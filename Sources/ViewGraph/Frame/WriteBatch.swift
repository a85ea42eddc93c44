/// Writes under one transaction that wait until those before them are evaluated.
///
/// Most events have one transaction, and make none of these: their writes are stored at once (A18). Where an event writes
/// under several, each is evaluated with the values that it left (A19).
@MainActor
final class WriteBatch {
  let transaction: AmbientTransaction?
  /// Whether an event wrote, and not an action that a round has caused: as it was no answer to a round, it counts as a
  /// write from outside.
  let isFromOutside: Bool
  /// Grows with what leads to the writes: those of one level are no answer to each other.
  let level: Int
  private var changes: [@MainActor () -> Void] = []

  init(_ transaction: AmbientTransaction?, isFromOutside: Bool, level: Int) {
    self.transaction = transaction
    self.isFromOutside = isFromOutside
    self.level = level
  }

  func add(_ change: @escaping @MainActor () -> Void) { changes.append(change) }

  /// Makes the changes, now that their turn has come.
  func apply() {
    for change in changes { change() }
  }
}
