import Foundation

extension Path {
  /// The rectangle that the path is, if its sides are upright and level and it is nothing else. For those who paint: a
  /// rectangle needs no mask.
  package var rectangle: CGRect? {
    guard elements.count == 5, case .closeSubpath = elements[4] else { return nil }
    let points = elements.prefix(4).compactMap(\.end)
    guard points.count == 4, points == boundingRect.corners else { return nil }
    return boundingRect
  }
}
