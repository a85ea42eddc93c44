import CGTK
import Foundation
import Paths

/// Colours around a place, which Cairo has as a mesh of triangles that reach beyond the rectangle.
@MainActor
struct AngularMesh {
  private let center: CGPoint
  private let start: Double
  private let turn: Double
  private let reach: Double

  /// Of angles that span more than a turn, the last turn is shown (PT14). Nil where a number is none.
  init?(center: CGPoint, start: Angle, end: Angle, rect: CGRect) {
    let (first, last) = (start.radians, end.radians)
    guard center.x.isFinite, center.y.isFinite, first.isFinite, last.isFinite else { return nil }
    self.center = center
    turn = min(max(last - first, -2 * .pi), 2 * .pi)
    self.start = last - turn
    let corners = [rect.minX - center.x, rect.maxX - center.x, rect.minY - center.y, rect.maxY - center.y]
    // A triangle's outer side is nearer than its corners.
    reach = 3 * max(1, corners.map(\.magnitude).max() ?? 1)
  }

  func pattern(of stops: [CairoStop]) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    let whole = 2 * Double.pi * (turn < 0 ? -1 : 1)
    add(to: pattern, from: start, over: turn) { color(of: stops, at: $0) }
    // The rest of the turn: half of it in the last colour, and half in the first.
    let rest = whole - turn
    guard abs(rest) > 1e-9, let first = stops.first, let last = stops.last else { return pattern }
    add(to: pattern, from: start + turn, over: rest / 2) { _ in last.color }
    add(to: pattern, from: start + turn + rest / 2, over: rest / 2) { _ in first.color }
    return pattern
  }

  /// Triangles of a 64th of a turn.
  private func add(to pattern: OpaquePointer?, from: Double, over angle: Double, _ color: (Double) -> GdkRGBA) {
    let count = max(1, Int((abs(angle) / (2 * .pi) * 64).rounded(.up)))
    for index in 0..<count {
      let (first, last) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      line(pattern, to: from + angle * first)
      line(pattern, to: from + angle * last)
      // Cairo closes a triangle in its first corner, which is a fourth one then.
      let middle = (first + last) / 2
      for (corner, place) in [middle, first, last, middle].enumerated() {
        let color = color(place)
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
  }

  private func line(_ pattern: OpaquePointer?, to angle: Double) {
    cairo_mesh_pattern_line_to(pattern, center.x + cos(angle) * reach, center.y + sin(angle) * reach)
  }

  private func color(of stops: [CairoStop], at place: Double) -> GdkRGBA {
    guard let next = stops.firstIndex(where: { $0.location >= place }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let share = Float((place - before.location) / max(after.location - before.location, 1e-9))
    func mixed(_ part: KeyPath<GdkRGBA, Float>) -> Float {
      before.color[keyPath: part] + (after.color[keyPath: part] - before.color[keyPath: part]) * share
    }
    return GdkRGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }
}
