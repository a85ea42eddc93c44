import Foundation

extension ProjectionTransform {
  /// This transform first, and then the other one. As SwiftUI documents it.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    let columns = next.columns
    return ProjectionTransform(rows: rows.map { row in columns.map { row * $0 } })
  }

  /// Turns this into the transform that takes it back, and says whether there is one; else it stays as it is.
  @discardableResult
  public mutating func invert() -> Bool {
    let (first, second, third) = (rows[0], rows[1], rows[2])
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return false }
    let columns = [second.crossing(third), third.crossing(first), first.crossing(second)]
    self = ProjectionTransform(
      rows: [\Triple.x, \.y, \.z].map { part in columns.map { $0[keyPath: part] / determinant } })
    return true
  }

  /// The transform that takes back this one; this one itself, where none does. As SwiftUI documents it.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }

  /// By how much the area around the origin grows, where nothing is divided; 0 where nothing takes the transform back.
  package var determinant: CGFloat { rows[0] * rows[1].crossing(rows[2]) }

  private var rows: [Triple] {
    [Triple(x: m11, y: m12, z: m13), Triple(x: m21, y: m22, z: m23), Triple(x: m31, y: m32, z: m33)]
  }

  private var columns: [Triple] {
    [Triple(x: m11, y: m21, z: m31), Triple(x: m12, y: m22, z: m32), Triple(x: m13, y: m23, z: m33)]
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }
}

/// A row or a column of a projection.
private struct Triple {
  let x: CGFloat
  let y: CGFloat
  let z: CGFloat

  static func * (left: Triple, right: Triple) -> CGFloat { left.x * right.x + left.y * right.y + left.z * right.z }

  func crossing(_ other: Triple) -> Triple {
    Triple(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
}
