import Foundation

/// Where the pointer was lately, by which its speed is known.
package struct PointerTrace {
  /// For how many seconds a place counts: a pointer that rests for longer has no speed.
  private static let memory = 0.1

  private var places: [(time: Double, point: CGPoint)] = []

  /// No place is known yet.
  package init() {}

  /// Notes a place at a time in seconds.
  package mutating func add(_ point: CGPoint, at time: Double) {
    places.removeAll { time - $0.time > PointerTrace.memory }
    places.append((time, point))
  }

  /// In pixels for each second.
  package var velocity: CGSize {
    guard let first = places.first, let last = places.last, last.time > first.time else { return .zero }
    let duration = last.time - first.time
    return CGSize(
      width: (last.point.x - first.point.x) / duration, height: (last.point.y - first.point.y) / duration)
  }
}
