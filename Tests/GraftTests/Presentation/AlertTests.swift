import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Alerts and confirmations: their buttons, keys and data.
@Suite(.gtk) @MainActor
struct AlertTests {
  private let log = Log()

  private func dialog(_ mounted: MountedView<some View>) throws -> WidgetQuery {
    try #require(mounted.root.sheets.first)
  }

  private func press(_ name: String, _ mounted: MountedView<some View>) async throws {
    try await dialog(mounted).find(role: .button, name: name).click()
  }

  private func names(_ query: WidgetQuery) -> [String] {
    query.findAll(role: .button).filter(\.isShown).sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    .map(\.name)
  }

  private func asking(_ shown: Source<Bool>) -> some View {
    let log = log
    return Text("behind").alert("Delete it?", isPresented: shown.logged(log)) {
      Button("Keep") { log.note("keep \(shown.value)") }
      Button("Delete", role: .destructive) { log.note("delete") }
      Button("Cancel", role: .cancel) { log.note("cancel") }
    } message: {
      Text("It cannot be brought back.")
    }
  }

  @Test("PR18 an alert is a modal dialog with title and message; without actions it has OK")
  func plain() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(
      Text("behind").alert("Title", isPresented: shown.binding) {
      } message: {
        Text("Message")
      })
    let dialog = try dialog(mounted)
    #expect(dialog.all[0].role == WidgetRole("alert-dialog"))
    #expect(dialog.all[0].widget["title"] == "Title")
    #expect(dialog.texts.filter { $0 != "OK" } == ["Title", "Message"])
    #expect(names(dialog) == ["OK"])
    try await press("OK", mounted)
    #expect(shown.value == false && mounted.root.sheets.count == 0)
  }

  @Test("an icon that is said stands above the title, and what is critical has one by itself")
  func icons() async throws {
    func pictures(_ change: (AnyView) -> some View) async throws -> Int {
      let alert = Text("behind").alert("Title", isPresented: .constant(true)) {}
      let mounted = try await MountedView(change(AnyView(alert)))
      let count = try dialog(mounted).imageFrames.count
      await mounted.close()
      return count
    }
    let plain = try await pictures { $0.dialogSeverity(.standard) }
    #expect(try await pictures { $0.dialogSeverity(.critical) } == plain + 1)
    #expect(try await pictures { $0.dialogIcon(Image(systemName: "star")) } == plain + 1)
  }

  @Test("PR18 a long message is broken into lines, and none is cut")
  func longMessage() async throws {
    let message = Array(repeating: "word", count: 60).joined(separator: " ")
    let mounted = try await MountedView(
      Text("behind").alert("Title", isPresented: .constant(true)) {
      } message: {
        Text(verbatim: message)
      })
    let dialog = try dialog(mounted)
    let line = try dialog.frame(ofText: "Title").height
    let frame = try dialog.frame(ofText: message)
    #expect(frame.width <= 432 && frame.height >= 4 * line * 0.8)
    #expect(try idealSize(of: Text(verbatim: message).frame(width: 432)).height <= frame.height)
  }

  @Test("PR19 an action runs, then the source is written, then the dialog goes")
  func order() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(asking(shown))
    try await press("Keep", mounted)
    #expect(log.take() == ["keep true", "write false"])
    #expect(mounted.root.sheets.count == 0)
  }

  @Test("PR20 buttons stand in a row, what cancels first; Escape runs that, Return the only plain one, which is marked")
  func buttons() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(asking(shown))
    let dialog = try dialog(mounted)
    #expect(names(dialog) == ["Cancel", "Keep", "Delete"])
    let frames = try ["Cancel", "Keep", "Delete"].map { try dialog.find(role: .button, name: $0).frame.minY }
    #expect(Set(frames).count == 1)
    let keep = try dialog.find(role: .button, name: "Keep").widget
    #expect(gtk_widget_has_css_class(keep.cast(), "suggested-action") != 0)
    let delete = try dialog.find(role: .button, name: "Delete").widget
    #expect(gtk_widget_has_css_class(delete.cast(), "destructive-action") != 0)
    try await dialog.find(role: .button, name: "Delete").press("Escape")
    #expect(log.take() == ["cancel", "write false"])
    shown.value = true
    await Settling.settle()
    let window = try self.dialog(mounted).all[0]
    gtk_window_set_focus(window.widget.cast(), nil)
    try await window.press("Return")
    #expect(log.take() == ["keep true", "write false"])
  }

  @Test("PR20 where something destroys and nothing cancels there is Cancel, which has the focus, and Escape runs that")
  func destructive() async throws {
    let (shown, log) = (Source(true), log)
    let mounted = try await MountedView(
      Text("behind").alert("Title", isPresented: shown.logged(log)) {
        Button("Delete", role: .destructive) { log.note("delete") }
      })
    #expect(names(try dialog(mounted)) == ["Cancel", "Delete"])
    try await focused(dialog(mounted)).press("Return")
    #expect(log.take() == ["write false"])
    shown.value = true
    await Settling.settle()
    try await dialog(mounted).find(role: .button, name: "Delete").press("Escape")
    #expect(log.take() == ["write false"])
  }

  @Test("PR20 the button that Return runs has the focus, and where there is none of several that which cancels")
  func firstFocus() async throws {
    let (shown, log) = (Source(true), log)
    let mounted = try await MountedView(asking(shown))
    #expect(try focused(dialog(mounted)).name == "Keep")
    let other = try await MountedView(
      Text("behind").confirmationDialog("Title", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) { log.note("delete") }
        Button("Hide") {}
        Button("Archive") {}
      })
    #expect(try focused(dialog(other)).name == "Cancel")
  }

  /// The button that has the focus.
  private func focused(_ dialog: WidgetQuery) throws -> FoundWidget {
    try #require(dialog.findAll(role: .button).first { gtk_widget_is_focus($0.widget.cast()) != 0 })
  }

  @Test("PR21 the closures get the data of the moment of presentation; without data nothing is shown")
  func data() async throws {
    let (shown, data) = (Source(true), Source<String?>(nil))
    let log = log
    let mounted = try await MountedView(Presenting(shown: shown, data: data, log: log))
    #expect(mounted.root.sheets.count == 0)
    data.value = "one"
    await Settling.settle()
    #expect(try dialog(mounted).texts.contains("about one"))
    data.value = "two"
    await Settling.settle()
    #expect(try dialog(mounted).texts.contains("about one"))
    try await press("Use one", mounted)
    #expect(log.take() == ["one"])
    shown.value = true
    await Settling.settle()
    #expect(try dialog(mounted).texts.contains("about two"))
  }

  private struct Presenting: View {
    let shown: Source<Bool>
    let data: Source<String?>
    let log: Log

    var body: some View {
      Text("behind").alert("Title", isPresented: shown.binding, presenting: data.value) { data in
        Button("Use \(data)") { log.note(data) }
      } message: { data in
        Text("about \(data)")
      }
    }
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "The disk is full." }
  }

  @Test("PR22 an error says the title, and without one nothing is shown")
  func error() async throws {
    let (shown, error) = (Source(true), Source<Failure?>(nil))
    let mounted = try await MountedView(Failing(shown: shown, error: error))
    #expect(mounted.root.sheets.count == 0)
    error.value = Failure()
    await Settling.settle()
    #expect(try dialog(mounted).texts.contains("The disk is full."))
  }

  private struct Failing: View {
    let shown: Source<Bool>
    let error: Source<Failure?>
    var body: some View { Text("behind").alert(isPresented: shown.binding, error: error.value) {} }
  }

  @Test("PR22 an alert of an item is there while the source has one, tells of it as it was then, and writes nil")
  func item() async throws {
    let item = Source<String?>(nil)
    let mounted = try await MountedView(Asking(item: item, log: log))
    #expect(mounted.root.sheets.count == 0)
    item.value = "one"
    await Settling.settle()
    #expect(try dialog(mounted).texts.contains("about one"))
    item.value = "two"
    await Settling.settle()
    try await press("Use one", mounted)
    #expect(log.take() == ["one"])
    #expect(item.value == nil && mounted.root.sheets.count == 0)
  }

  private struct Asking: View {
    let item: Source<String?>
    let log: Log

    var body: some View {
      Text("behind").alert("Title", item: item.binding) { item in
        Button("Use \(item)") { log.note(item) }
      } message: { item in
        Text("about \(item)")
      }
    }
  }

  @Test("PR22 PR26 a confirmation of an item has one button that cancels, which writes nil")
  func itemConfirmation() async throws {
    let item = Source<Int?>(3)
    let mounted = try await MountedView(
      Text("behind").confirmationDialog("Sure?", item: item.binding, titleVisibility: .visible) { item in
        Button("Delete \(item)", role: .destructive) {}
      })
    #expect(names(try dialog(mounted)) == ["Delete 3", "Cancel"])
    try await press("Cancel", mounted)
    #expect(item.value == nil && mounted.root.sheets.count == 0)
  }

  @Test("PR23 the older forms show the same dialogs with the same order")
  func values() async throws {
    let (log, shown) = (log, Source(true))
    let mounted = try await MountedView(
      Text("behind").alert(isPresented: shown.logged(log)) {
        Alert(
          title: Text("Title"), message: Text("Message"),
          primaryButton: .destructive(Text("Delete")) { log.note("delete") }, secondaryButton: .cancel())
      })
    #expect(names(try dialog(mounted)) == ["Cancel", "Delete"])
    try await press("Delete", mounted)
    #expect(log.take() == ["delete", "write false"])
    let sheet = Source(true)
    let other = try await MountedView(
      Text("behind").actionSheet(isPresented: sheet.binding) {
        ActionSheet(title: Text("Choose"), buttons: [.default(Text("A")), .default(Text("B")), .cancel()])
      })
    #expect(names(try dialog(other)) == ["A", "B", "Cancel"])
  }

  @Test("PR24 fields of an alert write as the user types, the first has the focus, and Return runs the default button")
  func fields() async throws {
    let (log, shown, name) = (log, Source(true), Source(""))
    let mounted = try await MountedView(Naming(shown: shown, name: name, log: log))
    try await dialog(mounted).find(role: .textField).type("Ann")
    #expect(name.value == "Ann")
    try await dialog(mounted).find(role: .textField).press("Return")
    #expect(log.take() == ["named Ann"])
    #expect(shown.value == false)
  }

  private struct Naming: View {
    let shown: Source<Bool>
    let name: Source<String>
    let log: Log

    var body: some View {
      Text("behind").alert("Name", isPresented: shown.binding) {
        TextField("name", text: name.binding)
        Button("Save") { log.note("named \(name.value)") }
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test("PR25 what is disabled is insensitive while the alert is shown, and its texts follow")
  func live() async throws {
    let isOff = Source(true)
    let mounted = try await MountedView(Disabling(isOff: isOff))
    let button = try dialog(mounted).find(role: .button, name: "Go").widget
    #expect(gtk_widget_is_sensitive(button.cast()) == 0)
    isOff.value = false
    await Settling.settle()
    #expect(gtk_widget_is_sensitive(button.cast()) == 1)
    #expect(try dialog(mounted).texts.contains("on"))
  }

  private struct Disabling: View {
    let isOff: Source<Bool>

    var body: some View {
      Text("behind").alert("Title", isPresented: .constant(true)) {
        Button("Go") {}.disabled(isOff.value)
        Button("Other") {}
      } message: {
        Text(isOff.value ? "off" : "on")
      }
    }
  }

  @Test("PR26 a confirmation has its buttons below each other, and at the end one that cancels, which Escape runs")
  func confirmation() async throws {
    let shown = Source(true)
    let log = log
    let mounted = try await MountedView(
      Text("behind").confirmationDialog("Sure?", isPresented: shown.logged(log), titleVisibility: .hidden) {
        Button("Delete", role: .destructive) {}
        Button("Archive") {}
      })
    let dialog = try dialog(mounted)
    #expect(names(dialog) == ["Delete", "Archive", "Cancel"])
    #expect(!dialog.texts.contains("Sure?") && dialog.all[0].widget["title"] == "Sure?")
    try await dialog.find(role: .button, name: "Archive").press("Escape")
    #expect(log.take() == ["write false"])
  }
}
