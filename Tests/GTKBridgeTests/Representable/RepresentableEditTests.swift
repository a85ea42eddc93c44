import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Users who edit, and what the handler of their signal writes.
@Suite(.gtk) @MainActor
struct RepresentableEditTests {
  @Test("RP29 an edit of the user is one signal, one body and one update that sets nothing; the caret stays")
  func guardedUpdateSetsNothing() async throws {
    let box = BindingBox<String>()
    let log = Log()
    let mounted = try await MountedView(entryOwner(box, log, comparesFirst: true))
    let entry = try mounted.root.find(role: .textField)
    try await entry.type("ac")
    try await entry.press("Left")
    #expect(box.value == "ac")
    _ = log.take()
    try await entry.press("b")
    #expect(log.take() == ["signal abc", "body abc", "update abc"])
    #expect(entry.text == "abc")
    #expect(box.value == "abc")
    #expect(gtk_editable_get_position(entry.widget.cast()) == 2)
    #expect(Diagnostics.recorded == [])
  }

  @Test("RP29 a value from elsewhere is set once, and its signal writes nothing")
  func pushedTextIsSetOnce() async throws {
    let box = BindingBox<String>()
    let log = Log()
    let mounted = try await MountedView(entryOwner(box, log, comparesFirst: true))
    _ = log.take()
    box.value = "new"
    #expect(await Settling.settle())
    #expect(log.take() == ["body new", "update new", "set new", "signal new"])
    #expect(try mounted.root.find(role: .textField).text == "new")
    #expect(Diagnostics.recorded == [])
  }

  @Test("RP30 without the comparison each edit is set again, with more signals, and still comes to an end")
  func unguardedUpdateEnds() async throws {
    let box = BindingBox<String>()
    let log = Log()
    let mounted = try await MountedView(entryOwner(box, log, comparesFirst: false))
    let entry = try mounted.root.find(role: .textField)
    try await entry.type("a")
    _ = log.take()
    try await entry.press("b")
    #expect(await Settling.settle())
    // The text that was set again has put the caret at the start, so the second letter comes first.
    #expect(entry.text == "ba")
    #expect(box.value == "ba")
    #expect(
      log.take() == ["signal ba", "body ba", "update ba", "set ba", "signal ", "signal ba"])
    #expect(Diagnostics.recorded.map(\.kind) == [.stateDuringUpdate])
  }

  @Test("RP36 a write by a signal outside of any update is applied at once, and bodies run after the handler")
  func signalWritesAtOnce() async throws {
    let box = BindingBox<Int>()
    let log = Log()
    let mounted = try await MountedView(
      Owner(0, box) { count in
        let _ = log.note("body \(count.wrappedValue)")
        CountingButton(count: count, log: log)
      })
    #expect(log.take() == ["body 0"])
    try await mounted.root.find(role: .button).click()
    #expect(log.entries == ["handler begins", "count is 1", "handler ends", "body 1"])
  }

  private func entryOwner(
    _ box: BindingBox<String>, _ log: Log, comparesFirst: Bool
  ) -> some View {
    Owner("", box) { text in
      let _ = log.note("body \(text.wrappedValue)")
      EchoEntry(text: text, comparesFirst: comparesFirst, log: log)
    }
  }
}

/// An entry that writes each change back, through a handler that Graft does not know of.
private struct EchoEntry: GtkWidgetRepresentable {
  @Binding var text: String
  let comparesFirst: Bool
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(typeName: "GtkEntry")
    let (binding, log) = ($text, log)
    UnknownHandler.connect(entry, "changed") { [unowned entry] in
      let text = String(cString: gtk_editable_get_text(entry.cast()))
      log.note("signal \(text)")
      binding.wrappedValue = text
    }
    return entry
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.note("update \(text)")
    let editable: OpaquePointer = gtkWidget.cast()
    if comparesFirst, String(cString: gtk_editable_get_text(editable)) == text { return }
    log.note("set \(text)")
    gtk_editable_set_text(editable, text)
  }
}

private struct CountingButton: GtkWidgetRepresentable {
  @Binding var count: Int
  let log: Log

  func makeCoordinator() -> BindingBox<Int> {
    let box = BindingBox<Int>()
    box.binding = $count
    return box
  }

  func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(typeName: "GtkButton")
    button["label"] = "count"
    let (coordinator, log) = (context.coordinator, log)
    button.connect("clicked") {
      log.note("handler begins")
      coordinator.binding?.wrappedValue += 1
      log.note("count is \(coordinator.value ?? -1)")
      log.note("handler ends")
    }
    return button
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
