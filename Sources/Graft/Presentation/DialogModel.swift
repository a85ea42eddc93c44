import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What the buttons of one dialog say of themselves, and what closes it.
@MainActor
final class DialogModel {
  let buttons = NodeEntries<DialogChoice>()
  /// What the dialog is called.
  var title = "" {
    didSet { if title != oldValue { titleDidChange?() } }
  }
  var titleDidChange: (() -> Void)?
  /// Writes the source.
  var close: () -> Void = {}

  /// Escape: the button that cancels, or the only one (PR20).
  func cancel() {
    let all = buttons.all
    (all.first { $0.role == .cancel } ?? (all.count == 1 && all[0].role == nil ? all[0] : nil))?.run()
  }

  /// Return: the button whose key it is, or the only one that neither cancels nor destroys (PR20).
  func confirm() { defaultChoice?.run() }

  /// The button that Return runs.
  var defaultChoice: DialogChoice? {
    let all = buttons.all
    if let chosen = all.first(where: \.isDefault) { return chosen }
    let plain = all.filter { $0.role == nil }
    return plain.count == 1 ? plain.first : nil
  }

  /// The button that has the focus at first, as GTK runs that on Return before any other.
  private var firstChoice: DialogChoice? {
    let all = buttons.all.filter(\.isEnabled)
    return defaultChoice.flatMap { $0.isEnabled ? $0 : nil } ?? all.first { $0.role == .cancel }
      ?? all.first { $0.role != .destructive }
  }

  /// GTK gives the focus to what is declared first: a field keeps it.
  func moveFocus(in window: UnsafeMutablePointer<GtkWindow>) {
    guard let focus = gtk_window_get_focus(window), buttons.all.contains(where: { $0.button.widget == focus }),
      let first = firstChoice?.button.widget
    else { return }
    gtk_window_set_focus(window, first)
  }
}

/// A button of a dialog.
struct DialogChoice {
  /// What the button is, with the latest action: another one changes nothing for who reads the choices.
  let button: DialogAction
  let role: ButtonRole?
  /// Whether the program has not declared it.
  let isAdded: Bool
  let isEnabled: Bool
  /// Whether the program has given it the key of the default action.
  let isDefault: Bool

  @MainActor
  fileprivate func run() { if isEnabled { button.run() } }
}

/// What a button of a dialog does, and its widget.
@MainActor
final class DialogAction {
  var run: () -> Void = {}
  private var watch: ObjectWatch?

  fileprivate var widget: UnsafeMutablePointer<GtkWidget>? { watch?.object.map { $0.object.cast(to: GtkWidget.self) } }
}

extension DialogAction: @MainActor CarriedByWidgets {
  static func == (left: DialogAction, right: DialogAction) -> Bool { left === right }

  func apply(to widget: Widget) { watch = ObjectWatch(widget) }
}

/// The buttons of a dialog: each runs its action, then closes the dialog (PR19).
struct DialogButtonStyle: PrimitiveButtonStyle {
  let model: DialogModel
  var isAdded = false

  func makeBody(configuration: Configuration) -> some View {
    DialogButton(model: model, isAdded: isAdded, button: configuration)
  }
}

private struct DialogButton: View {
  let model: DialogModel
  let isAdded: Bool
  let button: PrimitiveButtonStyleConfiguration
  @State private var action = DialogAction()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.dismissalQuestion) private var question

  var body: some View {
    let _ = action.run = run
    AttributedView(content: styled, attribute: action)
      .layoutValue(key: DialogPart.self, value: button.role == .cancel ? .cancel : .button)
      .entry(choice, in: model.buttons)
  }

  private var choice: DialogChoice {
    DialogChoice(
      button: action, role: button.role, isAdded: isAdded, isEnabled: isEnabled, isDefault: shortcut == .defaultAction)
  }

  @ViewBuilder private var styled: some View {
    if model.defaultChoice?.button === action {
      plain.buttonStyle(.borderedProminent)
    } else {
      plain.buttonStyle(.bordered)
    }
  }

  private var plain: some View {
    Button(role: button.role, action: run) { button.label.frame(maxWidth: .infinity) }
  }

  /// It captures nothing of this view, which keeps the action.
  private var run: () -> Void {
    { [model, button, question] in
      button.trigger()
      model.close()
      question?.take(button.role)
    }
  }
}

/// What a view is in the actions of a dialog.
enum DialogPart: LayoutValueKey {
  case field, button, cancel

  static let defaultValue = DialogPart.field
}
