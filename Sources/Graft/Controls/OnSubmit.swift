import ViewGraph

/// What submitting a field runs: the nearest action first, then those further out.
@MainActor
final class Submission {
  private var action: () -> Void = {}
  private var outer: Submission?

  /// An assignment that no body can see: actions are made anew by each evaluation, and nobody shows them.
  fileprivate func assign(_ action: @escaping () -> Void, outer: Submission?) {
    self.action = action
    self.outer = outer
  }

  func run() {
    action()
    outer?.run()
  }
}

private struct SubmissionKey: EnvironmentKey {
  static var defaultValue: Submission? { nil }
}

extension EnvironmentValues {
  /// What Return in a text field runs.
  var submission: Submission? {
    get { self[SubmissionKey.self] }
    set { self[SubmissionKey.self] = newValue }
  }
}

private struct OnSubmit: ViewModifier {
  let action: () -> Void
  @State private var submission = Submission()
  @Environment(\.submission) private var outer

  func body(content: Content) -> some View {
    submission.assign(action, outer: outer)
    return content.environment(\.submission, submission)
  }
}

extension View {
  /// Runs an action when the user presses Return in a text field of this view, once the binding has the text.
  ///
  /// Actions further out run as well, after it. Claim UI25; otherwise as SwiftUI documents it.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { modifier(OnSubmit(action: action)) }

  /// Whether Return in this view stays unknown to the actions further out. As SwiftUI documents it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submission) { if isBlocking { $0 = nil } }
  }
}
