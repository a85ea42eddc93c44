import Foundation
import Threads

/// A view that a focus state can move the focus to.
@MainActor
protocol FocusTarget: AnyObject {
  var hasFocus: Bool { get }
  func takeFocus() -> FocusAnswer
  func giveUpFocus()
}

/// What becomes of the wish to have the focus.
package enum FocusAnswer {
  case taken
  /// The view is not on the screen; it is asked again when it comes.
  case waits
  case refused
}

/// What a focus state keeps at its place: the value, and the views that it knows by their values.
final class FocusStorage<Value: Hashable>: PropertySlot, @unchecked Sendable {
  let cell: StateCell<Value>
  private let unfocused: Value
  @MainActor private var targets: [(value: Value, target: any FocusTarget)] = []
  /// Whether the focus has still to move to where the value says.
  @MainActor private var isMoving = false
  /// Whether what was only offered is still wanted; nil for what was written.
  @MainActor private var isOfferWanted: (@MainActor () -> Bool)?

  init(unfocused: Value) {
    self.unfocused = unfocused
    cell = StateCell(unfocused)
  }

  override func dispose() { cell.dispose() }

  /// A write of the program: the focus follows when the views are there that it may bring.
  func write(_ newValue: Value) {
    cell.write(newValue)
    guard RunningCall.writing == nil else { return }
    MainThread.run { [self] in
      (isMoving, isOfferWanted) = (true, nil)
      moveLater()
    }
  }

  /// Writes a value, unless one that the program has written is still to be followed.
  @MainActor
  func offer(_ newValue: Value, while isWanted: @escaping @MainActor () -> Bool) {
    guard !isMoving, newValue != unfocused else { return }
    write(newValue)
    isOfferWanted = isWanted
  }

  /// Writes that no view has the focus, and does not wait for the updates to move it.
  @MainActor
  func giveUp() {
    if RunningCall.writing == nil {
      for (_, target) in targets where target.hasFocus { target.giveUpFocus() }
    }
    write(unfocused)
  }

  private func isWanted(_ value: Value) -> Bool { cell.read() == value }

  @MainActor
  func add(_ target: any FocusTarget, for value: Value) { targets.append((value, target)) }

  /// A view is gone, or has another value now; it may have had the focus.
  @MainActor
  func remove(_ target: any FocusTarget) {
    targets.removeAll { $0.target === target }
    moveLater()
  }

  @MainActor
  private func moveLater() { UpdateScheduler.shared.afterUpdates { [weak self] in self?.move() } }

  /// Moves the focus to where the value says, or the value to where the focus is.
  @MainActor
  private func move() {
    if isWanted(unfocused), isMoving {
      isMoving = false
      for (_, target) in targets where target.hasFocus { target.giveUpFocus() }
    } else if let target = targets.first(where: { isWanted($0.value) })?.target {
      follow(isMoving ? answer(of: target) : .taken)
    } else {
      follow(.refused)
    }
  }

  @MainActor
  private func answer(of target: any FocusTarget) -> FocusAnswer {
    isOfferWanted?() == false ? .refused : target.takeFocus()
  }

  @MainActor
  private func follow(_ answer: FocusAnswer) {
    isMoving = answer == .waits
    if answer == .refused { cell.write(focusedValue) }
  }

  @MainActor
  private var focusedValue: Value { targets.first { $0.target.hasFocus }?.value ?? unfocused }

  /// The focus has come to a view or has left it, or the view has come on the screen.
  @MainActor
  func focusMayHaveChanged(at target: any FocusTarget, value: Value) {
    if !isMoving { return cell.write(focusedValue) }
    // What the program wants next is not undone by what had the focus before.
    if isWanted(value) { return move() }
    guard target.hasFocus else { return }
    isMoving = false
    cell.write(value)
  }
}
