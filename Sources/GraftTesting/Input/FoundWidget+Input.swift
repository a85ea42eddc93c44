import Foundation
import GTKSupport

/// Input as a user's, through the X server. Each call settles before it returns. Throws an `XInputError` when the
/// widget is not shown or the point lies beyond its window.
extension FoundWidget {
  /// Clicks a point of the widget, by default its middle; with `button: .secondary` it is a right click.
  public func click(
    at point: CGPoint? = nil, button: XInput.Button = .primary, modifiers: XInput.Modifiers = []
  ) async throws {
    try await XInput.click(on: widget, at: point, button: button, modifiers: modifiers)
    await Settling.settle()
  }

  /// Clicks a point of the widget twice, as a double click.
  public func doubleClick(
    at point: CGPoint? = nil, button: XInput.Button = .primary, modifiers: XInput.Modifiers = []
  ) async throws {
    try await XInput.doubleClick(on: widget, at: point, button: button, modifiers: modifiers)
    await Settling.settle()
  }

  /// Moves the pointer onto the widget.
  public func hover(at point: CGPoint? = nil) async throws {
    try await XInput.move(to: widget, at: point)
    await Settling.settle()
  }

  /// Drags from a point of the widget by a distance in pixels.
  public func drag(
    at point: CGPoint? = nil, by offset: CGSize, button: XInput.Button = .primary, modifiers: XInput.Modifiers = []
  ) async throws {
    try await XInput.drag(widget, at: point, by: offset, button: button, modifiers: modifiers)
    await Settling.settle()
  }

  /// Drags from a point of the widget to a point of another in the same window.
  public func drag(
    at point: CGPoint? = nil, to other: FoundWidget, at otherPoint: CGPoint? = nil,
    button: XInput.Button = .primary, modifiers: XInput.Modifiers = []
  ) async throws {
    try await XInput.drag(
      widget, at: point, to: other.widget, at: otherPoint, button: button, modifiers: modifiers)
    await Settling.settle()
  }

  /// Turns the wheel over the widget by notches; negative ones go left and up.
  public func scroll(
    at point: CGPoint? = nil, right: Int = 0, down: Int = 0, modifiers: XInput.Modifiers = []
  ) async throws {
    try await XInput.scroll(over: widget, at: point, right: right, down: down, modifiers: modifiers)
    await Settling.settle()
  }

  /// Clicks the widget, so that it has the focus, and types a text.
  public func type(_ text: String) async throws {
    try await click()
    try await XInput.type(text, into: widget)
    await Settling.settle()
  }

  /// Presses one key by its X name, such as `Return`, in the widget's window: what has the focus there gets it.
  public func press(_ key: String, modifiers: XInput.Modifiers = []) async throws {
    try await XInput.press(key, modifiers: modifiers, in: widget)
    await Settling.settle()
  }
}
