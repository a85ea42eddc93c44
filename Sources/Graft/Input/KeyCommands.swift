import ViewGraph

/// Where an arrow key points. As SwiftUI documents it.
public enum MoveCommandDirection: Hashable, Sendable, CaseIterable {
  case up, down, left, right
}

/// What common keys do while the view or something inside of it has the focus; nobody else gets a key that is taken. Without an
/// action nothing is taken. As SwiftUI documents it. Claim FO9.
extension View {
  /// Runs an action with the direction of an arrow key.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    takingKeys { press in
      guard let action, press.isPlain, let direction = press.key.direction else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Runs an action for Escape.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { takingKeys([.escape], action) }

  /// Runs an action for Delete and BackSpace.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    takingKeys([.delete, .deleteForward], action)
  }

  private func takingKeys(_ keys: Set<KeyEquivalent>, _ action: (() -> Void)?) -> some View {
    takingKeys { press in
      guard let action, press.isPlain, keys.contains(press.key) else { return .ignored }
      action()
      return .handled
    }
  }
}

extension KeyPress {
  /// Whether the key is pressed or held, and nothing with it.
  fileprivate var isPlain: Bool { phase != .up && modifiers.subtracting(.capsLock).isEmpty }
}

extension KeyEquivalent {
  fileprivate var direction: MoveCommandDirection? {
    [.upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right][self]
  }
}
