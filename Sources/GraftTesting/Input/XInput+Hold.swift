import Foundation
import GTKSupport

extension XInput {
  /// Holds a button of the pointer at a point of a widget, by default its middle, while `body` runs.
  ///
  /// The button is released at that point, wherever the pointer was moved meanwhile. The widget may have gone when the
  /// button is released, its window not.
  public static func hold(
    _ widget: Widget, at point: CGPoint? = nil, button: Button = .primary, during body: () async throws -> Void
  ) async throws {
    let target = try InputTarget(widget, at: point)
    try await target.point("")
    await target.motionDelivered()
    try await target.point("mousedown \(button.rawValue)")
    do { try await body() } catch {
      try await target.point("mouseup \(button.rawValue)")
      throw error
    }
    try await target.point("mouseup \(button.rawValue)")
  }

  /// Holds a key by its X name in the widget's window while `body` runs. The server repeats it after a while, as a keyboard does.
  public static func hold(key: String, in widget: Widget, during body: () async throws -> Void) async throws {
    let target = try InputTarget(widget)
    try await target.focus("keydown \(key)")
    do { try await body() } catch {
      try await target.focus("keyup \(key)")
      throw error
    }
    try await target.focus("keyup \(key)")
  }
}

extension FoundWidget {
  /// Holds a button of the pointer at a point of the widget, by default its middle, and settles before and after `body`.
  public func hold(
    at point: CGPoint? = nil, button: XInput.Button = .primary, during body: () async throws -> Void
  ) async throws {
    try await XInput.hold(widget, at: point, button: button) {
      await Settling.settle()
      try await body()
    }
    await Settling.settle()
  }

  /// Holds a key by its X name in the widget's window, and settles after `body`.
  public func hold(key: String, during body: () async throws -> Void) async throws {
    try await XInput.hold(key: key, in: widget, during: body)
    await Settling.settle()
  }
}
