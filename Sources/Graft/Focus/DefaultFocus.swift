import ViewGraph

/// How much a default focus counts. As SwiftUI documents it.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  /// The user has not moved the focus.
  public static let userInitiated = Self(name: "userInitiated")
}

/// Offers the focus to a field when the view first appears.
private struct DefaultFocus<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  @State private var wasOffered = false

  func body(content: Content) -> some View {
    content.onAppear {
      if !wasOffered { binding.offer(value) }
      wasOffered = true
    }
  }
}

extension View {
  /// Gives the focus to the view that a focus state knows by a value, when the window, sheet or page around this view is shown
  /// first, unless the program has moved the focus before. As SwiftUI documents it. Claim FO4.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { modifier(DefaultFocus(binding: binding, value: value)) }
}
