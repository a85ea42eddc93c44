import CGTK
import GTKSupport
import Threads
import ViewGraph

/// The value of a property of one pane, whatever its type.
@MainActor
protocol AnyPaneValue: AnyObject {
  func load(into value: UnsafeMutablePointer<GValue>)
  func store(_ value: UnsafePointer<GValue>)
}

/// The value of a property of one pane: a state of its views, and what GObject knows of it. What another thread writes by a
/// binding the main thread takes later: until then a read gives what was before, also on the thread that wrote. GObject reads
/// and writes it on the main thread.
final class PaneValue<Value: OwnValue>: BindingLocation, @unchecked Sendable {
  private let cell: StateCell<Value>
  /// What is known outside. Views see it in the cycle that follows.
  @MainActor private var latest: Value
  private let limit: @MainActor (Value) -> Value
  private let didChange: @MainActor () -> Void

  @MainActor
  init(_ value: Value, limit: @escaping @MainActor (Value) -> Value, didChange: @escaping @MainActor () -> Void) {
    (cell, latest) = (StateCell(value), value)
    (self.limit, self.didChange) = (limit, didChange)
  }

  func read() -> Value { cell.read() }
  var whole: DependencySource? { cell }
  func evaluated() -> Value { cell.evaluated() }
  func isEqual(to other: any BindingLocation) -> Bool { self === other }

  func write(_ newValue: Value) {
    nonisolated(unsafe) let value = newValue
    MainThread.run { [self] in take(limit(value)) }
  }

  /// A write by a body is dropped, as that of any state, which the cell reports.
  @MainActor
  private func take(_ newValue: Value) {
    guard !Value.areSame(latest, newValue) else { return }
    if RunningCall.isWriting { return cell.write(newValue) }
    change(to: newValue)
  }

  @MainActor
  private func change(to newValue: Value) {
    latest = newValue
    cell.write(newValue)
    didChange()
  }
}

extension PaneValue: AnyPaneValue {
  @MainActor
  func load(into value: UnsafeMutablePointer<GValue>) { _ = latest.store(in: &value.pointee) }

  /// Also while an update runs: the pane may be the widget of a representable, whose update pushes the value.
  @MainActor
  func store(_ value: UnsafePointer<GValue>) {
    var value = value.pointee
    guard let newValue = Value.load(from: &value), !Value.areSame(latest, newValue) else { return }
    RunningCall.suspended { change(to: newValue) }
  }
}
