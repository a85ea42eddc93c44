/// Something that a running call can read and that tells its readers when it has changed.
///
/// The readers are confined to the main thread.
class DependencySource: PropertySlot {
  private var readers: [ObjectIdentifier: Reader] = [:]

  /// A dependent ends its subscriptions before it dies, so the reference cannot dangle.
  private struct Reader {
    unowned let dependent: Dependent
  }

  func addReader(_ dependent: Dependent) {
    readers[ObjectIdentifier(dependent)] = Reader(dependent: dependent)
  }

  func removeReader(_ dependent: Dependent) { readers[ObjectIdentifier(dependent)] = nil }

  /// Notes a read by the call that runs on this thread, if there is one.
  final func recordRead() { RunningCall.current?.record(self) }

  /// Tells the readers that the value has changed.
  @MainActor
  final func notifyReaders() {
    for reader in readers.values { reader.dependent.sourceDidChange() }
  }
}
