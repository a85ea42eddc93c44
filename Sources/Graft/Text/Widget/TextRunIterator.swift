import CGTK
import Foundation

/// The runs of letters of a layout of Pango's that look alike, one after the other.
enum TextRunIterator {
  /// Calls a function with each run, and with Pango's iterator at it.
  static func forEach(
    of layout: OpaquePointer, _ body: (UnsafeMutablePointer<PangoGlyphItem>, OpaquePointer) -> Void
  ) {
    guard let runs = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(runs) }
    repeat {
      if let run = pango_layout_iter_get_run_readonly(runs) { body(run, runs) }
    } while pango_layout_iter_next_run(runs) != 0
  }

  /// Where the run at an iterator is, from the layout's corner in Pango's units.
  static func place(_ runs: OpaquePointer) -> PangoRectangle {
    var place = PangoRectangle()
    pango_layout_iter_get_run_extents(runs, nil, &place)
    return place
  }
}
