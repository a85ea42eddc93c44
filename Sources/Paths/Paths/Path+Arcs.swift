import Foundation

extension Path {
  /// Adds a part of a circle, which a line joins to the current point where there is one (SH18, SH20).
  ///
  /// `clockwise` is meant in coordinates whose y points up: on the screen an arc that is not clockwise goes clockwise.
  /// An end angle behind the start in that direction is brought before it by whole turns; an arc of more than two turns
  /// loses whole ones. Without a finite angle, or with a radius below 0 or endless, nothing is added (SH35).
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Arc.sweep(from: startAngle.radians, to: endAngle.radians, backwards: clockwise)
    add(Arc(center: center, radius: radius, start: startAngle.radians, sweep: sweep), transform: transform)
  }

  /// Adds a part of a circle that turns by an angle, on the screen clockwise where that is positive (SH19).
  ///
  /// It is joined and checked as an arc between two angles is. As SwiftUI documents it.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let sweep = Arc.limited(delta.radians)
    add(Arc(center: center, radius: radius, start: startAngle.radians, sweep: sweep), transform: transform)
  }

  /// Adds an arc that touches two lines, and a line to its start (SH21): the lines go from the current point to
  /// `tangent1End`, and on to `tangent2End`.
  ///
  /// Where the lines leave no room for an arc, as when they are one, there is a line to `tangent1End` instead. Without a
  /// current point nothing is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let currentPoint else { return }
    let start = currentPoint.applying(transform.inverted())
    if let arc = Arc(from: start, around: tangent1End, to: tangent2End, radius: radius) {
      add(arc, transform: transform)
    } else {
      draw(.line(to: tangent1End.applying(transform)))
    }
  }

  private mutating func add(_ arc: Arc, transform: CGAffineTransform) {
    guard arc.isUsable else { return }
    let first = currentPoint == nil ? Element.move(to: arc.first) : .line(to: arc.first)
    append([first] + arc.curves, transform: transform)
  }
}
