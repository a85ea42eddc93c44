import CGTK
import Foundation
import GTKSupport
import Paths
import ViewGraph

/// How a view is turned, scaled or tilted in its room, which layout knows nothing of: GTK paints it so, and picks it where
/// it is painted.
package protocol EffectTransform {
  /// Where the points of a room of a size come to, from its upper left corner; nil where nothing is left to be seen.
  @MainActor func projection(in size: CGSize) -> ProjectionTransform?
  /// What it is where reading starts at the right; the same unless said otherwise.
  var mirrored: Self { get }
  /// Whether another transform does the same. False unless said otherwise: nobody can know of code of the program.
  func isSame(as other: (any EffectTransform)?) -> Bool
  /// Whether the frames that views are told of are as if it were not there. False unless said otherwise.
  var isIgnoredByLayout: Bool { get }
}

extension EffectTransform {
  package var mirrored: Self { self }

  package var isIgnoredByLayout: Bool { false }

  package func isSame(as other: (any EffectTransform)?) -> Bool { false }
}

extension EffectTransform where Self: Equatable {
  package func isSame(as other: (any EffectTransform)?) -> Bool { (other as? Self) == self }
}

extension ProjectionTransform {
  /// The projection after another transform, as GTK takes it. Takes the other one, and returns one to its caller.
  @MainActor
  func transform(after transform: OpaquePointer?) -> OpaquePointer? {
    isAffine ? affine(after: transform) : perspective(after: transform)
  }

  /// A turn, a slant and a scale after another transform, so that GTK knows that nothing is divided. Takes the other one,
  /// and returns one to its caller.
  @MainActor
  private func affine(after transform: OpaquePointer?) -> OpaquePointer? {
    var offset = graphene_point_t(CGPoint(x: m31, y: m32))
    let moved = gsk_transform_translate(transform, &offset)
    if m12 == 0, m21 == 0 { return gsk_transform_scale(moved, Float(m11), Float(m22)) }
    let width = hypot(m11, m12)
    let height = (m11 * m22 - m12 * m21) / width
    let slant = (m11 * m21 + m12 * m22) / width / height
    let turned = gsk_transform_rotate(moved, Float(atan2(m12, m11) * 180 / .pi))
    let slanted = slant == 0 ? turned : gsk_transform_skew(turned, Float(atan(slant) * 180 / .pi), 0)
    return gsk_transform_scale(slanted, Float(width), Float(height))
  }

  /// The whole projection after another transform. Takes the other one, and returns one to its caller.
  @MainActor
  private func perspective(after transform: OpaquePointer?) -> OpaquePointer? {
    guard let matrix = graphene_matrix_alloc() else { return transform }
    defer { graphene_matrix_free(matrix) }
    let numbers: [CGFloat] = [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33]
    graphene_matrix_init_from_float(matrix, numbers.map(Float.init))
    return gsk_transform_matrix(transform, matrix)
  }

  /// Draws what a function draws where the projection puts it, without the perspective that it has around a point.
  @MainActor
  package func draw(_ snapshot: OpaquePointer, around point: CGPoint, _ content: (OpaquePointer) -> Void) {
    let flat = flattened(around: point)
    guard flat.canBeShown else { return }
    let transform = flat.transform(after: nil)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_transform(snapshot, transform)
    gsk_transform_unref(transform)
    content(snapshot)
    gtk_snapshot_restore(snapshot)
  }

  /// Whether anything is to be seen by it: what is a thousand million times as large as it was, or as small, is nothing on any
  /// screen, and renderers fail at it.
  var canBeShown: Bool {
    let numbers = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
    let area = abs(m11 * m22 - m12 * m21)
    return numbers.allSatisfy { abs($0) <= 1e9 } && (area > 1e-18 || !isAffine)
  }

  /// The nearest change around a point that has no perspective.
  func flattened(around point: CGPoint) -> ProjectionTransform {
    if isAffine { return self }
    let image = point.applying(self)
    let divisor = m13 * point.x + m23 * point.y + m33
    guard divisor != 0, image.x.isFinite, image.y.isFinite else { return ProjectionTransform() }
    var flat = ProjectionTransform()
    (flat.m11, flat.m12) = ((m11 - image.x * m13) / divisor, (m12 - image.y * m13) / divisor)
    (flat.m21, flat.m22) = ((m21 - image.x * m23) / divisor, (m22 - image.y * m23) / divisor)
    flat.m31 = image.x - point.x * flat.m11 - point.y * flat.m21
    flat.m32 = image.y - point.x * flat.m12 - point.y * flat.m22
    return flat
  }
}

extension Diagnostics {
  /// A view is seen from an angle where Cairo paints it.
  static func reportFlattening() {
    report(
      .flattenedPerspective, place: "",
      "Cairo paints no perspective: where it is the renderer, and in masks, blend modes and clips that are no rectangle, "
        + "tilted views are slanted")
  }
}
