import Foundation

/// What Cairo paints of a drawing, in parts: a renderer may need memory for all of one, and its pictures have a largest size.
package enum CairoTiles {
  /// The parts of an extent, on whole pixels; the extent itself where it is no larger than one. Of one that is as long as
  /// scroll content, no more is painted than 32768 pixels to each side. None where there is nothing.
  package static func of(_ extent: CGRect) -> [CGRect] {
    // Foundation stops the program where one is asked for what two have in common of which one has no end.
    guard [extent.origin.x, extent.origin.y, extent.size.width, extent.size.height].allSatisfy(\.isFinite) else {
      return []
    }
    let area = extent.intersection(largest).integral
    guard !area.isNull, !area.isEmpty, area.width.isFinite, area.height.isFinite else { return [] }
    if area.width <= length, area.height <= length { return [area] }
    return stride(from: area.minY, to: area.maxY, by: length).flatMap { y in
      stride(from: area.minX, to: area.maxX, by: length).map { x in
        CGRect(x: x, y: y, width: length, height: length).intersection(area)
      }
    }
  }

  package static let largest = CGRect(x: -32768, y: -32768, width: 65536, height: 65536)
  private static let length: CGFloat = 4096
}
