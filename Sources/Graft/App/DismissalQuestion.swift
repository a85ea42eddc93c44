import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Asks the user before a window closes. Claim WI4.
///
/// Who asks a window to close begins a round, in which each question of the window is asked, until the user has agreed to all
/// of them or one is cancelled. What the user has agreed to counts in that round alone.
@MainActor
final class DismissalQuestion {
  private static var lastRound = 0
  /// The round that goes on, while a window is asked again to close, as the user has agreed.
  private static var continued: Int?

  /// Shows the dialog in a place; nil while the window closes without one.
  var ask: (() -> Void)?
  private var asked: Asked?
  private var agreedRound: Int?

  private struct Asked {
    let window: ObjectWatch
    let round: Int
  }

  /// Whether a window stays, as it asks for the view.
  fileprivate func keeps(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    guard let ask else { return false }
    let round = DismissalQuestion.continued ?? DismissalQuestion.beginRound()
    guard agreedRound != round else { return false }
    asked = Asked(window: ObjectWatch(window), round: round)
    ask()
    return true
  }

  private static func beginRound() -> Int {
    lastRound += 1
    return lastRound
  }

  /// The user has chosen an action with a role. The dialog goes before the window.
  func take(_ role: ButtonRole?) {
    guard role != .cancel, let asked else { return }
    agreedRound = asked.round
    UpdateScheduler.shared.afterUpdates {
      UpdateScheduler.shared.afterUpdates { DismissalQuestion.goOn(asked) }
    }
  }

  private static func goOn(_ asked: Asked) {
    guard let window = asked.window.object else { return }
    continued = asked.round
    defer { continued = nil }
    WindowRoom.close(window.object.cast())
  }
}

/// Has the window around one view ask. Of several views with one question each has one of these.
@MainActor
final class DismissalWatch {
  private let question: DismissalQuestion
  private var window: UnsafeMutablePointer<GtkWidget>?
  private var watch: SignalConnection?

  init(_ question: DismissalQuestion) { self.question = question }

  /// The view's widget may be in another window by now. A sheet is not asked about.
  func follow(_ widget: Widget) {
    let window = widget.window
    guard window != self.window else { return }
    leave()
    self.window = window
    guard let window: UnsafeMutablePointer<GtkWindow> = window?.cast(), !SheetWindow.isSheet(window) else { return }
    watch = Signals.connect(window, answering: "close-request") { [weak question] _ in question?.keeps(window) ?? false
    }
  }

  func leave() {
    watch?.disconnect()
    (window, watch) = (nil, nil)
  }
}

/// A widget without a size, by which the window is found.
struct DismissalGuard: GtkWidgetRepresentable {
  let question: DismissalQuestion

  func makeCoordinator() -> DismissalWatch { DismissalWatch(question) }

  func makeGtkWidget(context: Context) -> Widget {
    let widget = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    widget.connect("notify::root") { [watch = context.coordinator] in watch.follow($0.widget) }
    return widget
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { context.coordinator.follow(gtkWidget) }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: DismissalWatch) { coordinator.leave() }
}

/// A view whose window asks before it closes.
struct DismissalAsking<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let shouldPresent: Bool
  let actions: () -> Actions
  let message: () -> Message
  @State private var question = DismissalQuestion()
  @State private var isAsked = false

  func body(content: Content) -> some View {
    let _ = question.ask = shouldPresent ? { [$isAsked] in $isAsked.wrappedValue = true } : nil
    content.background { DismissalGuard(question: question) }.modifier(dialog)
  }

  private var dialog: some ViewModifier {
    DialogPresenting(
      title: title, isPresented: $isAsked, isColumn: true, comesFirst: true,
      actions: { [actions, question] in actions().environment(\.dismissalQuestion, question) }, message: message)
  }
}

private struct DismissalQuestionKey: EnvironmentKey {
  static var defaultValue: DismissalQuestion? { nil }
}

extension EnvironmentValues {
  /// Who is told what the user chooses in a dialog that asks whether a window is to be closed.
  var dismissalQuestion: DismissalQuestion? {
    get { self[DismissalQuestionKey.self] }
    set { self[DismissalQuestionKey.self] = newValue }
  }
}
