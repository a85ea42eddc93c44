import CGTK
import Foundation
import GTKSupport

/// Pointer and keyboard input through the private display's X server, as a user's would come.
///
/// A call returns when the widgets have had the events, after a millisecond at most. What follows from them, such as
/// layout, may need another frame.
@MainActor
public enum XInput {
  /// A button of the pointer.
  public enum Button: Int, Sendable {
    case primary = 1, middle, secondary
  }

  /// Clicks a point of a widget in the widget's own coordinates, by default its middle.
  ///
  /// A click is one click, however soon after another it comes.
  public static func click(
    on widget: Widget, at point: CGPoint? = nil, button: Button = .primary
  ) async throws(XInputError) {
    try await lastClick(with: button, at: try InputTarget(widget, at: point))
  }

  /// Clicks twice, as a double click.
  public static func doubleClick(
    on widget: Widget, at point: CGPoint? = nil, button: Button = .primary
  ) async throws(XInputError) {
    let target = try InputTarget(widget, at: point)
    try await target.point(button.click)
    try await lastClick(with: button, at: target)
  }

  /// A click after which GTK waits for no further one, so that the next is a first one again.
  private static func lastClick(with button: Button, at target: InputTarget) async throws(XInputError) {
    let settings = ObjectReference(retaining: UnsafeMutableRawPointer(gtk_settings_get_default()))
    let time: Int = settings["gtk-double-click-time"]
    settings["gtk-double-click-time"] = 0
    defer { settings["gtk-double-click-time"] = time }
    try await target.point(button.click)
  }

  /// Moves the pointer to a point of a widget, by default its middle.
  public static func move(to widget: Widget, at point: CGPoint? = nil) async throws(XInputError) {
    let target = try InputTarget(widget, at: point)
    try await target.point("")
    await target.motionDelivered()
  }

  /// Types a text into whatever has the focus in the widget's window, which need not be the widget.
  public static func type(_ text: String, into widget: Widget) async throws(XInputError) {
    let target = try InputTarget(widget)
    for character in text { try await target.focus("key --delay 0 \(KeyName.sequence(for: character))") }
  }

  /// Presses and releases a key by its X name, such as `Return` or `ctrl+a`.
  public static func press(_ key: String, in widget: Widget) async throws(XInputError) {
    try await InputTarget(widget).focus("key --delay 0 \(key)")
  }
}

extension XInput.Button {
  fileprivate var click: String { "mousedown \(rawValue) mouseup \(rawValue)" }
}

private enum KeyName {
  /// The keys that type a character on the server's keyboard, which is an American one.
  static func sequence(for character: Character) -> String {
    switch character {
    case "\n": "Return"
    case "\t": "Tab"
    default: character.unicodeScalars.map(sequence).joined(separator: " ")
    }
  }

  /// What the keyboard lacks is entered by its number. `xdotool` would add a key and remove it before GTK sees it.
  private static func sequence(for scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    if scalar.isASCII { return "U" + digits }
    return (["ctrl+shift+u"] + digits.map(String.init) + ["space"]).joined(separator: " ")
  }
}
