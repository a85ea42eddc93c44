import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

/// What Cairo draws with.
@MainActor
struct CairoContext {
  let cairo: OpaquePointer

  /// Takes a path as the current one.
  func trace(_ path: Path) {
    cairo_new_path(cairo)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    path.forEach { element in
      current = add(element, from: current, in: start)
      if case .move = element { start = current }
    }
  }

  private func add(_ element: Path.Element, from current: CGPoint, in start: CGPoint) -> CGPoint {
    switch element {
    case .move(let end):
      cairo_move_to(cairo, end.near.x, end.near.y)
      return end
    case .line(let end):
      cairo_line_to(cairo, end.near.x, end.near.y)
      return end
    case .quadCurve(let end, let control):
      curve(to: end, current.third(towards: control), end.third(towards: control))
      return end
    case .curve(let end, let first, let second):
      curve(to: end, first, second)
      return end
    case .closeSubpath:
      cairo_close_path(cairo)
      return start
    }
  }

  private func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    cairo_curve_to(cairo, first.near.x, first.near.y, second.near.x, second.near.y, end.near.x, end.near.y)
  }

  /// Draws lines in a style.
  func take(_ style: StrokeStyle) {
    cairo_set_line_width(cairo, min(style.lineWidth, 131_072))
    cairo_set_line_cap(cairo, style.lineCap.cairo)
    cairo_set_line_join(cairo, style.lineJoin.cairo)
    cairo_set_miter_limit(cairo, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    // Cairo takes nothing else for an error, and draws nothing any more.
    guard style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dash.contains(where: { $0 > 0 }) else { return }
    cairo_set_dash(
      cairo, style.dash.map { Double($0) }, Int32(style.dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
  }
}

extension CGPoint {
  /// Cairo's numbers end at eight millions.
  fileprivate var near: CGPoint {
    CGPoint(x: min(max(x, -4e6), 4e6), y: min(max(y, -4e6), 4e6))
  }

  /// A curve with one control point is one with two that are two thirds of the way to it.
  fileprivate func third(towards control: CGPoint) -> CGPoint {
    CGPoint(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
