import Foundation
import Paths

/// A point, as short as the claims write it.
func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A rectangle, as short as the claims write it.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension Path {
  /// An open path of straight lines.
  static func lines(_ points: CGPoint...) -> Path { Path { $0.addLines(points) } }

  /// The elements in their order.
  var all: [Path.Element] {
    var all: [Path.Element] = []
    forEach { all.append($0) }
    return all
  }

  /// Where the elements end, but for those that close a subpath.
  var ends: [CGPoint] {
    all.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }
  }
}
