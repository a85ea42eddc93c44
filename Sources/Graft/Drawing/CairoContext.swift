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
    CairoTracer(cairo: cairo).add(path)
  }

  /// Fills, or clips, in a style.
  func take(_ style: FillStyle) {
    cairo_set_fill_rule(cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    smoothEdges(style.isAntialiased)
  }

  private func smoothEdges(_ isWanted: Bool) {
    cairo_set_antialias(cairo, isWanted ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Draws lines in a style.
  func take(_ style: StrokeStyle, antialiased: Bool) {
    smoothEdges(antialiased)
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
