import Observation

/// Ends the observation of the objects that a call has read, which nobody can end but by a change: it is observed beside
/// them, and changes when the call reads anew or its view is gone.
///
/// Without it, an object that never changes would keep what observes it, once for each time that it was read.
final class ObservationEnd: DependencySource, Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  /// Whether what is told is no change of an object. Main thread only.
  private(set) var isOver = false
  /// Whether any of them is ending. Main thread only.
  nonisolated(unsafe) private(set) static var isEnding = false
  private var mark: Void { () }

  /// Called in the observation that it shall end.
  func observe() { registrar.access(self, keyPath: \.mark) }

  override func readerDidLeave() {
    isOver = true
    Self.isEnding = true
    defer { Self.isEnding = false }
    registrar.withMutation(of: self, keyPath: \.mark) {}
  }
}
