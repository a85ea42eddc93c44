import Foundation

/// A way to an end of which more is known with each frame: what is left of it becomes less by the share that the frame goes, so that no
/// frame jumps where the end is another.
@MainActor
final class ScrollApproach {
  /// Where it ends, as far as is known; nil for nowhere any more.
  let end: () -> CGPoint?
  /// Where it is by now. What is seen begins there, but for whole pixels.
  private var place: CGPoint
  /// How much of the way is behind.
  private var share = 0.0
  private var length = CGVector.zero
  /// What is left of a way can be divided by so much and no less.
  private static let leastRest = 0.001

  init(from place: CGPoint, to end: @escaping () -> CGPoint?) { (self.place, self.end) = (place, end) }

  /// All lies elsewhere from now on.
  func shift(by distance: CGPoint) {
    place.x += distance.x
    place.y += distance.y
  }

  /// Goes on to a share of the way, which may be beyond its end for a while.
  func place(at newShare: Double, before end: CGPoint) -> CGPoint {
    let rest = 1 - share
    if abs(rest) > Self.leastRest { length = CGVector(dx: (end.x - place.x) / rest, dy: (end.y - place.y) / rest) }
    share = newShare
    place = CGPoint(x: end.x - length.dx * (1 - share), y: end.y - length.dy * (1 - share))
    return place
  }
}
