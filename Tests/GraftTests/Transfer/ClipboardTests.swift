import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is copied and pasted.
@Suite(.gtk) @MainActor
struct ClipboardTests {
  private let log = Log()

  private var clipboard: OpaquePointer? { gdk_display_get_clipboard(gdk_display_get_default()) }

  private func entries(_ count: Int) async throws -> [String] {
    await Turn.until { log.entries.count >= count }
    await Settling.settle()
    return log.take()
  }

  @Test(
    "DD11 a paste button is insensitive while the clipboard has nothing of its type, follows it, and pastes on a click")
  func pasteButton() async throws {
    let log = log
    gdk_clipboard_set_content(clipboard, nil)
    let mounted = try await MountedView(PasteButton(payloadType: String.self) { log.note("pasted \($0)") })
    let button = try mounted.root.find(role: .button, name: "Paste")
    #expect(gtk_widget_is_sensitive(button.widget.widgetPointer) == 0)
    gdk_clipboard_set_text(clipboard, "text of another")
    await Settling.settle()
    #expect(gtk_widget_is_sensitive(button.widget.widgetPointer) == 1)
    try await button.click()
    #expect(try await entries(1) == [#"pasted ["text of another"]"#])
    gdk_clipboard_set_content(clipboard, nil)
    await Settling.settle()
    #expect(gtk_widget_is_sensitive(button.widget.widgetPointer) == 0)
  }

  @Test("DD11 a paste button of types gives providers of what is on the clipboard to its action")
  func pasteProviders() async throws {
    let log = log
    gdk_clipboard_set_text(clipboard, "text")
    let mounted = try await MountedView(
      VStack {
        PasteButton(supportedContentTypes: [.plainText]) { providers in
          providers[0].loadObject(ofClass: String.self) { text, _ in log.note(text ?? "none") }
        }
        .accessibilityIdentifier("providers")
        PasteButton(supportedContentTypes: [.plainText]) {
          $0.count > 1 ? $0 : nil
        } payloadAction: { _ in
          log.note("never")
        }
        .accessibilityIdentifier("validated")
      })
    #expect(gtk_widget_is_sensitive(try mounted.root.find(identifier: "validated").widget.widgetPointer) == 0)
    try await mounted.root.find(identifier: "providers").click()
    #expect(try await entries(1) == ["text"])
  }

  @Test(
    "DD12 text that is set on a pasteboard is on the clipboard at once, and stays there when the window closes")
  func pasteboards() async throws {
    let mounted = try await MountedView(Text("window"))
    UIPasteboard.general.string = "one"
    #expect(UIPasteboard.general.string == "one")
    #expect(NSPasteboard.general.string(forType: .string) == "one")
    await mounted.close()
    #expect(try await readByGTK() == "one")
    NSPasteboard.general.clearContents()
    #expect(UIPasteboard.general.string == nil)
    NSPasteboard.general.setString("two", forType: .string)
    #expect(try await readByGTK() == "two")
  }

  @Test("DD12 text of another program is read in a later turn")
  func others() async throws {
    gdk_clipboard_set_text(clipboard, "first")
    _ = UIPasteboard.general.string
    await Turn.until { UIPasteboard.general.string == "first" }
    #expect(UIPasteboard.general.string == "first")
    gdk_clipboard_set_text(clipboard, "second")
    await Turn.until { UIPasteboard.general.string == "second" }
    #expect(UIPasteboard.general.string == "second")
  }

  /// What a text field of GTK would paste.
  private func readByGTK() async throws -> String? {
    let entry = Widget(gtk_entry_new())
    let mounted = try await MountedView(Pasting(entry: entry))
    let field = try #require(mounted.root.all.first { $0.widget == entry })
    try await field.click()
    try await field.press("v", modifiers: .control)
    await Turn.until { entry["text"] != "" }
    return entry["text"]
  }

  private struct Pasting: GtkWidgetRepresentable {
    let entry: Widget
    func makeGtkWidget(context: Context) -> Widget { entry }
    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }
}
