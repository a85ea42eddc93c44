import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Keys that views take while the focus is in them.
@Suite(.gtk) @MainActor
struct KeyInputTests {
  private struct Page: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("field", text: $text)
        Text("inner").focusable()
          .onKeyPress(.space) {
            log.note("inner space")
            return .handled
          }
          .onKeyPress("x", phases: [.down, .up]) { press in
            log.note(
              "x \(press.phase == .up ? "up" : "down") '\(press.characters)' \(press.modifiers.contains(.shift))")
            return .ignored
          }
      }
      .onKeyPress(keys: [.space, "x"]) { press in
        log.note("outer \(press.key == .space ? "space" : "x")")
        return .handled
      }
      .onKeyPress(characters: .decimalDigits) { press in
        log.note("digit \(press.characters)")
        return .handled
      }
    }
  }

  @Test("FO8 the innermost view gets a key first and may pass it on; a field that takes it comes before all")
  func presses() async throws {
    let log = Log()
    let mounted = try await MountedView(Page(log: log))
    let field = try mounted.root.find(role: .textField, name: "field")
    try await field.type("x 5")
    #expect(field.text == "x 5")
    #expect(log.entries == [])
    try await field.press("Tab")
    try await field.press("space")
    #expect(log.entries == ["inner space"])
    log.entries = []
    try await field.press("x")
    #expect(log.entries == ["x down 'x' false", "outer x", "x up 'x' false"])
    log.entries = []
    try await field.press("7")
    #expect(log.entries == ["digit 7"])
  }

  private struct Commanded: View {
    let log: Log
    @State private var isPresented = true

    var body: some View {
      Text("base").sheet(isPresented: $isPresented) {
        VStack {
          Text("target").focusable()
            .onMoveCommand { log.note("\($0)") }
            .onDeleteCommand { log.note("delete") }
            .onExitCommand { log.note("exit") }
          Button("other") {}
        }
        .padding(40)
      }
    }
  }

  @Test("FO9 arrows, Delete and Escape go to the view with the focus, and do not close its sheet")
  func commands() async throws {
    let log = Log()
    let mounted = try await MountedView(Commanded(log: log))
    let sheet = try #require(mounted.root.sheets.first)
    let other = try sheet.find(role: .button, name: "other")
    for key in ["Up", "Right", "Delete", "BackSpace", "Escape"] { try await other.press(key) }
    #expect(log.entries == ["up", "right", "delete", "delete", "exit"])
    #expect(mounted.root.sheets.count == 1)
  }
}
