import Foundation
import GTKSupport

extension XInput {
  /// Drags what a widget offers over other widgets, which may be in other windows, and drops it on the last one: from and to a
  /// point of each, by default the middle. `body` runs before the button is released.
  ///
  /// In contrast to `drag`, it settles on the way: who offers and who takes tell each other through the X server.
  public static func dragAndDrop(
    _ widget: Widget, at point: CGPoint? = nil, over others: [Widget], at otherPoint: CGPoint? = nil,
    whileOver body: () async throws -> Void = {}
  ) async throws {
    let start = try InputTarget(widget, at: point)
    let ends = try others.map { try InputTarget($0, at: otherPoint) }
    try await beginDrag(from: start)
    // The second motion follows when the first is known to be over the other widget.
    for end in ends {
      for offset in [1, 0] {
        try await end.moved(by: CGSize(width: offset, height: 0)).point("")
        await Settling.settle()
      }
    }
    var failure: (any Error)?
    do { try await body() } catch { failure = error }
    try await start.release(.primary)
    await Settling.settle()
    if let failure { throw failure }
  }

  /// Drags from a place to another, one of which is in a window of another program, and drops when somebody has seen it there.
  /// The other program has a pace of its own: until then the pointer goes to and fro, for 10 seconds at most.
  package static func dragAndDrop(
    from start: InputTarget, to end: InputTarget, whenSeen isOver: () -> Bool
  ) async throws {
    try await beginDrag(from: start)
    for turn in 1...200 where !isOver() { try await go(to: end, beside: turn % 2) }
    try await go(to: end, beside: 0)
    try await start.release(.primary)
    await Settling.settle()
  }

  private static func go(to end: InputTarget, beside distance: Int) async throws {
    try await end.moved(by: CGSize(width: distance, height: 0)).point("")
    await Settling.settle()
    try await Task.sleep(for: .milliseconds(50))
  }

  private static func beginDrag(from start: InputTarget) async throws {
    try await start.point("")
    await start.motionDelivered()
    try await start.point("mousedown \(Button.primary.rawValue)")
    for distance in [4, 12, 20] {
      try await start.moved(by: CGSize(width: distance, height: 0)).point("")
      await Settling.settle()
      // GTK takes for no drag, from 4.12 on, what is over within a tenth of a second.
      try await Task.sleep(for: .milliseconds(60))
    }
  }
}

extension FoundWidget {
  /// Drags what the widget offers to another widget, which may be in another window, and drops it there, or on a further one.
  /// `body` runs before the button is released.
  public func dragAndDrop(
    at point: CGPoint? = nil, to other: FoundWidget, at otherPoint: CGPoint? = nil, andThen last: FoundWidget? = nil,
    whileOver body: () async throws -> Void = {}
  ) async throws {
    let others = [other.widget] + (last.map { [$0.widget] } ?? [])
    try await XInput.dragAndDrop(widget, at: point, over: others, at: otherPoint, whileOver: body)
  }
}
