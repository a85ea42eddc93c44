import Foundation
import GTKSupport

extension XInput {
  /// In how many motions a drag is made: the first goes beyond what GTK takes for a click.
  private static let motions = 4

  /// Drags from a point of a widget, by default its middle, by a distance in pixels.
  public static func drag(
    _ widget: Widget, at point: CGPoint? = nil, by offset: CGSize, button: Button = .primary,
    modifiers: Modifiers = []
  ) async throws(XInputError) {
    let start = try InputTarget(widget, at: point)
    let end = try start.moved(by: offset)
    try await drag(from: start, to: end, button: button, modifiers: modifiers)
  }

  /// Drags from a point of a widget to a point of another widget of its window, each by default the middle.
  public static func drag(
    _ widget: Widget, at point: CGPoint? = nil, to other: Widget, at otherPoint: CGPoint? = nil,
    button: Button = .primary, modifiers: Modifiers = []
  ) async throws(XInputError) {
    let start = try InputTarget(widget, at: point)
    let end = try InputTarget(other, at: otherPoint)
    try await drag(from: start, to: end, button: button, modifiers: modifiers)
  }

  private static func drag(
    from start: InputTarget, to end: InputTarget, button: Button, modifiers: Modifiers
  ) async throws(XInputError) {
    try await start.point("")
    await start.motionDelivered()
    try await start.point("\(modifiers.pressing) mousedown \(button.rawValue)")
    for motion in 1...motions {
      try await start.moved(towards: end, motion, of: motions).point("")
      await start.motionDelivered()
    }
    try await end.point("mouseup \(button.rawValue) \(modifiers.releasing)")
  }
}
