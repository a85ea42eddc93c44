import CGTK
import Foundation
import GTKBridge

/// What Cairo was told to draw, to be drawn once or more. Owns its surface.
@MainActor
final class CairoRecording {
  nonisolated(unsafe) private let surface: OpaquePointer?

  /// A recording of what is drawn in an extent.
  init(of extent: CGRect) {
    var extent = cairo_rectangle_t(x: extent.minX, y: extent.minY, width: extent.width, height: extent.height)
    surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extent)
  }

  /// A context to record with, which its caller destroys.
  var context: OpaquePointer? { cairo_create(surface) }

  /// Draws what was recorded, in a rectangle.
  func paint(on cairo: OpaquePointer, in rectangle: CGRect) {
    cairo_save(cairo)
    cairo_rectangle(cairo, rectangle.minX, rectangle.minY, rectangle.width, rectangle.height)
    cairo_clip(cairo)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  deinit { cairo_surface_destroy(surface) }
}

/// A canvas that is drawn once, and painted in parts.
@MainActor
struct CanvasParts {
  let recording: CairoRecording
  private let tiles: [CGRect]
  private let snapshot: OpaquePointer

  /// Nil where one part is enough.
  init?(of drawing: Drawing) {
    tiles = CairoTiles.of(drawing.bounds)
    guard tiles.count > 1 else { return nil }
    snapshot = drawing.snapshot
    recording = CairoRecording(of: drawing.bounds.intersection(CairoTiles.largest))
  }

  func draw() {
    for tile in tiles {
      var room = graphene_rect_t(tile)
      guard let cairo = gtk_snapshot_append_cairo(snapshot, &room) else { continue }
      recording.paint(on: cairo, in: tile)
      cairo_destroy(cairo)
    }
  }
}
