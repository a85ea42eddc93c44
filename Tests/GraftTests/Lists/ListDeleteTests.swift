import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Rows of a list that the user deletes, by keys.
@Suite(.gtk) @MainActor
struct ListDeleteTests {
  private let log = Log()

  private func mount(_ letters: EditableLetters) async throws -> MountedView<EditableLetters> {
    try await MountedView(letters, size: EditableLetters.size)
  }

  @Test("LS30 (part) Delete tells the offset of the row with the focus, and the focus goes to the row in its place")
  func focused() async throws {
    let mounted = try await mount(EditableLetters(log: log, selects: false))
    try await mounted.clickRow("b")
    #expect(mounted.root.focusedRowText == "b")
    try await mounted.press("Delete")
    #expect(log.take() == ["delete [1]"])
    #expect(mounted.root.rowLines == ["title", "a", "c", "d", "e", "y", "z"])
    #expect(mounted.root.focusedRowText == "c")
    try await mounted.press("Delete")
    #expect(log.take() == ["delete [1]"])
    #expect(mounted.root.rowLines == ["title", "a", "d", "e", "y", "z"])
  }

  @Test("LS30 Delete tells all selected rows of the ForEach once, and not those of another one or that are disabled")
  func selected() async throws {
    let mounted = try await mount(EditableLetters(log: log, letters: ["a", "b", "x", "d", "e"]))
    try await mounted.clickRow("a")
    try await mounted.clickRow("y", .shift)
    _ = log.take()
    try await mounted.clickRow("e", .control)
    try await mounted.clickRow("e", .control)
    #expect(log.take().last == #"selected ["a", "b", "d", "e", "x", "y"]"#)
    try await mounted.press("Delete")
    #expect(log.take() == ["delete [0, 1, 3, 4]"])
    #expect(mounted.root.rowLines == ["title", "x", "y", "z"])
  }

  @Test("LS30 (part) Delete on a row that cannot be deleted, or whose ForEach has no action, tells nobody")
  func disabled() async throws {
    let mounted = try await mount(EditableLetters(log: log, letters: ["a", "x"]))
    for row in ["x", "y"] {
      try await mounted.clickRow(row)
      _ = log.take()
      try await mounted.press("Delete")
      #expect(log.take() == [])
    }
    #expect(mounted.root.rowLines == ["title", "a", "x", "y", "z"])
  }

  private struct WithFields: View {
    let log: Log
    @State private var text = "text"

    var body: some View {
      List {
        ForEach(0..<2, id: \.self) { _ in TextField("field", text: $text) }.onDelete { _ in log.note("deleted") }
      }
    }
  }

  @Test("LS30 (part) Delete in a text field of a row is the field's")
  func field() async throws {
    let mounted = try await MountedView(WithFields(log: log), size: EditableLetters.size)
    let field = try #require(mounted.root.all.first { $0.role == .textField })
    try await field.click()
    for key in ["Home", "Delete", "Delete"] { try await mounted.press(key) }
    #expect(field.text == "xt")
    for _ in 0..<3 { try await mounted.press("Delete") }
    #expect(field.text == "")
    #expect(log.take() == [])
  }

  private struct Groups: View {
    let log: Log

    var body: some View {
      List {
        Section("one") { rows(["a", "b"]) }
        Section("two") { rows(["c", "d"]) }
      }
    }

    private func rows(_ names: [String]) -> some View {
      ForEach(names, id: \.self) { Text($0) }.onDelete { log.note("\(names) \(Array($0))") }
    }
  }

  @Test("LS29 offsets are those in the data of the ForEach, and a row stays whose action leaves the data as they are")
  func offsets() async throws {
    let mounted = try await MountedView(Groups(log: log), size: EditableLetters.size)
    for (row, told) in [("c", #"["c", "d"] [0]"#), ("d", #"["c", "d"] [1]"#), ("a", #"["a", "b"] [0]"#)] {
      try await mounted.clickRow(row)
      try await mounted.press("Delete")
      #expect(log.take() == [told])
      #expect(mounted.root.focusedRowText == row)
    }
    #expect(mounted.root.rowLines == ["one", "a", "b", "two", "c", "d"])
  }

  private struct Pages: View {
    let log: Log

    var body: some View {
      NavigationView {
        List {
          NavigationLink(destination: Form { TextField("T", text: .constant("x")) }) { Text("Form") }
          NavigationLink(destination: rows) { Text("Rows") }
        }
        Text("none")
      }
    }

    private var rows: some View {
      List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { log.note("\(Array($0))") } }
    }
  }

  @Test("LS30 (part) Delete deletes no row that GTK has given the focus by itself; that of a link takes it by a click")
  func unknown() async throws {
    let mounted = try await MountedView(Pages(log: log), size: CGSize(width: 760, height: 300))
    try await mounted.root.find(role: .button, name: "Form").click()
    try await mounted.root.find(role: .textField).click()
    try await mounted.root.find(role: .button, name: "Rows").click()
    let link = try mounted.root.find(role: .button, name: "Rows").widget
    let focus = gtk_window_get_focus(try #require(link.window).cast())
    #expect(focus == link.widgetPointer || gtk_widget_is_ancestor(link.widgetPointer, focus) != 0)
    try await mounted.press("Delete")
    #expect(log.take() == [])
    let row = try mounted.root.find(role: .label, text: "a").widget
    let list = gtk_widget_get_ancestor(row.cast(), gtk_list_view_get_type())
    gtk_widget_grab_focus(list)
    gtk_window_set_focus_visible(try #require(Widget(row.object).window).cast(), 0)
    try await mounted.press("Delete")
    #expect(log.take() == [])
    try await mounted.clickRow("a")
    try await mounted.press("Delete")
    #expect(log.take() == ["[0]"])
  }

  @Test("LS29 (part) an action of nil deletes nothing, and neither does one outside of lists")
  func none() async throws {
    let log = log
    let mounted = try await MountedView(
      VStack {
        ForEach(["p"], id: \.self) { Text($0) }.onDelete { _ in log.note("deleted") }
        List { ForEach(["q"], id: \.self) { Text($0) }.onDelete(perform: nil).onMove(perform: nil) }
      }, size: EditableLetters.size)
    for text in ["p", "q"] {
      try await mounted.clickRow(text)
      try await mounted.press("Delete")
    }
    #expect(log.take() == [])
    #expect(mounted.root.texts == ["p", "q"])
  }
}
