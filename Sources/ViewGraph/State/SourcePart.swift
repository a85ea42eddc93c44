/// A part of a source that a call has read, with the value that it had: only another value invalidates the call.
///
/// A call keeps it among its sources. The whole is what tells the call, which then compares its parts as it would be
/// evaluated.
class SourcePart: DependencySource {
  /// What this is a part of.
  let whole: DependencySource

  init(of whole: DependencySource) { self.whole = whole }

  /// Whether the part has another value now.
  var isChanged: Bool { true }

  /// Whether both are the same part of the same source.
  func isSame(as other: SourcePart) -> Bool { self === other }

  /// Nobody but the call that has read it knows the part.
  final override func readerDidLeave() {}
}

/// A part that a binding leads to.
final class BoundPart<Location: BindingLocation>: SourcePart {
  private let location: Location
  private let value: Location.Value

  init(_ location: Location, of whole: DependencySource, value: Location.Value) {
    self.location = location
    self.value = value
    super.init(of: whole)
  }

  override var isChanged: Bool { !ValueComparison.of(Location.Value.self)(value, location.evaluated()) }

  override func isSame(as other: SourcePart) -> Bool {
    (other as? BoundPart<Location>).map { $0.location.isEqual(to: location) } ?? false
  }
}

extension BindingLocation {
  /// Reads a part of a larger value. The running call, if there is one, depends on this part alone (BI2).
  func readPart(_ read: () -> Value) -> Value {
    guard RunningCall.current != nil, let whole, whole.canBeDivided(into: Value.self), let call = RunningCall.writing
    else { return read() }
    let value = evaluated()
    call.record(BoundPart(self, of: whole, value: value))
    return value
  }
}
