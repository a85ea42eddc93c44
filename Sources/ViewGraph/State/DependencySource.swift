/// Something that a running call can read and that tells its readers when it has changed.
///
/// The readers are confined to the main thread.
class DependencySource: PropertySlot {
  private var readers: [ObjectIdentifier: Reader] = [:]

  /// A dependent ends its subscriptions before it dies, so the reference cannot dangle.
  private struct Reader {
    unowned let dependent: Dependent
    let order: Int
  }

  private var nextOrder = 0

  func addReader(_ dependent: Dependent) {
    readers[ObjectIdentifier(dependent)] = Reader(dependent: dependent, order: nextOrder)
    nextOrder += 1
  }

  func removeReader(_ dependent: Dependent) { readers[ObjectIdentifier(dependent)] = nil }

  /// Notes a read by the call that runs on this thread, if there is one.
  final func recordRead() { RunningCall.current?.record(self) }

  /// Tells the readers that the value has changed, in the order in which they first read it: nodes of one depth are then
  /// evaluated in the same order every time.
  @MainActor
  final func notifyReaders() {
    for reader in readers.values.sorted(by: { $0.order < $1.order }) { reader.dependent.sourceDidChange() }
  }
}
