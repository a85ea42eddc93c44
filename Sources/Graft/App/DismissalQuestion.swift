import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Asks the user before a window closes. Claim WI4.
@MainActor
final class DismissalQuestion {
  /// The window whose user has agreed.
  private static var agreed: UnsafeMutablePointer<GtkWidget>?

  /// Shows the dialog; nil while the window closes without one.
  var ask: (() -> Void)?
  private var window: UnsafeMutablePointer<GtkWidget>?
  private var watch: SignalConnection?

  /// The view is in this window by now.
  func enter(_ window: UnsafeMutablePointer<GtkWidget>?) {
    guard window != self.window else { return }
    watch?.disconnect()
    self.window = window
    watch = window.map {
      Signals.connect($0, answering: "close-request") { [weak self] _ in self?.keepsWindow() ?? false }
    }
  }

  private func keepsWindow() -> Bool {
    guard let ask, DismissalQuestion.agreed != window else { return false }
    ask()
    return true
  }

  /// The user has chosen an action with a role. The dialog goes before the window.
  func take(_ role: ButtonRole?) {
    guard role != .cancel else { return }
    UpdateScheduler.shared.afterUpdates {
      UpdateScheduler.shared.afterUpdates { self.closeWindow() }
    }
  }

  private func closeWindow() {
    guard let window else { return }
    DismissalQuestion.agreed = window
    defer { DismissalQuestion.agreed = nil }
    WindowRoom.close(window.cast())
  }
}

/// A widget without a size, by which the window is found.
private struct DismissalGuard: GtkWidgetRepresentable {
  let question: DismissalQuestion

  func makeCoordinator() -> DismissalQuestion { question }

  func makeGtkWidget(context: Context) -> Widget {
    let widget = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    widget.connect("notify::root") { [question] in question.enter($0.widget.window) }
    return widget
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { question.enter(gtkWidget.window) }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: DismissalQuestion) { coordinator.enter(nil) }
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
      title: title, isPresented: $isAsked, isColumn: true,
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
