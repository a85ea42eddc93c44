import Foundation
import GTKSupport

/// A finger on the touch screen of the private display.
///
/// Only a display that was started with `GRAFT_TOUCH_SCREEN=yes` in the environment has one.
@MainActor
public final class Finger {
  private static var count: UInt32 = 0

  private let screen: TouchScreen
  private let number: UInt32
  private var place: InputTarget

  fileprivate init(on widget: Widget, at point: CGPoint?) async throws(XInputError) {
    place = try InputTarget(widget, at: point)
    guard let current = TouchScreen.current else { throw .noTouchScreen }
    screen = current
    Finger.count += 1
    number = Finger.count
    try await tell(.begin)
  }

  /// Moves the finger by a distance in pixels, within the window, and settles.
  public func move(by offset: CGSize) async throws {
    place = try place.moved(by: offset)
    try await tell(.update)
    await Settling.settle()
  }

  fileprivate func lift() async throws(XInputError) { try await tell(.end) }

  private func tell(_ event: TouchScreen.Event) async throws(XInputError) {
    try await place.touch(event, finger: number, of: screen)
  }
}

/// Input by fingers, for which the private display needs a touch screen: `GRAFT_TOUCH_SCREEN=yes` in the environment.
extension FoundWidget {
  /// Has a finger on a point of the widget, by default its middle, while `body` runs, and settles before and after it.
  ///
  /// Another finger touches within `body`. The widget may have gone when the finger is lifted; its window may not, but may go as
  /// it is. An error of `body` is thrown once the finger is lifted.
  public func touch(at point: CGPoint? = nil, during body: (Finger) async throws -> Void) async throws {
    let finger = try await Finger(on: widget, at: point)
    await Settling.settle()
    do { try await body(finger) } catch {
      try? await finger.lift()
      await Settling.settle()
      throw error
    }
    try await finger.lift()
    await Settling.settle()
  }

  /// Touches a point of the widget shortly, by default its middle.
  public func tap(at point: CGPoint? = nil) async throws { try await touch(at: point) { _ in } }

  /// Moves a finger over the screen from a point of the widget, by default its middle, by a distance in pixels.
  public func swipe(at point: CGPoint? = nil, by offset: CGSize) async throws {
    let motions = 4
    let step = CGSize(width: offset.width / CGFloat(motions), height: offset.height / CGFloat(motions))
    try await touch(at: point) { finger in
      for _ in 1...motions { try await finger.move(by: step) }
    }
  }
}
