import Foundation

// What goes on from the current point; without one nothing is added, as in Core Graphics.

extension Path {
  /// Adds a line from the current point; without one, nothing.
  public mutating func addLine(to end: CGPoint) { draw(.line(to: end)) }

  /// Adds a curve with one control point from the current point; without one, nothing.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    draw(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points from the current point; without one, nothing.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    draw(.curve(to: end, control1: control1, control2: control2))
  }

  /// Begins a subpath at the first of some points and adds lines to the others; those that are not finite are left out.
  public mutating func addLines(_ lines: [CGPoint]) {
    let usable = lines.filter(\.isFinite)
    guard let first = usable.first else { return }
    move(to: first)
    for end in usable.dropFirst() { addLine(to: end) }
  }
}
