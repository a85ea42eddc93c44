import Foundation

/// A rectangle with rounded corners, of which each side has room for two.
struct RoundedOutline {
  private let rect: CGRect
  /// Clockwise on the screen from the upper right corner.
  private var corners: [Corner] = []

  private static let directions = [
    CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1),
  ]

  /// The sizes of the corners go clockwise on the screen from the upper right one.
  init(rect: CGRect, sizes: [CGSize], style: RoundedCornerStyle) {
    self.rect = rect
    let limit = min(rect.size.width, rect.size.height) / 2
    let tips = rect.corners
    corners = sizes.indices.map { index in
      let (width, height) = Self.held(sizes[index], within: limit)
      return Corner(
        tip: tips[(index + 1) % 4], arriving: Self.directions[index], leaving: Self.directions[(index + 1) % 4],
        radii: index.isMultiple(of: 2) ? (width, height) : (height, width))
    }
    if style == .continuous { spread() }
  }

  /// Whether some corner is.
  var isRound: Bool { corners.contains { $0.isRound } }

  var elements: [Path.Element] {
    var (elements, current): ([Path.Element], CGPoint) = ([.move(to: corners[3].last)], corners[3].last)
    for corner in corners {
      if corner.first != current { elements.append(.line(to: corner.first)) }
      elements += corner.curves
      current = corner.last
    }
    return elements + [.closeSubpath]
  }

  private static func held(_ size: CGSize, within limit: CGFloat) -> (CGFloat, CGFloat) {
    guard size.width > 0, size.height > 0 else { return (0, 0) }
    return (min(size.width, limit), min(size.height, limit))
  }

  /// Lets each corner reach as far as it likes to, where the other one on the side leaves that much.
  private mutating func spread() {
    for (index, next) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
      let length = index.isMultiple(of: 2) ? rect.size.height : rect.size.width
      let (radius, other) = (corners[index].radii.leaving, corners[next].radii.arriving)
      corners[index].reaches.leaving = Corner.reach(of: radius, beside: other, on: length)
      corners[next].reaches.arriving = Corner.reach(of: other, beside: radius, on: length)
    }
  }
}
