import Foundation

extension Path {
  /// The smallest rectangle around the lines and curves, control points left out; null for an empty path (SH23).
  ///
  /// Moves count as points. The cost grows with the number of elements, and the result is not kept.
  public var boundingRect: CGRect {
    if let figure { return figure.bounds }
    var bounds = Bounds()
    for step in PathSteps(self) {
      switch step {
      case .begin(let start): bounds.include(start)
      case .draw(let segment): bounds.include(segment)
      case .end: break
      }
    }
    return bounds.rect
  }

  /// Whether a point is inside, each subpath being taken as closed (SH24): where the path winds around it, or with
  /// `eoFill` where a ray from it crosses the path an odd number of times.
  ///
  /// Of a rectangle's sides the upper and the left one are inside. No point that is not finite is. The cost grows with
  /// the number of elements.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.isFinite else { return false }
    var winding = Winding(around: p.held)
    for step in PathSteps(self) {
      switch step {
      case .begin: break
      case .draw(let segment), .end(let segment, _): winding.add(segment)
      }
    }
    return eoFill ? !winding.number.isMultiple(of: 2) : winding.number != 0
  }
}
