import ViewGraph

/// Which of the views that a view shows assistive technologies are at: on the desktop they follow the keyboard focus, so that it is
/// a `FocusState`. Claim AX16.
public typealias AccessibilityFocusState = FocusState

/// Where assistive technologies are. As SwiftUI documents it. Claim AX16.
extension View {
  /// Lets a focus state follow and move the focus, as `focused(_:equals:)` does.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { focused(binding, equals: value) }

  /// Lets a focus state follow and move the focus, as `focused(_:)` does.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    focused(condition)
  }
}
