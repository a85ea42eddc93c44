import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

extension CairoContext {
  /// Draws with a paint that lies in a rectangle.
  func take(_ paint: ShapePaint, in bounds: CGRect, of widget: UnsafeMutablePointer<GtkWidget>?) {
    let rect = paint.rect ?? bounds
    switch paint.source {
    case .color(let color):
      take(color.opacity(paint.opacity).resolved(for: widget))
    case .gradient(let gradient, let geometry):
      let stops = gradient.sortedStops.map { stop in
        CairoStop(color: stop.color.opacity(paint.opacity).resolved(for: widget), location: stop.location)
      }
      take(geometry.pattern(of: stops, in: rect))
    case .mesh(let mesh): take(mesh.pattern(in: rect, opacity: paint.opacity, of: widget))
    case .image(let image): take(image.pattern(from: rect.origin, opacity: paint.opacity, of: widget))
    }
  }

  /// Draws with a colour.
  func take(_ color: GdkRGBA) {
    cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  /// Draws with a pattern, which ends; without one nothing is seen.
  private func take(_ pattern: OpaquePointer?) {
    guard let pattern else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension CairoContext {
  /// Paints with the source where something is opaque.
  func paint(upon form: RenderNode) {
    cairo_push_group(cairo)
    gsk_render_node_draw(form.node, cairo)
    let alpha = cairo_pop_group(cairo)
    cairo_mask(cairo, alpha)
    cairo_pattern_destroy(alpha)
  }
}

/// A colour of the theme or not, at a place from 0 to 1.
struct CairoStop {
  let color: GdkRGBA
  let location: Double
}

extension Gradient {
  /// The colours in their order; what is at no place is left out.
  fileprivate var sortedStops: [Stop] {
    let sorted = stops.filter { !$0.location.isNaN }.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    guard colorSpace == .perceptual, let last = sorted.last else { return sorted }
    return zip(sorted, sorted.dropFirst()).flatMap { steps(from: $0, to: $1) } + [last]
  }

  /// Cairo mixes in the numbers of the screen: eight steps differ from the curve by less than is seen.
  private func steps(from start: Stop, to end: Stop) -> [Stop] {
    (0..<8).map { step in
      let share = Double(step) / 8
      return Stop(
        color: start.color.mix(with: end.color, by: share),
        location: start.location + (end.location - start.location) * share)
    }
  }
}

extension GradientGeometry {
  /// Cairo's source for colours that lie in a rectangle; nil without a colour or with numbers that are none.
  @MainActor
  fileprivate func pattern(of stops: [CairoStop], in rect: CGRect) -> OpaquePointer? {
    guard !stops.isEmpty else { return nil }
    switch self {
    case .linear(let start, let end): return Self.linear(start.place(in: rect), end.place(in: rect), stops)
    case .radial(let center, let start, let end):
      return Self.radial(center.place(in: rect), start, end, stops)
    case .elliptical(let center, let start, let end):
      return Self.elliptical(center.place(in: rect), start, end, stops, in: rect)
    case .angular(let center, let start, let end):
      return AngularMesh(center: center.place(in: rect), start: start, end: end, rect: rect)?.pattern(of: stops)
    }
  }

  private static func linear(_ start: CGPoint, _ end: CGPoint, _ stops: [CairoStop]) -> OpaquePointer? {
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return nil }
    return filled(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
  }

  private static func radial(
    _ center: CGPoint, _ start: CGFloat, _ end: CGFloat, _ stops: [CairoStop]
  ) -> OpaquePointer? {
    guard center.x.isFinite, center.y.isFinite, start.isFinite, end.isFinite else { return nil }
    // Of two equal circles Cairo paints nothing.
    let (first, last) = (max(0, held(start)), max(0, held(end)))
    let (x, y) = (held(center.x), held(center.y))
    return filled(cairo_pattern_create_radial(x, y, first, x, y, first == last ? first + 1e-6 : last), stops)
  }

  /// A number that is no larger than those with which Cairo reckons.
  private static func held(_ number: CGFloat) -> CGFloat { min(max(number, -1e5), 1e5) }

  /// A circle of radius 1 in each side's length.
  private static func elliptical(
    _ center: CGPoint, _ start: CGFloat, _ end: CGFloat, _ stops: [CairoStop], in rect: CGRect
  ) -> OpaquePointer? {
    guard rect.width > 0, rect.height > 0, center.x.isFinite, center.y.isFinite,
      let pattern = radial(.zero, start, end, stops)
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / rect.width, 1 / rect.height)
    cairo_matrix_translate(&matrix, -held(center.x), -held(center.y))
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  private static func filled(_ pattern: OpaquePointer?, _ stops: [CairoStop]) -> OpaquePointer? {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    // Beyond the ends the last colours go on.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}

extension UnitPoint {
  func place(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}
