import CGTK
import Foundation
import GTKSupport

/// Pointer and keyboard input through the private display's X server, as a user's would come.
///
/// A call returns when the widgets have had the events, after a millisecond at most. What follows from them, such as
/// layout, may need another frame: `Settling.settle()` waits for it. The functions of `FoundWidget` do both.
///
/// Points are in a widget's own coordinates, in pixels from its top left corner. Input that cannot be is an
/// `XInputError`: for a widget that is not shown, or a point beyond its window. Main thread only.
@MainActor
public enum XInput {
  /// A button of the pointer.
  public enum Button: Int, Sendable {
    case primary = 1, middle, secondary
    /// Those at the side of a mouse, by which programs go back and forth.
    case back = 8, forward
  }

  /// Clicks a point of a widget, by default its middle.
  ///
  /// A click is one click, however soon after another it comes.
  public static func click(
    on widget: Widget, at point: CGPoint? = nil, button: Button = .primary, modifiers: Modifiers = []
  ) async throws(XInputError) {
    let target = try InputTarget(widget, at: point)
    try await asLastClick { () async throws(XInputError) in
      try await target.point(modifiers.holding(button.click))
    }
  }

  /// Clicks twice, as a double click.
  public static func doubleClick(
    on widget: Widget, at point: CGPoint? = nil, button: Button = .primary, modifiers: Modifiers = []
  ) async throws(XInputError) {
    let target = try InputTarget(widget, at: point)
    try await target.point(modifiers.holding(button.click))
    try await asLastClick { () async throws(XInputError) in
      try await target.point(modifiers.holding(button.click))
    }
  }

  /// Moves the pointer to a point of a widget, by default its middle.
  public static func move(to widget: Widget, at point: CGPoint? = nil) async throws(XInputError) {
    let target = try InputTarget(widget, at: point)
    try await target.point("")
    await target.motionDelivered()
  }

  /// Turns the wheel with the pointer at a point of a widget, by default its middle: so many notches to the right and
  /// down, or to the left and up where they are negative.
  public static func scroll(
    over widget: Widget, at point: CGPoint? = nil, right: Int = 0, down: Int = 0, modifiers: Modifiers = []
  ) async throws(XInputError) {
    let target = try InputTarget(widget, at: point)
    let turns = [turn(wheel: down < 0 ? 4 : 5, by: down), turn(wheel: right < 0 ? 6 : 7, by: right)]
    // A scroll event goes to what lies under the pointer, which GTK has to know of first.
    try await target.point("")
    await target.motionDelivered()
    try await target.point(modifiers.holding(turns.joined(separator: " ")))
    await target.motionDelivered()
  }

  /// Types a text into whatever has the focus in the widget's window, which need not be the widget.
  public static func type(_ text: String, into widget: Widget) async throws(XInputError) {
    let target = try InputTarget(widget)
    for character in text { try await target.focus("key --delay 0 \(KeyName.sequence(for: character))") }
  }

  /// Presses and releases a key by its X name, such as `a`, `Return` or `Left`, in the widget's window.
  public static func press(
    _ key: String, modifiers: Modifiers = [], in widget: Widget
  ) async throws(XInputError) {
    try await InputTarget(widget).focus("key --delay 0 \(modifiers.combined(with: key))")
  }

  /// A click after which GTK waits for no further one, so that the next is a first one again.
  private static func asLastClick(_ click: () async throws(XInputError) -> Void) async throws(XInputError) {
    let settings = ObjectReference(retaining: gtk_settings_get_default().objectAddress)
    let time: Int = settings["gtk-double-click-time"]
    settings["gtk-double-click-time"] = 0
    defer { settings["gtk-double-click-time"] = time }
    try await click()
  }

  /// To X, a notch of the wheel is a click of a button.
  private static func turn(wheel button: Int, by notches: Int) -> String {
    Array(repeating: "click \(button)", count: Int(notches.magnitude)).joined(separator: " ")
  }
}

extension XInput.Button {
  fileprivate var click: String { "mousedown \(rawValue) mouseup \(rawValue)" }
}
