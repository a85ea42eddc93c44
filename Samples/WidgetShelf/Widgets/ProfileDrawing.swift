import CGTK
import Graft

/// Draws a line of heights, and where on it one is.
@MainActor
final class ProfileDrawing {
  struct Profile {
    var heights: [Double] = []
    var position = 0.0
    var isDark = false
  }

  var profile = Profile()

  // snippet: shelf-draw-function
  /// Has GTK call `paint`. The area keeps the drawing, and lets go of it when it is finalized or gets another function.
  func draw(in area: Widget) {
    gtk_drawing_area_set_draw_func(
      area.cast(),
      { _, canvas, width, height, data in ProfileDrawing.paint(data, canvas, Double(width), Double(height)) },
      Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<ProfileDrawing>.fromOpaque($0).release() } })
  }

  private nonisolated static func paint(
    _ data: UnsafeMutableRawPointer?, _ canvas: OpaquePointer?, _ width: Double, _ height: Double
  ) {
    nonisolated(unsafe) let (data, canvas) = (data, canvas)
    MainActor.assumeIsolated {
      guard let data, let canvas else { return }
      Unmanaged<ProfileDrawing>.fromOpaque(data).takeUnretainedValue().paint(canvas, width, height)
    }
  }
  // snippet end

  private func paint(_ canvas: OpaquePointer, _ width: Double, _ height: Double) {
    guard let low = profile.heights.min(), let high = profile.heights.max() else { return }
    let points = profile.heights.enumerated().map { index, each in
      (
        x: width * Double(index) / Double(profile.heights.count - 1),
        y: height * (0.9 - 0.75 * (each - low) / max(high - low, 1))
      )
    }
    for point in points { cairo_line_to(canvas, point.x, point.y) }
    fill(canvas, width, height)
    for point in points { cairo_line_to(canvas, point.x, point.y) }
    setColor(of: canvas, opacity: 1)
    cairo_set_line_width(canvas, 2)
    cairo_stroke(canvas)
    markPosition(canvas, width, height)
  }

  private func fill(_ canvas: OpaquePointer, _ width: Double, _ height: Double) {
    cairo_line_to(canvas, width, height)
    cairo_line_to(canvas, 0, height)
    setColor(of: canvas, opacity: 0.25)
    cairo_fill(canvas)
  }

  private func markPosition(_ canvas: OpaquePointer, _ width: Double, _ height: Double) {
    let ink = profile.isDark ? 1.0 : 0.0
    cairo_set_source_rgba(canvas, ink, ink, ink, 0.6)
    cairo_set_line_width(canvas, 1)
    cairo_move_to(canvas, width * profile.position, 0)
    cairo_line_to(canvas, width * profile.position, height)
    cairo_stroke(canvas)
  }

  private func setColor(of canvas: OpaquePointer, opacity: Double) {
    cairo_set_source_rgba(canvas, 0.1, profile.isDark ? 0.75 : 0.5, profile.isDark ? 0.7 : 0.45, opacity)
  }
}
