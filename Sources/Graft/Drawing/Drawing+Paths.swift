import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

extension Drawing {
  /// Paints the inside of a path. The paint lies in the drawing's bounds.
  func fill(_ path: Path, with paint: ShapePaint, style: FillStyle) {
    if let rectangle = path.rectangle, case .color(let color) = paint.source {
      return fill(rectangle, with: color.opacity(paint.opacity))
    }
    draw(in: path.boundingRect, with: paint) { context in
      context.trace(path)
      cairo_set_fill_rule(context.pointer, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_antialias(context.pointer, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      cairo_fill(context.pointer)
    }
  }

  /// Paints a line along a path.
  func stroke(_ path: Path, with paint: ShapePaint, style: StrokeStyle, antialiased: Bool) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    // The corner of two sides reaches as far as the limit lets it, and a square end over its corner.
    let reach = style.lineWidth / 2 * max(style.lineJoin == .miter ? style.miterLimit : 1, 2)
    draw(in: path.boundingRect.insetBy(dx: -reach, dy: -reach), with: paint) { context in
      context.trace(path)
      context.take(style)
      cairo_set_antialias(context.pointer, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      cairo_stroke(context.pointer)
    }
  }

  private func draw(in extent: CGRect, with paint: ShapePaint, _ draw: (CairoContext) -> Void) {
    let area = extent.intersection(Self.largest)
    guard paint.isSeen, !area.isNull else { return }
    // A line is seen beside itself, and smoothed edges are between pixels.
    var room = graphene_rect_t(
      origin: graphene_point_t(x: Float((area.minX - 1).rounded(.down)), y: Float((area.minY - 1).rounded(.down))),
      size: graphene_size_t(width: Float((area.width + 3).rounded(.up)), height: Float((area.height + 3).rounded(.up))))
    guard let pointer = gtk_snapshot_append_cairo(snapshot, &room) else { return }
    let context = CairoContext(pointer: pointer)
    defer { cairo_destroy(pointer) }
    context.take(paint, in: bounds, of: widget)
    draw(context)
  }

  /// What any window may show of a drawing: memory is needed for all of it.
  private static let largest = CGRect(x: -8192, y: -8192, width: 16384, height: 16384)
}
