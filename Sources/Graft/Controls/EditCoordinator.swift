import GTKSupport
import ViewGraph

/// What a control that edits a value keeps between updates.
///
/// An act of the user is one write. What the runtime itself brings the widget to is none: update holds the handlers
/// back, and what equals the bound value already is not written (RP31).
@MainActor
public class EditCoordinator<Value: Equatable> {
  /// The latest binding.
  final var value: Binding<Value>
  private var restore: (() -> Void)?
  private var isRestoring = false
  private lazy var restoreSource = WakeSource(priority: 100) { [unowned self] in showBoundValue() }

  init(_ value: Binding<Value>) { self.value = value }

  /// Writes what the user has made of the value. When the source refuses it, `show` is given what the source has; that
  /// is in the next turn, as a widget cannot be changed while it is telling of an edit (BI9).
  final func userDidEdit(_ edited: Value, show: @escaping (Value) -> Void) {
    guard !isRestoring, edited != value.wrappedValue else { return }
    value.wrappedValue = edited
    guard value.wrappedValue != edited else { return }
    restore = { [unowned self] in show(value.wrappedValue) }
    restoreSource.wake()
  }

  private func showBoundValue() {
    isRestoring = true
    restore?()
    isRestoring = false
    restore = nil
  }
}
