import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What assistive technologies can have views do.
@Suite(.gtk) @MainActor
struct AccessibilityActionTests {
  private struct Message: View {
    @State private var log: [String] = []
    @State private var name = "Archive"

    var body: some View {
      VStack {
        Text("Mail")
          .accessibilityAction { log.append("opened") }
          .accessibilityAction(named: Text(name)) { log.append("\(name), \(log.count)") }
          .accessibilityAction(named: "") { log.append("nothing") }
        Text(log.joined(separator: "; ")).accessibilityIdentifier("log")
        Button("rename") { name = "Keep" }
      }
    }
  }

  @Test("AX8 what a view offers is done by its name, with what the program knows by then")
  func actions() async throws {
    let mounted = try await MountedView(Message())
    let mail = try mounted.root.find(text: "Mail")
    #expect(mail.actions == ["activate", "Archive"])
    try await mail.perform("activate")
    try await mail.perform("Archive")
    #expect(try mounted.root.find(identifier: "log").text == "opened; Archive, 1")
    try await mounted.root.find(role: .button, name: "rename").click()
    #expect(mail.actions == ["activate", "Keep"])
    try await mail.perform("Keep")
    #expect(try mounted.root.find(identifier: "log").text == "opened; Archive, 1; Keep, 2")
    await #expect(throws: WidgetQueryError.self) { try await mail.perform("Archive") }
  }

  private struct Offering: View {
    let log: Log
    @State private var names = ["Archive", "Flag"]

    var body: some View {
      VStack {
        Text("Mail").accessibilityActions {
          ForEach(names, id: \.self) { name in Button(name) { log.note("\(name) of \(names.count)") } }
          Button {
            log.note("deleted")
          } label: {
            Label("Delete", systemImage: "trash")
          }
        }
        Button("fewer") { names = ["Keep"] }
      }
    }
  }

  @Test("AX8 (part) the buttons of a list of actions are offered by their words, as they are by then")
  func actionList() async throws {
    let log = Log()
    let mounted = try await MountedView(Offering(log: log))
    let mail = try mounted.root.find(text: "Mail")
    #expect(mail.actions == ["Archive", "Flag", "Delete"])
    try await mail.perform("Flag")
    try await mail.perform("Delete")
    #expect(log.take() == ["Flag of 2", "deleted"])
    try await mounted.root.find(role: .button, name: "fewer").click()
    #expect(mail.actions == ["Keep", "Delete"])
    try await mail.perform("Keep")
    #expect(log.take() == ["Keep of 1"])
  }

  private func menuItems(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.findAll(role: .menuItem).filter { gtk_widget_get_mapped($0.widget.widgetPointer) != 0 }.map(\.name)
  }

  @Test(
    "AX8 a key for menus opens what the view with the focus offers by names, behind the items of its context menu"
  )
  func actionMenu() async throws {
    let log = Log()
    let mounted = try await MountedView(
      VStack {
        Button("plain") {}
          .accessibilityAction { log.note("activated") }
          .accessibilityAction(named: "Archive") { log.note("archived") }
          .accessibilityAction(named: "Flag") { log.note("flagged") }
        Button("with menu") {}
          .accessibilityAction(named: "Keep") { log.note("kept") }
          .contextMenu { Button("Own") { log.note("own") } }
        Text("text").accessibilityAction(named: "Read") { log.note("read") }.focusable()
        Button("word") {}
          .accessibilityAction(.escape) { log.note("escaped") }
          .accessibilityAction(named: "delete") { log.note("deleted") }
        Button("none") {}
      }, size: CGSize(width: 300, height: 300))
    func open(_ name: String, _ key: String, _ modifiers: XInput.Modifiers = []) async throws {
      gtk_widget_grab_focus(try mounted.root.find(role: .button, name: name).widget.widgetPointer)
      try await mounted.root.find(role: .button, name: name).press(key, modifiers: modifiers)
    }
    try await open("plain", "F10", .shift)
    #expect(menuItems(mounted) == ["Archive", "Flag"])
    try await mounted.root.find(role: .menuItem, name: "Flag").click()
    #expect(log.take() == ["flagged"])
    try await open("with menu", "Menu")
    #expect(menuItems(mounted) == ["Own", "Keep"])
    try await mounted.root.find(role: .menuItem, name: "Keep").click()
    #expect(log.take() == ["kept"])
    // A word of the program's own that is the name of something else as well.
    try await open("word", "Menu")
    #expect(menuItems(mounted) == ["delete"])
    try await mounted.root.find(role: .menuItem, name: "delete").click()
    #expect(log.take() == ["deleted"])
    try await open("none", "Menu")
    #expect(menuItems(mounted).isEmpty)
    for _ in 1...2 { try await mounted.press("shift+Tab") }
    try await mounted.press("Menu")
    #expect(menuItems(mounted) == ["Read"])
    try await mounted.root.find(role: .menuItem, name: "Read").click()
    #expect(log.take() == ["read"])
  }

