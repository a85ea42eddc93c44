import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A part of an image that is repeated, from the upper left corner of what is filled (PT26). As SwiftUI documents it.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part that is repeated, in shares of the image's sides from 0 to 1.
  public var sourceRect: CGRect
  /// The size of what is painted, relative to the image.
  public var scale: CGFloat

  /// A part of an image; all of it unless said otherwise.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

  /// The image, in the size that it has in the surroundings.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    let size = PaintedImages.loader(of: image.source).size(in: environment)
    return ShapePaint(.image(PaintedImage(source: image.source, size: size, part: sourceRect, scale: scale)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A part of an image that is repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

/// The images that are painted with or stand in texts, as each drawing would read them again.
@MainActor
enum PaintedImages {
  private static var loaders: [Image.Source: ImageLoader] = [:]

  static func loader(of source: Image.Source) -> ImageLoader {
    if let known = loaders[source] { return known }
    // A program that paints with ever other images shall not keep them all.
    if loaders.count >= 32 { loaders = [:] }
    let loader = ImageLoader()
    if let missing = loader.load(source) { Diagnostics.report(.missingImage, place: missing, missing) }
    loaders[source] = loader
    return loader
  }
}

/// An image to paint with.
struct PaintedImage: Hashable, Sendable {
  let source: Image.Source
  /// Of the whole image, in points.
  let size: CGSize
  let part: CGRect
  let scale: CGFloat

  /// What is repeated, in points; nil where it is nothing, or not to be painted.
  private var tile: CGSize? {
    let tile = CGSize(width: size.width * part.width * scale, height: size.height * part.height * scale)
    guard [tile.width, tile.height, part.minX, part.minY].allSatisfy(\.isFinite) else { return nil }
    return tile.width >= 0.5 && tile.height >= 0.5 && max(tile.width, tile.height) <= 8192 ? tile : nil
  }

  /// Cairo's source from a corner on.
  @MainActor
  func pattern(
    from corner: CGPoint, opacity: Double, of widget: UnsafeMutablePointer<GtkWidget>?
  ) -> OpaquePointer? {
    guard let tile, let image = node(for: widget) else { return nil }
    let pixels = CGFloat(widget.map(gtk_widget_get_scale_factor) ?? 1)
    let (width, height) = ((tile.width * pixels).rounded(.up), (tile.height * pixels).rounded(.up))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width.pixels, height.pixels) else { return nil }
    defer { cairo_surface_destroy(surface) }
    draw(image, on: surface, scaled: CGSize(width: width / tile.width, height: height / tile.height), opacity: opacity)
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, width / tile.width, height / tile.height)
    cairo_matrix_translate(&matrix, -corner.x, -corner.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  @MainActor
  private func node(for widget: UnsafeMutablePointer<GtkWidget>?) -> RenderNode? {
    RenderNode { snapshot in
      let drawing = Drawing(snapshot: snapshot, widget: widget, bounds: CGRect(origin: .zero, size: size))
      PaintedImages.loader(of: source).draw(in: drawing, with: ShapePaint(.color(.primary)), EnvironmentValues())
    }
  }

  @MainActor
  private func draw(_ image: RenderNode, on surface: OpaquePointer, scaled pixels: CGSize, opacity: Double) {
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, pixels.width * scale, pixels.height * scale)
    cairo_translate(cairo, -part.minX * size.width, -part.minY * size.height)
    cairo_push_group(cairo)
    gsk_render_node_draw(image.node, cairo)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, min(max(opacity, 0), 1))
  }
}
