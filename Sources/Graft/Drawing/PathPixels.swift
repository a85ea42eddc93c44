import CGTK
import Foundation
import GTKSupport
import Paths

/// What Cairo has painted of a small path in one colour: of many shapes that are alike one is painted, and the renderer copies it.
@MainActor
package enum PathPixels {
  /// Cairo copies them, of a disc of 8 pixels in a quarter of the time of painting it anew; of a texture older GTKs give it each
  /// pixel in another format first. One node for all places.
  case surface(RenderNode)
  /// Sent to the graphics card once.
  case texture(ObjectReference)

  /// The pixels in an extent of their size.
  func node(in extent: CGRect) -> RenderNode {
    switch self {
    case .surface(let node): RenderNode(node, movedBy: extent.origin)
    case .texture(let texture): RenderNode(texture, in: extent)
    }
  }
}

extension PathPixels {
  private struct Key: Hashable {
    let form: Path.Form
    let painting: Painting
    let color: SIMD4<Float>
    let scale: CGFloat
    let areCairos: Bool
  }

  /// A larger picture is not much cheaper to copy than to paint.
  private static let longestSide: CGFloat = 64
  /// With the sides, at most 4 MB.
  private static let greatestCount = 256
  private static let greatestFormLength = 64
  private static var kept: [Key: PathPixels] = [:]
  /// How often a path was painted to be kept.
  package private(set) static var paintedCount = 0

  package static var keptCount: Int { kept.count }

  /// The pixels of an extent, with a number of them for a point; nil for what is too large to be kept, and where pixels are no
  /// part of points. The colour is asked for only where it is: one of the theme is looked up.
  static func of(
    _ path: Path, _ painting: Painting, in shownColor: @autoclosure () -> GdkRGBA, _ extent: CGRect, scale: CGFloat,
    areCairos: Bool
  ) -> PathPixels? {
    guard scale == scale.rounded(), max(extent.width, extent.height) * scale <= longestSide,
      path.form.length <= greatestFormLength
    else { return nil }
    let color = shownColor()
    let parts = SIMD4(color.red, color.green, color.blue, color.alpha)
    let key = Key(form: path.form, painting: painting, color: parts, scale: scale, areCairos: areCairos)
    if let pixels = kept[key] { return pixels }
    guard let pixels = painted(path, painting, color, extent, scale, areCairos) else { return nil }
    paintedCount += 1
    // Shapes that differ in each frame would fill it for nothing; those that are alike are soon in it again.
    if kept.count == greatestCount { kept = [:] }
    kept[key] = pixels
    return pixels
  }

  private static func painted(
    _ path: Path, _ painting: Painting, _ color: GdkRGBA, _ extent: CGRect, _ scale: CGFloat, _ areCairos: Bool
  ) -> PathPixels? {
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
    return areCairos ? .surface(copying(surface, extent.size)) : RenderNode.texture(of: surface).map { .texture($0) }
  }

  private static func copying(_ surface: OpaquePointer?, _ size: CGSize) -> RenderNode {
    RenderNode(in: CGRect(origin: .zero, size: size)) { cairo in
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_paint(cairo)
    }
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
