import Foundation
import GTKBridge
import Paths
import ViewGraph

/// A turn in space, seen from in front of the room (FX6).
struct SpatialTurn: EffectTransform, Equatable, Animatable {
  var angle: Angle
  var axis: SpatialVector
  var anchor: UnitPoint
  /// Where the axis is in depth, in pixels, positive towards the viewer.
  var depth: CGFloat
  /// The longer side of the room divided by this is the distance of the viewer; from 0, nothing looks nearer.
  var perspective: CGFloat

  /// All of it.
  var animatableData: AnimatableArray<Double> {
    get { AnimatableArray(numbers) }
    set { if newValue.elements.count == numbers.count { numbers = newValue.elements } }
  }

  /// The angle in radians, the axis, the point that it goes through, and how the turn is seen.
  var numbers: [Double] {
    get { [angle.radians] + [axis.x, axis.y, axis.z, anchor.x, anchor.y, depth, perspective].map { Double($0) } }
    set {
      angle = .radians(newValue[0])
      axis = SpatialVector(x: newValue[1], y: newValue[2], z: newValue[3])
      anchor = UnitPoint(x: newValue[4], y: newValue[5])
      (depth, perspective) = (newValue[6], newValue[7])
    }
  }

  func projection(in size: CGSize) -> ProjectionTransform? {
    guard let axis = axis.unit, angle.degrees.truncatingRemainder(dividingBy: 360) != 0 else {
      return ProjectionTransform()
    }
    let place = anchor.place(in: CGRect(origin: .zero, size: size))
    let nearing = max(size.width, size.height) > 0 ? perspective / max(size.width, size.height) : 0
    let turn = axis.turn(by: angle.radians)
    let limits = turn.nearness(of: CGRect(origin: .zero, size: size), around: place, from: depth)
    let projection = ProjectionTransform(CGAffineTransform(translationX: -place.x, y: -place.y))
      .concatenating(turn.projection(from: depth, nearing: nearing.limited(to: limits)))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: place.x, y: place.y)))
    // Seen from its edge, nothing is left of the view.
    return abs(projection.determinant) > 1e-9 ? projection : nil
  }
}

/// A direction in space.
struct SpatialVector: Equatable {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  /// The vector of length 1 in this direction; none for one without a length.
  var unit: SpatialVector? {
    // The square of a huge number is none.
    let most = max(abs(x), abs(y), abs(z))
    guard x.isFinite, y.isFinite, z.isFinite, most > 0 else { return nil }
    let (x, y, z) = (x / most, y / most, z / most)
    let length = (x * x + y * y + z * z).squareRoot()
    return length > 0 ? SpatialVector(x: x / length, y: y / length, z: z / length) : nil
  }

  /// The turn around this direction by an angle in radians.
  func turn(by angle: CGFloat) -> SpatialMatrix {
    let (cosine, sine) = (cos(angle), sin(angle))
    let rest = 1 - cosine
    return SpatialMatrix(
      x: SpatialVector(
        x: cosine + x * x * rest, y: x * y * rest + z * sine, z: x * z * rest - y * sine),
      y: SpatialVector(
        x: x * y * rest - z * sine, y: cosine + y * y * rest, z: y * z * rest + x * sine),
      z: SpatialVector(
        x: x * z * rest + y * sine, y: y * z * rest - x * sine, z: cosine + z * z * rest))
  }
}

/// What becomes of the three directions of space.
struct SpatialMatrix {
  let x: SpatialVector
  let y: SpatialVector
  let z: SpatialVector

  /// How near to the viewer the corners of a room come that is turned around a point of it, in any order.
  func nearness(of room: CGRect, around place: CGPoint, from depth: CGFloat) -> [CGFloat] {
    let across = [room.minX - place.x, room.maxX - place.x].map { $0 * x.z }
    let down = [room.minY - place.y, room.maxY - place.y].map { $0 * y.z + depth - depth * z.z }
    return across.flatMap { x in down.map { x + $0 } }
  }

  /// What is seen of a plane that is turned around an axis at a depth: each point is divided by 1 less its nearness.
  func projection(from depth: CGFloat, nearing: CGFloat) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (x.x, x.y, -x.z * nearing)
    (result.m21, result.m22, result.m23) = (y.x, y.y, -y.z * nearing)
    (result.m31, result.m32, result.m33) = (-depth * z.x, -depth * z.y, 1 - (depth - depth * z.z) * nearing)
    return result
  }
}

extension CGFloat {
  /// How much of the way to the viewer a corner may come, as what comes nearer is larger without end.
  private static let nearest = 0.8

  /// How much larger each pixel makes what is that much nearer, where corners are so near: the viewer of a larger turn stands
  /// back. With less than nothing what is further away looks nearer.
  fileprivate func limited(to corners: [CGFloat]) -> CGFloat {
    let most = corners.map { $0 * self }.max() ?? 0
    return most > Self.nearest ? self * (Self.nearest / most) : self
  }
}

extension View {
  /// Turns what is painted and hit of the view in space, around an axis through a point of its frame, and shows what is nearer
  /// larger (FX6), at most five times as large. Where the renderer knows no perspective, as without a graphics card, it is slanted
  /// only, which is said once; it is hit as if it were slanted only in any case. It changes no layout. As SwiftUI documents it.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    transformed(
      SpatialTurn(
        angle: angle, axis: SpatialVector(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, depth: anchorZ,
        perspective: perspective),
      by: angle.degrees, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective, of: "rotation in space")
  }
}
