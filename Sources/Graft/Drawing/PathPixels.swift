import CGTK
import Foundation
import GTKSupport
import Paths

/// What Cairo has painted of small paths in one colour, as textures: of many shapes that are alike one is painted, and the
/// renderer copies it. Where a window is painted by Cairo, a disc of 8 pixels costs a third of being painted anew; elsewhere its
/// pixels are sent to the graphics card once.
@MainActor
package enum PathPixels {
  private struct Key: Hashable {
    let form: Path.Form
    let painting: Painting
    let color: SIMD4<Float>
    let scale: CGFloat
  }

  /// A larger picture is not much cheaper to copy than to paint.
  private static let longestSide: CGFloat = 64
  /// With the sides, at most 4 MB.
  private static let greatestCount = 256
  private static let greatestFormLength = 64
  private static var kept: [Key: ObjectReference] = [:]
  /// How often a path was painted to be kept.
  package private(set) static var paintedCount = 0

  package static var keptCount: Int { kept.count }

  /// The pixels of an extent, with a number of them for a point; nil for what is too large to be kept, and where pixels are no
  /// part of points. The colour is asked for only where it is: one of the theme is looked up.
  static func texture(
    of path: Path, _ painting: Painting, in shownColor: @autoclosure () -> GdkRGBA, _ extent: CGRect, scale: CGFloat
  ) -> ObjectReference? {
    guard scale == scale.rounded(), max(extent.width, extent.height) * scale <= longestSide,
      path.form.length <= greatestFormLength
    else { return nil }
    let color = shownColor()
    let parts = SIMD4(color.red, color.green, color.blue, color.alpha)
    let key = Key(form: path.form, painting: painting, color: parts, scale: scale)
    if let texture = kept[key] { return texture }
    guard let texture = painted(path, painting, color, extent, scale) else { return nil }
    paintedCount += 1
    // Shapes that differ in each frame would fill it for nothing; those that are alike are soon in it again.
    if kept.count == greatestCount { kept = [:] }
    kept[key] = texture
    return texture
  }

  private static func painted(
    _ path: Path, _ painting: Painting, _ color: GdkRGBA, _ extent: CGRect, _ scale: CGFloat
  ) -> ObjectReference? {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(extent.width * scale), Int32(extent.height * scale))
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    guard let cairo = cairo_create(surface) else { return nil }
    cairo_translate(cairo, -extent.minX, -extent.minY)
    let context = CairoContext(cairo: cairo)
    context.take(color)
    context.paint(path, painting)
    cairo_destroy(cairo)
    let texture: OpaquePointer? = graft_texture_of(surface)
    return texture.map { ObjectReference(taking: $0.objectAddress) }
  }
}

extension Path.Form {
  /// How many elements are to be compared.
  fileprivate var length: Int {
    switch self {
    case .figure: 1
    case .elements(let elements): elements.count
    }
  }
}
