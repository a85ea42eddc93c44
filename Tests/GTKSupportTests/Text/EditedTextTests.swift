import CGTK
import GraftTestTraits
import Testing

@testable import GTKSupport

/// Texts that are set while somebody edits them.
@Suite(.gtk) @MainActor
struct EditedTextTests {
  nonisolated static let types = ["GtkEntry", "GtkPasswordEntry", "GtkSpinButton", "GtkTextView"]

  @Test("UI24 the text of every editable widget and of a text view is read and set", arguments: types)
  func readAndSet(_ type: String) {
    let widget = Widget(typeName: type)
    for text in ["12", "132", "", "7"] {
      widget.editedText = text
      #expect(widget.editedText == text)
    }
  }

  @Test(
    "UI24 an equal text emits nothing, another one changes only what differs", arguments: ["GtkEntry", "GtkTextView"])
  func onlyTheDifference(_ type: String) {
    let widget = Widget(typeName: type)
    widget.editedText = "abc"
    var changes = 0
    let source: OpaquePointer? =
      widget.typeName == "GtkTextView"
      ? gtk_text_view_get_buffer(widget.textView).map { $0.cast() } : widget.cast()
    Signals.connect(source!, "changed") { changes += 1 }
    widget.editedText = "abc"
    #expect(changes == 0)
    widget.editedText = "abxc"
    #expect(changes == 1)
  }

  @Test("TX32 a NUL has a sign in its place, and is a NUL again where the text is as it was", arguments: types)
  func nul(_ type: String) {
    guard type != "GtkSpinButton" else { return }
    let widget = Widget(typeName: type)
    widget.editedText = "ab\0cd\0"
    #expect(widget.editedText == "ab\u{FFFD}cd\u{FFFD}")
    #expect(widget.editedText(in: "ab\0cd\0") == "ab\0cd\0")
    widget.editedText = "ab\u{FFFD}xd\u{FFFD}\u{FFFD}"
    #expect(widget.editedText(in: "ab\0cd\0") == "ab\0xd\u{FFFD}\0")
  }

  @Test("a widget without a text to edit stops with its type")
  func noText() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        MainLoop.initializeGTK()
        Widget(typeName: "GtkSeparator").editedText = "x"
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("a GtkSeparator has no text to edit"))
  }
}

extension Widget {
  fileprivate var textView: UnsafeMutablePointer<GtkTextView> { cast() }
}
