import Foundation
import Paths

// Numbers from sines and roots differ from those of a claim by rounding.

extension CGFloat {
  func isClose(to other: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool { (self - other).magnitude <= tolerance }
}

extension CGPoint {
  func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    x.isClose(to: other.x, within: tolerance) && y.isClose(to: other.y, within: tolerance)
  }
}

extension CGRect {
  /// Whether all four numbers are close to the given ones.
  func isClose(to x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = 1e-9)
    -> Bool
  {
    origin.isClose(to: CGPoint(x: x, y: y), within: tolerance)
      && CGPoint(x: size.width, y: size.height).isClose(to: CGPoint(x: width, y: height), within: tolerance)
  }
}
