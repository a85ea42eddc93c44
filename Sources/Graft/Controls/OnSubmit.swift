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

private struct SearchSubmissionKey: EnvironmentKey {
  static var defaultValue: Submission? { nil }
}

extension EnvironmentValues {
  /// What Return in a text field runs.
  var submission: Submission? {
    get { self[SubmissionKey.self] }
    set { self[SubmissionKey.self] = newValue }
  }

  /// What Return in a search field runs.
  var searchSubmission: Submission? {
    get { self[SearchSubmissionKey.self] }
    set { self[SearchSubmissionKey.self] = newValue }
  }
}

/// Which fields run an action when they are submitted. As SwiftUI documents it. Claim MN26.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The kinds of fields as bits.
  public let rawValue: Int

  /// Kinds of fields by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

private struct OnSubmit: ViewModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
  @State private var submission = Submission()
  @State private var searchSubmission = Submission()
  @Environment(\.submission) private var outer
  @Environment(\.searchSubmission) private var outerSearch

  func body(content: Content) -> some View {
    submission.assign(action, outer: outer)
    searchSubmission.assign(action, outer: outerSearch)
    return content.environment(\.submission, triggers.contains(.text) ? submission : outer)
      .environment(\.searchSubmission, triggers.contains(.search) ? searchSubmission : outerSearch)
  }
}

extension View {
  /// Runs an action when the user presses Return in a field of this view, once the binding has the text: in a text field,
  /// unless other kinds of fields are named.
  ///
  /// Actions further out run as well, after it. Claims UI25, CT27 and MN26; otherwise as SwiftUI documents it.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(OnSubmit(triggers: triggers, action: action))
  }

  /// Whether Return in this view stays unknown to the actions further out. Claim CT27; otherwise as SwiftUI documents it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submission) { if isBlocking { $0 = nil } }
      .transformEnvironment(\.searchSubmission) { if isBlocking { $0 = nil } }
  }
}
