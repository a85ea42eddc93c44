/// Something that a running call can read and that tells its readers when it has changed.
///
/// The readers are confined to the main thread.
package class DependencySource: PropertySlot {
  /// In the order in which they first read, with some that have left: there may be thousands, and none costs more than
  /// a word or is looked for when it leaves.
  private var readers: [Dependent] = []
  private var leftCount = 0

  func addReader(_ dependent: Dependent) { readers.append(dependent) }

  /// Whether who reads a part of this type can be told by its value that nothing has changed. True unless said otherwise.
  func canBeDivided<Part>(into type: Part.Type) -> Bool { true }

  /// A reader has ended its subscription.
  func readerDidLeave() {
    leftCount += 1
    if leftCount > readers.count / 2 { removeThoseWhoLeft() }
  }

  private func removeThoseWhoLeft() {
    leftCount = 0
    var known: Set<ObjectIdentifier> = []
    readers.removeAll { !$0.reads(self) || !known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Notes a read by the call that runs on this thread, if there is one.
  final func recordRead() { RunningCall.current?.record(self) }

  /// Tells the readers that the value has changed, in the order in which they first read it: nodes of one depth are then
  /// evaluated in the same order every time.
  @MainActor
  final func notifyReaders() {
    if leftCount > 0 { removeThoseWhoLeft() }
    for reader in readers {
      if ChangeTrace.isOn { ChangeTrace.note(self, for: reader.node) }
      reader.sourceDidChange(self)
    }
  }

  #if DEBUG
    /// The value, read by nobody, if it is one.
    @MainActor var currentValue: Any? { nil }

    /// What it is called in messages, if it has a name.
    @MainActor var placeName: String? { nil }

    /// Whether a call of a host, or of one inside of it, reads this.
    @MainActor
    func isRead(below graph: Graph) -> Bool {
      readers.contains { $0.reads(self) && $0.node.graph.isInside(graph) }
    }
  #endif
}
