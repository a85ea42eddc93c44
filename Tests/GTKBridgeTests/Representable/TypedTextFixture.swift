import CGTK
import Foundation
import Graft
import GraftTesting
import TestSupport

/// The two kinds of widgets in which a user types.
enum TypedTextKind: String, CaseIterable, Sendable {
  case entry = "GtkEntry"
  case textView = "GtkTextView"
}

/// A user's representable around an entry or a text view.
struct TypedText: GtkWidgetRepresentable {
  let kind: TypedTextKind
  @Binding var text: String

  func makeCoordinator() -> EditCoordinator<String> { EditCoordinator($text) }

  func makeGtkWidget(context: Context) -> Widget {
    let (widget, coordinator) = (Widget(typeName: kind.rawValue), context.coordinator)
    let source: OpaquePointer = kind == .entry ? widget.cast() : widget.buffer.cast()
    Signals.connect(source, "changed") {
      coordinator.userDidEdit(widget.editedText) { widget.editedText = $0 }
    }
    return widget
  }

  func updateGtkWidget(_ widget: Widget, context: Context) {
    context.coordinator.value = $text
    widget.editedText = text
  }
}

/// A typed text with a model that may change what is typed, and a log of all writes and bodies.
@MainActor
final class TypedTextStage {
  let box = BindingBox<String>()
  let log = Log()
  let widget: FoundWidget
  private let counts = UpdateStatistics.start()
  private let mounted: MountedView<AnyView>

  init(_ kind: TypedTextKind, _ text: String, change: @escaping (String) -> String = { $0 }) async throws {
    let (box, log) = (box, log)
    mounted = try await MountedView(
      AnyView(
        Owner(text, box) { state in
          let _ = log.note("body \(state.wrappedValue)")
          let typed = Binding(
            get: { state.wrappedValue },
            set: {
              log.note("write \($0)")
              state.wrappedValue = change($0)
            })
          TypedText(kind: kind, text: typed).frame(width: 240, height: 60)
        }))
    widget = try mounted.root.find(role: .textField)
    try await widget.click()
    try await widget.press("ctrl+Home")
    _ = log.take()
  }

  var text: String { widget.widget.editedText }
  var updates: Int { counts.updates(of: TypedText.self) }

  /// The caret's place, and the other end of the selection.
  var selection: [Int] { widget.widget.selection }

  func press(_ keys: String...) async throws {
    for key in keys { try await widget.press(key) }
  }
}

extension Widget {
  fileprivate var buffer: UnsafeMutablePointer<GtkTextBuffer> {
    gtk_text_view_get_buffer(cast())
  }

  fileprivate var selection: [Int] {
    guard typeName == "GtkTextView" else {
      let text = gtk_editable_get_delegate(cast()).cast(to: GtkWidget.self)
      let (caret, bound): (Int, Int) = (Widget(text)["cursor-position"], Widget(text)["selection-bound"])
      return [caret, bound]
    }
    let marks = [gtk_text_buffer_get_insert(buffer), gtk_text_buffer_get_selection_bound(buffer)]
    return marks.map { mark in
      var iterator = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &iterator, mark)
      return Int(gtk_text_iter_get_offset(&iterator))
    }
  }
}
