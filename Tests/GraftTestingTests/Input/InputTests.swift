import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Clicks and keys through the X server.
@Suite(.gtk) @MainActor
struct InputTests {
  private static let size = CGSize(width: 300, height: 200)

  /// Counts the presses that a button hears, by their place in a series of quick clicks.
  @MainActor
  private final class Presses {
    var counts: [Int] = []

    func listen(to widget: Widget) {
      let gesture = ObjectReference(retaining: gtk_gesture_click_new().objectAddress)
      gtk_widget_add_controller(widget.widgetPointer, gesture.cast())
      gtk_event_controller_set_propagation_phase(gesture.cast(), GTK_PHASE_CAPTURE)
      gesture.connect("pressed") { [weak self] arguments in self?.counts.append(arguments[0]) }
    }
  }

  @Test("a click is exactly one, and two clicks are two")
  func clicksAreCounted() async throws {
    let mounted = try await MountedView(Tally())
    let button = try mounted.root.find(role: .button)
    #expect(mounted.root.texts == ["0", "Add"])
    try await button.click()
    #expect(mounted.root.texts == ["1", "Add"])
    try await button.click()
    #expect(mounted.root.texts == ["2", "Add"])
  }

  @Test("a finger needs a display with a touch screen", .enabled(if: !PrivateDisplay.hasTouchScreen))
  func noTouchScreen() async throws {
    let mounted = try await MountedView(Tally())
    let button = try mounted.root.find(role: .button)
    await #expect(throws: XInputError.noTouchScreen) { try await button.tap() }
    #expect(mounted.root.texts == ["0", "Add"])
  }

  @Test("two clicks in quick succession are no double click, and a double click is one")
  func doubleClick() async throws {
    let mounted = try await MountedView(Tally())
    let button = try mounted.root.find(role: .button).widget
    let presses = Presses()
    presses.listen(to: button)
    try await XInput.click(on: button)
    try await XInput.click(on: button)
    #expect(presses.counts == [1, 1])
    try await XInput.doubleClick(on: button)
    #expect(presses.counts == [1, 1, 1, 2])
  }

  @Test("a click hits the widget that it is meant for, in the window that it is in")
  func clickHitsItsWidget() async throws {
    let first = try await MountedView(Tally(), size: Self.size)
    let second = try await MountedView(Tally(), size: Self.size)
    try await first.root.find(role: .button).click()
    #expect(first.root.texts.first == "1")
    #expect(second.root.texts.first == "0")
    try await second.root.find(role: .button).click()
    try await second.root.find(role: .button).click()
    #expect(first.root.texts.first == "1")
    #expect(second.root.texts.first == "2")
  }

  @Test(
    "typed text arrives exactly",
    arguments: [
      "a", "Hello, World!", "A b  c", "~@#$%^&*(){}[]|\\/<>?'\"", "żółw", "日本", "🐢", "aAaA 00112233",
    ])
  func typedTextArrives(text: String) async throws {
    let mounted = try await MountedView(Editor(), size: Self.size)
    let field = try mounted.root.find(role: .textField)
    try await field.type(text)
    #expect(field.text == text)
    #expect(mounted.root.texts == ["[\(text)]"])
  }

  @Test("text that is typed twice comes after the first, and keys do what they say")
  func keys() async throws {
    let mounted = try await MountedView(Editor(), size: Self.size)
    let field = try mounted.root.find(role: .textField)
    try await field.type("ab")
    try await field.press("Home")
    try await field.press("Delete")
    #expect(field.text == "b")
    try await field.press("a", modifiers: .control)
    try await field.press("x")
    #expect(field.text == "x")
  }

  @Test("input for a widget that is not shown, or beyond its window, is an error")
  func impossibleInput() async throws {
    let mounted = try await MountedView(Tally(), size: Self.size)
    let button = try mounted.root.find(role: .button).widget
    let host = try #require(mounted.root.all.first).widget
    await #expect(throws: XInputError.outside("5000.0, 10.0 of a GraftHostingWidget")) {
      try await XInput.click(on: host, at: CGPoint(x: 5000, y: 10))
    }
    await #expect(throws: XInputError.notVisible("GtkLabel")) {
      try await XInput.click(on: Widget(typeName: "GtkLabel"))
    }
    await #expect(throws: XInputError.notVisible("GtkButton")) {
      gtk_widget_set_visible(button.widgetPointer, 0)
      try await XInput.type("a", into: button)
    }
    #expect(mounted.root.texts.first == "0")
  }
}
