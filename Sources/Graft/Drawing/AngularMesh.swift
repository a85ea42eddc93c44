import CGTK
import Foundation
import Paths

/// Colours around a place, which Cairo has as a mesh of triangles that reach beyond the rectangle.
@MainActor
struct AngularMesh {
  private let center: CGPoint
  private let start: Double
  private let turn: Double
  /// The part of the colours that the last turn has.
  private let share: Double
  private let reach: Double

  /// Of angles that span more than a turn, the last turn is shown (PT14). Nil where a number is none.
  init?(center: CGPoint, start: Angle, end: Angle, rect: CGRect) {
    let (first, last) = (start.radians, end.radians)
    guard center.x.isFinite, center.y.isFinite, first.isFinite, last.isFinite else { return nil }
    self.center = center
    turn = min(max(last - first, -2 * .pi), 2 * .pi)
    self.start = last - turn
    share = last == first ? 1 : turn / (last - first)
    let corners = [rect.minX - center.x, rect.maxX - center.x, rect.minY - center.y, rect.maxY - center.y]
    // A triangle's outer side is nearer than its corners.
    reach = 3 * max(1, corners.map(\.magnitude).max() ?? 1)
  }

  func pattern(of stops: [CairoStop]) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    let whole = 2 * Double.pi * (turn < 0 ? -1 : 1)
    addColors(stops, to: pattern)
    // The rest of the turn: half of it in the last colour, and half in the first.
    let rest = whole - turn
    guard abs(rest) > 1e-9, let first = stops.first, let last = stops.last else { return pattern }
    addTriangles(to: pattern, from: start + turn, over: rest / 2, last.color)
    addTriangles(to: pattern, from: start + turn + rest / 2, over: rest / 2, first.color)
    return pattern
  }

  /// Triangles of a 64th of a turn, which end where a colour does.
  private func addColors(_ stops: [CairoStop], to pattern: OpaquePointer?) {
    let parts = (0...64).map { 1 - share + share * Double($0) / 64 }
    let ends = stops.map(\.location).filter { $0 > 1 - share && $0 < 1 }
    let places = Set(parts + ends).sorted()
    for (first, last) in zip(places, places.dropFirst()) {
      let (from, to) = (angle(at: first), angle(at: last))
      let (before, after) = (color(of: stops, after: first), color(of: stops, before: last))
      addTriangle(to: pattern, (from, before), (to, after))
    }
  }

  private func angle(at place: Double) -> Double { start + turn * (place - 1 + share) / share }

  private func addTriangles(to pattern: OpaquePointer?, from: Double, over angle: Double, _ color: GdkRGBA) {
    for part in 0..<64 {
      let (first, last) = (from + angle * Double(part) / 64, from + angle * Double(part + 1) / 64)
      addTriangle(to: pattern, (first, color), (last, color))
    }
  }

  private typealias Side = (angle: Double, color: GdkRGBA)

  private func addTriangle(to pattern: OpaquePointer?, _ first: Side, _ last: Side) {
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, center.x, center.y)
    line(pattern, to: first.angle)
    line(pattern, to: last.angle)
    let middle = mixed(first.color, last.color, 0.5)
    // Cairo closes a triangle in its first corner, which is a fourth one then.
    for (corner, color) in [middle, first.color, last.color, middle].enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    cairo_mesh_pattern_end_patch(pattern)
  }

  private func line(_ pattern: OpaquePointer?, to angle: Double) {
    cairo_mesh_pattern_line_to(pattern, center.x + cos(angle) * reach, center.y + sin(angle) * reach)
  }

  /// The colour on the way from a place on.
  private func color(of stops: [CairoStop], after place: Double) -> GdkRGBA {
    guard let before = stops.lastIndex(where: { $0.location <= place }) else { return stops[0].color }
    return color(of: stops, at: place, after: before)
  }

  /// The colour on the way up to a place.
  private func color(of stops: [CairoStop], before place: Double) -> GdkRGBA {
    guard let next = stops.firstIndex(where: { $0.location >= place }) else { return stops[stops.count - 1].color }
    return next == 0 ? stops[0].color : color(of: stops, at: place, after: next - 1)
  }

  private func color(of stops: [CairoStop], at place: Double, after index: Int) -> GdkRGBA {
    guard index + 1 < stops.count else { return stops[index].color }
    let (before, after) = (stops[index], stops[index + 1])
    return mixed(
      before.color, after.color, Float((place - before.location) / max(after.location - before.location, 1e-9)))
  }

  private func mixed(_ first: GdkRGBA, _ last: GdkRGBA, _ share: Float) -> GdkRGBA {
    func mixed(_ part: KeyPath<GdkRGBA, Float>) -> Float {
      first[keyPath: part] + (last[keyPath: part] - first[keyPath: part]) * share
    }
    return GdkRGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }
}
