import CGTK
import Foundation
import GTKBridge
import Paths
import ViewGraph

/// How much of a line's height its bar has.
private let share = 0.7

extension TextBlock {
  /// Draws a bar in place of each line, as wide as the line is (TX31).
  func drawBars(_ snapshot: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>, with paint: ShapePaint) {
    let drawing = Drawing(snapshot: snapshot, widget: widget, bounds: Drawing.bounds(of: widget, in: nil))
    draw(in: widget) { layout, left, top in
      var bars = Path()
      for line in TextLineIterator.frames(of: layout) where line.width > 0 {
        let bar = line.offsetBy(dx: left, dy: top).insetBy(dx: 0, dy: line.height * (1 - share) / 2)
        let corner = min(bar.height, bar.width) / 4
        bars.addRoundedRect(in: bar, cornerSize: CGSize(width: corner, height: corner))
      }
      drawing.paint(bars, .fill(FillStyle()), with: paint)
    }
  }
}

extension TextLineIterator {
  /// The room of the letters in each line, in pixels.
  fileprivate static func frames(of layout: OpaquePointer) -> [CGRect] {
    guard let lines = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(lines) }
    var frames: [CGRect] = []
    repeat {
      var frame = PangoRectangle()
      pango_layout_iter_get_line_extents(lines, nil, &frame)
      frames.append(CGRect(frame))
    } while pango_layout_iter_next_line(lines) != 0
    return frames
  }
}
