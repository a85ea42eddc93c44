/// The part of the tree in which the environment is the same: below the root, or below a view that writes it.
///
/// A change is passed on to exactly the readers of the changed keys: its cost is in the number of scopes above readers, and of
/// readers, not of views. The scopes below of which no key that has changed was ever read have their values when they are asked
/// for them: each that was asked since the last such change is marked, which adds to the cost. Confined to the main thread.
package final class EnvironmentScope: EnvironmentReader {
  private(set) var parent: EnvironmentScope?
  private var transform: ((inout EnvironmentValues) -> Void)?
  private var found = EnvironmentEntries()
  /// Whether `found` is of before a change above, as it is in all scopes below then.
  private var isStale = false
  /// The keys that were ever read here or below, by readers and by what writes values.
  private var readKeys: Set<ObjectIdentifier> = []
  private var sources: [ObjectIdentifier: DependencySource] = [:]
  private var children: [ObjectIdentifier: WeakScope] = [:]

  private struct WeakScope {
    weak var scope: EnvironmentScope?
  }

  package init(parent: EnvironmentScope? = nil, transform: ((inout EnvironmentValues) -> Void)? = nil) {
    self.parent = parent
    self.transform = transform
    super.init()
    parent?.children[ObjectIdentifier(self)] = WeakScope(scope: self)
    found = computeEntries()
  }

  deinit { parent?.children[ObjectIdentifier(self)] = nil }

  /// The direction by the values that were asked for last: of before a change above, if nobody has asked since.
  var knownDirection: LayoutDirection {
    var values = EnvironmentValues()
    values.entries = found
    return values.layoutDirection
  }

  /// The values here; reads by a running call are recorded.
  package var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.entries = entries
    values.reader = self
    return values
  }

  override func recordRead(of key: ObjectIdentifier) {
    guard let call = RunningCall.current else { return }
    if let known = sources[key] { return call.record(known) }
    let source = makeSource(of: key)
    sources[key] = source
    noteRead(of: key)
    call.record(source)
  }

  /// A change of a key comes here from now on.
  private func noteRead(of key: ObjectIdentifier) {
    var scope: EnvironmentScope? = self
    while let reached = scope, reached.readKeys.insert(key).inserted { scope = reached.parent }
  }

  private func makeSource(of key: ObjectIdentifier) -> DependencySource {
    #if DEBUG
      EnvironmentSource(of: key, in: self)
    #else
      DependencySource()
    #endif
  }

  #if DEBUG
    /// What was set for a key here or above.
    func setValue(of key: ObjectIdentifier) -> Any? { entries[key]?.anyValue }

    /// The name of a key that is set here or above.
    func name(of key: ObjectIdentifier) -> String? { entries[key]?.keyName }

    func hasSameValues(as other: EnvironmentScope) -> Bool {
      other.entries.compared(with: entries).changedKeys.isEmpty
    }
  #endif

  /// Writes other values on top of what the parent has.
  @MainActor
  package func setTransform(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    recompute()
  }

  /// Hangs the scope below another place, as when a host is moved in the widget tree.
  @MainActor
  package func reparent(to newParent: EnvironmentScope?) {
    guard parent !== newParent else { return }
    parent?.children[ObjectIdentifier(self)] = nil
    parent = newParent
    newParent?.children[ObjectIdentifier(self)] = WeakScope(scope: self)
    for key in readKeys { newParent?.noteRead(of: key) }
    recompute()
  }

  /// What was set here and above.
  private var entries: EnvironmentEntries {
    if isStale {
      isStale = false
      found = computeEntries()
    }
    return found
  }

  private func computeEntries() -> EnvironmentEntries {
    var values = EnvironmentValues()
    if let parent { values.entries = parent.entries }
    guard let transform else { return values.entries }
    let reads = TransformReads()
    values.reader = reads
    transform(&values)
    for key in reads.keys { noteRead(of: key) }
    return values.entries
  }

  @MainActor
  private func recompute(below above: EnvironmentComparison? = nil) {
    let old = found
    isStale = false
    found = computeEntries()
    let comparison = found.compared(with: old, below: above)
    guard !comparison.changedKeys.isEmpty else { return }
    for key in comparison.changedKeys { sources[key]?.notifyReaders() }
    for child in children.values { child.scope?.take(comparison) }
  }

  /// Something has changed above.
  @MainActor
  private func take(_ change: EnvironmentComparison) {
    if change.changedKeys.contains(where: { readKeys.contains($0) }) { recompute(below: change) } else { expire() }
  }

  private func expire() {
    guard !isStale else { return }
    isStale = true
    for child in children.values { child.scope?.expire() }
  }
}
