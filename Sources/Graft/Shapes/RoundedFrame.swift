import Foundation
import Paths
import ViewGraph

/// A shape that fills its frame but for its corners.
nonisolated protocol RoundedFrame: InsettableShape {
  /// The radii of the corners in points, in the order of `Edge.Corner`; each is held within half of the smaller side.
  func cornerRadii(in size: CGSize) -> [CGFloat]
}

nonisolated extension Rectangle: RoundedFrame {
  func cornerRadii(in size: CGSize) -> [CGFloat] { [0, 0, 0, 0] }
}

nonisolated extension RoundedRectangle: RoundedFrame {
  func cornerRadii(in size: CGSize) -> [CGFloat] {
    Array(repeating: min(cornerSize.width, cornerSize.height), count: 4)
  }
}

nonisolated extension UnevenRoundedRectangle: RoundedFrame {
  func cornerRadii(in size: CGSize) -> [CGFloat] {
    [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomLeading, cornerRadii.bottomTrailing]
  }
}

nonisolated extension Capsule: RoundedFrame {
  func cornerRadii(in size: CGSize) -> [CGFloat] { Array(repeating: .infinity, count: 4) }
}

nonisolated extension Circle: RoundedFrame {
  func cornerRadii(in size: CGSize) -> [CGFloat] { Array(repeating: .infinity, count: 4) }
}

nonisolated extension ShapeRoom {
  /// The radii of the container's corners, around something in a rectangle.
  func radii(around rect: CGRect) -> [CGFloat] {
    let size = CGSize(
      width: rect.width + insets.leading + insets.trailing, height: rect.height + insets.top + insets.bottom)
    let limit = max(0, min(size.width, size.height) / 2)
    return (shape as? any RoundedFrame)?.cornerRadii(in: size).map { min(max($0, 0), limit) } ?? [0, 0, 0, 0]
  }

  /// How far a corner is from that of the container, along the side where it is further.
  func distance(of corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: max(insets.leading, insets.top)
    case .topTrailing: max(insets.trailing, insets.top)
    case .bottomLeading: max(insets.leading, insets.bottom)
    case .bottomTrailing: max(insets.trailing, insets.bottom)
    }
  }
}
