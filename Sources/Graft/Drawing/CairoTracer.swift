import CGTK
import Foundation
import Paths

/// Adds paths to the current one of Cairo. On the main thread.
struct CairoTracer {
  let cairo: OpaquePointer

  /// Adds all of a path. A figure is added without a list of its elements.
  func add(_ path: Path) {
    switch path.figure {
    case .rectangle(let rect): addRectangle(rect)
    case .ellipse(let rect): addEllipse(in: rect)
    case nil: addElements(of: path)
    }
  }

  /// By its corners: Cairo's own rectangle ends where the rounded sizes do.
  private func addRectangle(_ rect: CGRect) {
    let (low, high) = (rect.origin.near, CGPoint(x: rect.maxX, y: rect.maxY).near)
    cairo_move_to(cairo, low.x, low.y)
    cairo_line_to(cairo, high.x, low.y)
    cairo_line_to(cairo, high.x, high.y)
    cairo_line_to(cairo, low.x, high.y)
    cairo_close_path(cairo)
  }

  private func addEllipse(in rect: CGRect) {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let (across, along) = (rect.size.width / 2, rect.size.height / 2)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + x * across, y: middle.y + y * along).near
    }
    func turn(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
      cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
    }
    let (start, reach) = (place(1, 0), Path.Figure.reach)
    cairo_move_to(cairo, start.x, start.y)
    turn(place(1, reach), place(reach, 1), place(0, 1))
    turn(place(-reach, 1), place(-1, reach), place(-1, 0))
    turn(place(-1, -reach), place(-reach, -1), place(0, -1))
    turn(place(reach, -1), place(1, -reach), start)
    cairo_close_path(cairo)
  }

  private func addElements(of path: Path) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    path.forEach { element in
      switch element {
      case .move(let end):
        cairo_move_to(cairo, end.near.x, end.near.y)
        (start, current) = (end, end)
      case .line(let end):
        cairo_line_to(cairo, end.near.x, end.near.y)
        current = end
      case .quadCurve(let end, let control):
        curve(current.toward(control, by: 2 / 3), end.toward(control, by: 2 / 3), end)
        current = end
      case .curve(let end, let first, let second):
        curve(first, second, end)
        current = end
      case .closeSubpath:
        cairo_close_path(cairo)
        current = start
      }
    }
  }

  private func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    let (first, second, end) = (first.near, second.near, end.near)
    cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
  }
}

extension CGPoint {
  /// Cairo's numbers end at eight millions.
  fileprivate var near: CGPoint {
    CGPoint(x: min(max(x, -4e6), 4e6), y: min(max(y, -4e6), 4e6))
  }
}
