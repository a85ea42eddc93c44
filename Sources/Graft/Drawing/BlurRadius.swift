import CGTK
import Foundation
import GTKBridge

extension Drawing {
  /// GTK's radius of a blur with a deviation in pixels. A larger one than a window takes minutes.
  func blurRadius(_ deviation: CGFloat) -> Float {
    let share = isPaintedByCairo ? CairoBlur.deviation : 0.5
    return Float(min(max(deviation, 0), 500) / share)
  }
}

/// How Cairo blurs.
@MainActor
private enum CairoBlur {
  /// The deviation of a blur in radii: a half, as with GTK's other painters and style sheets, but for old versions of GTK, with
  /// which it is the whole. No version number says so, so it is looked at once.
  static let deviation: CGFloat = isWide ? 1 : 0.5

  /// Whether 10 pixels beyond an edge a blur of radius 20 is as opaque as one with a deviation of 20, 0.31, and not of 10, 0.16.
  private static var isWide: Bool {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 120, 120)
    defer { cairo_surface_destroy(surface) }
    drawEdge(on: surface)
    cairo_surface_flush(surface)
    let row = 60 * Int(cairo_image_surface_get_stride(surface))
    return cairo_image_surface_get_data(surface).map { $0[row + 70 * 4 + 3] > 60 } ?? false
  }

  /// An edge at 60 pixels.
  private static func drawEdge(on surface: OpaquePointer?) {
    var (black, bounds) = (
      GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1), graphene_rect_t(CGRect(x: 0, y: 0, width: 60, height: 120))
    )
    let edge = RenderNode { snapshot in
      gtk_snapshot_push_blur(snapshot, 20)
      gtk_snapshot_append_color(snapshot, &black, &bounds)
      gtk_snapshot_pop(snapshot)
    }
    let cairo = cairo_create(surface)
    if let edge { gsk_render_node_draw(edge.node, cairo) }
    cairo_destroy(cairo)
  }
}