  @Test("AX8 in a list the row with the focus has what the views in it offer in its menu")
  func rowActions() async throws {
    let log = Log()
    let mounted = try await MountedView(
      List(["a", "b"], id: \.self, selection: .constant(String?.none)) { name in
        Text(name).accessibilityAction(named: "Note \(name)") { log.note(name) }
      }, size: CGSize(width: 300, height: 300))
    try await mounted.root.find(role: .label, text: "b").click()
    try await mounted.press("Menu")
    #expect(menuItems(mounted) == ["Note b"])
    try await mounted.root.find(role: .menuItem, name: "Note b").click()
    #expect(log.take() == ["b"])
  }

  private struct Fields: View {
    let log: Log
    @State private var name = "Ada"
    @State private var note = "a note"

    var body: some View {
      VStack {
        TextField("name", text: $name).accessibilityAction(named: "Clear name") {
          log.note("cleared \(name)")
          name = ""
        }
        SecureField("password", text: .constant("secret")).accessibilityAction(named: "Show it") { log.note("shown") }
        TextEditor(text: $note).accessibilityAction(named: "Count") { log.note("counted \(note.count)") }
        TextField("plain", text: .constant(""))
      }
    }
  }

  // Newer GTK tells the names of its own menus' items to nobody in the process, by which they are found.
  @Test(
    "AX8 in a text that is edited a key for menus opens the text's own menu, with what is offered there",
    .enabled(if: gtk_get_minor_version() < 14))
  func textActions() async throws {
    let log = Log()
    let mounted = try await MountedView(Fields(log: log), size: CGSize(width: 300, height: 400))
    let texts = mounted.root.all.filter { ["GtkText", "GtkTextView"].contains($0.widget.typeName) }
    #expect(texts.map(\.widget.typeName) == ["GtkText", "GtkText", "GtkTextView", "GtkText"])
    func choose(_ name: String, at place: Int, _ key: String, _ modifiers: XInput.Modifiers = []) async throws {
      try await texts[place].click()
      try await texts[place].press(key, modifiers: modifiers)
      #expect(menuItems(mounted).contains("Paste"))
      #expect(menuItems(mounted).suffix(1) == [name])
      try await mounted.root.findAll(role: .menuItem, name: name).filter(\.isShown).last?.click()
    }
    try await choose("Clear name", at: 0, "Menu")
    try await choose("Show it", at: 1, "F10", .shift)
    try await choose("Count", at: 2, "Menu")
    #expect(log.take() == ["cleared Ada", "shown", "counted 6"])
    #expect(texts[0].text == "")
  }

  private struct Rating: View {
    @State private var stars = 3

    var body: some View {
      VStack {
        TextField("before", text: .constant(""))
        Text(String(repeating: "*", count: stars)).accessibilityLabel("Rating").accessibilityValue("\(stars) stars")
          .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
      }
    }
  }

  @Test("AX9 an adjustable view reports its value, which actions and, with the focus, Up and Down change")
  func adjustable() async throws {
    let mounted = try await MountedView(Rating())
    let rating = try #require(mounted.root.findAll(name: "Rating").first { $0.actions == ["increment", "decrement"] })
    func value() -> String? { rating.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) }
    #expect(value() == "3 stars")
    try await rating.perform("increment")
    #expect(value() == "4 stars")
    let field = try mounted.root.find(role: .textField, name: "before")
    try await field.click()
    try await field.press("Tab")
    for key in ["Down", "Down", "Up", "Left"] { try await field.press(key) }
    #expect(value() == "3 stars")
    try await rating.perform("decrement")
    #expect(value() == "2 stars")
  }

  private struct Row: View {
    @State private var deleted = 0
    @State private var count = 3
    var hasTwo = false

    var body: some View {
      VStack {
        HStack {
          Text("Mail")
          Text("\(count) new")
          Text("decoration").accessibilityHidden(true)
          Button("Delete") { deleted += 1 }
          if hasTwo { Button("Keep") {} }
        }
        .accessibilityElement(children: .combine)
        Text("deleted \(deleted)")
        Button("more") { count += 1 }
      }
    }
  }

  @Test("AX5 a combined element is called what is not hidden in it, and does what its only button does")
  func combined() async throws {
    let mounted = try await MountedView(Row())
    let row = try mounted.root.find(role: WidgetRole("group"))
    #expect(row.name == "Mail, 3 new, Delete")
    #expect(row.actions == ["activate"])
    try await row.perform("activate")
    // GTK shows a button pressed for a moment before.
    await Turn.until { mounted.root.texts.contains("deleted 1") }
    #expect(mounted.root.texts.contains("deleted 1"))
    try await mounted.root.find(role: .button, name: "more").click()
    #expect(row.name == "Mail, 4 new, Delete")
    mounted.rootView = Row(hasTwo: true)
    await Settling.settle()
    #expect(row.actions == ["Delete", "Keep"])
  }
}
