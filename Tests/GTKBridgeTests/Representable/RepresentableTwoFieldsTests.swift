import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Two fields of a widget that depend on each other.
@Suite(.gtk) @MainActor
struct RepresentableTwoFieldsTests {
  struct Editing: Equatable {
    var text = ""
    var position = 0
  }

  @Test("RP32 text and caret, written back from two signals, arrive in the order of the signals, at each key")
  func signalOrder() async throws {
    let box = BindingBox<Editing>()
    let log = Log()
    let mounted = try await MountedView(
      Owner(Editing(), box) { editing in
        let _ = log.note("body '\(editing.wrappedValue.text)' \(editing.wrappedValue.position)")
        TwoFields(text: editing.text, position: editing.position, log: log)
      })
    let entry = try mounted.root.find(role: .textField)
    try await entry.click()
    _ = log.take()
    try await entry.press("a")
    #expect(log.take() == told("a", 1) + ["body 'a' 1"])
    try await entry.press("b")
    #expect(log.take() == told("ab", 2) + ["body 'ab' 2"])
    try await entry.press("Home")
    #expect(log.take() == ["position 0", "body 'ab' 0"])
    try await entry.press("Delete")
    #expect(log.take() == ["text b", "body 'b' 0"])
    #expect(box.value == Editing(text: "b", position: 0))
    #expect(Diagnostics.recorded == [])
  }

  /// What a key that enters text tells, in the order of GTK: 4.8 tells of the text first, 4.18 of the caret.
  private func told(_ text: String, _ position: Int) -> [String] {
    let told = ["text \(text)", "position \(position)"]
    return gtk_get_minor_version() < 18 ? told : told.reversed()
  }
}

private struct TwoFields: GtkWidgetRepresentable {
  @Binding var text: String
  @Binding var position: Int
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(typeName: "GtkEntry")
    entry.connect("changed") {
      text = $0.sender["text"]
      log.note("text \(text)")
    }
    entry.connect("notify::cursor-position") {
      position = $0.sender["cursor-position"]
      log.note("position \(position)")
    }
    return entry
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    if gtkWidget["text"] != text { gtkWidget["text"] = text }
  }
}
