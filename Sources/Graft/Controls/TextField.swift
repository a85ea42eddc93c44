import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A line of text that the user edits.
public struct TextField: GtkWidgetRepresentable {
  private let title: String
  @Binding private var text: String
  private let onCommit: () -> Void

  /// Edits a bound string; `title` is shown while it is empty (UI23). `onCommit` runs on Return (UI25).
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void = {}
  ) {
    self.title = String(title)
    _text = text
    self.onCommit = onCommit
  }

  /// Keeps the latest binding and action.
  public func makeCoordinator() -> TextFieldCoordinator { TextFieldCoordinator(text: $text, onCommit: onCommit) }

  /// An entry that takes the width it is offered.
  public func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(gtk_entry_new())
    let coordinator = context.coordinator
    gtk_widget_set_hexpand(entry.widgetPointer, 1)
    entry.connect("changed") { [unowned entry] in coordinator.userDidEdit(entry) }
    entry.connect("activate") { coordinator.onCommit() }
    return entry
  }

  /// Writes only what differs: the caret and what an input method composes stay (UI24).
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.text = $text
    context.coordinator.onCommit = onCommit
    gtk_entry_set_placeholder_text(gtkWidget.entryPointer, title)
    gtkWidget.show(text)
  }
}

/// What a text field keeps between updates.
@MainActor
public final class TextFieldCoordinator {
  var text: Binding<String>
  var onCommit: () -> Void
  private var refused: Widget?
  private lazy var restoreSource = WakeSource(priority: 100) { [unowned self] in restore() }

  init(text: Binding<String>, onCommit: @escaping () -> Void) {
    self.text = text
    self.onCommit = onCommit
  }

  /// Writes the user's text into the binding.
  func userDidEdit(_ entry: Widget) {
    text.wrappedValue = entry.entryText
    guard text.wrappedValue != entry.entryText else { return }
    // The source has refused the text. It cannot be put back while the entry is telling of the edit (BI9).
    refused = entry
    restoreSource.wake()
  }

  private func restore() {
    refused?.show(text.wrappedValue)
    refused = nil
  }
}

extension Widget {
  fileprivate var entryPointer: UnsafeMutablePointer<GtkEntry> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkEntry.self)
  }

  fileprivate var entryText: String { String(cString: gtk_editable_get_text(OpaquePointer(pointer))) }

  /// Shows another text and keeps the caret as far as the text reaches.
  fileprivate func show(_ text: String) {
    guard entryText != text else { return }
    let editable = OpaquePointer(pointer)
    let caret = gtk_editable_get_position(editable)
    gtk_editable_set_text(editable, text)
    gtk_editable_set_position(editable, min(caret, Int32(text.unicodeScalars.count)))
  }
}
