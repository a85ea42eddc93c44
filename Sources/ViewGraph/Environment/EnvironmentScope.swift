/// The part of the tree in which the environment is the same: below the root, or below a view that writes it.
///
/// A change is passed on to exactly the readers of the changed keys: cost is in the number of scopes below and of
/// readers, not of views. Confined to the main thread.
package final class EnvironmentScope {
  private(set) var parent: EnvironmentScope?
  private var transform: ((inout EnvironmentValues) -> Void)?
  private var entries = EnvironmentEntries()
  private var sources: [ObjectIdentifier: DependencySource] = [:]
  private var children: [ObjectIdentifier: WeakScope] = [:]

  private struct WeakScope {
    weak var scope: EnvironmentScope?
  }

  package init(parent: EnvironmentScope? = nil, transform: ((inout EnvironmentValues) -> Void)? = nil) {
    self.parent = parent
    self.transform = transform
    parent?.children[ObjectIdentifier(self)] = WeakScope(scope: self)
    entries = computeEntries()
  }

  deinit { parent?.children[ObjectIdentifier(self)] = nil }

  /// The values here; reads by a running call are recorded.
  package var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.entries = entries
    values.reader = self
    return values
  }

  func recordRead(of key: ObjectIdentifier) {
    guard let call = RunningCall.current else { return }
    if let known = sources[key] { return call.record(known) }
    let source = makeSource(of: key)
    sources[key] = source
    call.record(source)
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
    recompute()
  }

  private func computeEntries() -> EnvironmentEntries {
    var values = EnvironmentValues()
    if let parent { values.entries = parent.entries }
    transform?(&values)
    return values.entries
  }

  @MainActor
  private func recompute(below above: EnvironmentComparison? = nil) {
    let old = entries
    entries = computeEntries()
    let found = entries.compared(with: old, below: above)
    guard !found.changedKeys.isEmpty else { return }
    for key in found.changedKeys { sources[key]?.notifyReaders() }
    for child in children.values { child.scope?.recompute(below: found) }
  }
}
