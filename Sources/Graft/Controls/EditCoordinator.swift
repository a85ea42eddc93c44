import GTKSupport
import ViewGraph

/// The coordinator of a representable whose user edits a value, such as a text.
///
/// An act of the user is one write. What the runtime itself brings the widget to is none: update holds the handlers
/// back, and what equals the bound value already is not written. Main thread only. Claims RP29, RP31 and BI9.
///
/// ```swift
/// func makeCoordinator() -> EditCoordinator<String> { EditCoordinator($text) }
///
/// func makeGtkWidget(context: Context) -> Widget {
///   let (entry, coordinator) = (Widget(typeName: "GtkEntry"), context.coordinator)
///   entry.connect("changed") { signal in
///     let entry = signal.widget
///     coordinator.userDidEdit(entry.editedText) { entry.editedText = $0 }
///   }
///   return entry
/// }
///
/// func updateGtkWidget(_ entry: Widget, context: Context) {
///   context.coordinator.value = $text
///   entry.editedText = text
/// }
/// ```
@MainActor
public class EditCoordinator<Value: Equatable> {
  /// The binding; assign the latest one in update.
  public final var value: Binding<Value>
  final var shortcut: ControlShortcut?
  final var selectionWatch: SelectionWatch?
  private var restore: (() -> Void)?
  private var isRestoring = false
  private lazy var restoreSource = WakeSource(priority: 100) { [unowned self] in showBoundValue() }

  /// A coordinator that writes into a binding.
  public init(_ value: Binding<Value>) { self.value = value }

  /// Writes what the user has made of the value.
  ///
  /// When the source refuses it, `show` is given what the source has; that is in the next turn, as a widget cannot be
  /// changed while it is telling of an edit. Claim BI9.
  public final func userDidEdit(_ edited: Value, show: @escaping (Value) -> Void) {
    userDidEdit(edited, isShown: true, show: show)
  }

  /// The same, where the widget may show something else than what was made of the edit, and is to show that then.
  final func userDidEdit(_ edited: Value, isShown: Bool, show: @escaping (Value) -> Void) {
    guard !isRestoring, edited != value.wrappedValue || !isShown else { return }
    if edited != value.wrappedValue { value.wrappedValue = edited }
    guard value.wrappedValue != edited || !isShown else { return }
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
