import Foundation

extension Path {
  /// A step of a path, which starts where the one before ends. As SwiftUI documents it.
  public enum Element: Hashable, Sendable {
    /// The beginning of a subpath, which draws nothing.
    case move(to: CGPoint)

    /// A straight line.
    case line(to: CGPoint)

    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)

    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)

    /// A line to the start of the subpath, which is closed by it.
    case closeSubpath
  }
}

extension Path.Element {
  /// Where the element ends, unless it closes a subpath.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  /// Whether each coordinate is a number that is not endless.
  var isFinite: Bool {
    switch self {
    case .move(let end), .line(let end): end.isFinite
    case .quadCurve(let end, let control): end.isFinite && control.isFinite
    case .curve(let end, let first, let second): end.isFinite && first.isFinite && second.isFinite
    case .closeSubpath: true
    }
  }

  /// The same element with the nearest points that paths hold.
  var held: Path.Element {
    switch self {
    case .move(let end), .line(let end): if end.isHeld { return self }
    case .quadCurve(let end, let control): if end.isHeld, control.isHeld { return self }
    case .curve(let end, let first, let second): if end.isHeld, first.isHeld, second.isHeld { return self }
    case .closeSubpath: return self
    }
    return mapPoints(\.held)
  }

  /// The same element with other points.
  func mapPoints(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let first, let second):
      .curve(to: change(end), control1: change(first), control2: change(second))
    case .closeSubpath: .closeSubpath
    }
  }
}
