import CGTK
import Foundation
import GTKSupport

/// A form in the room of an island, which cuts what is painted in it, or says where it is hit.
@MainActor
package protocol IslandForm {
  /// Whether a point is inside, from the corner of a room of `size`.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool
  /// Whether the form is the room itself, so that GTK cuts what is hit of widgets as well.
  var isRoom: Bool { get }
  /// Whether the form is a rectangle in a room of `size`, as GTK can cut.
  func isRectangle(in size: CGSize) -> Bool
  /// Draws what a function draws, as far as it is inside of the form in `drawing.bounds`.
  func clip(in drawing: Drawing, _ draw: (OpaquePointer) -> Void)
}

extension IslandCore {
  /// The room of the form, whose edges may lie between those of the widget.
  var formRoom: CGRect { Drawing.bounds(of: widget, in: room) }

  /// Whether a point is cut away.
  func isCutAway(_ point: CGPoint) -> Bool { clip.map { !isInside($0, point) } ?? false }

  /// Whether a form says where the island is hit, and a point is not there.
  func isOutsideOfHitForm(_ point: CGPoint) -> Bool { hitForm.map { !isInside($0, point) } ?? false }

  func isInside(_ form: any IslandForm, _ point: CGPoint) -> Bool {
    let room = formRoom
    return form.contains(CGPoint(x: point.x - room.minX, y: point.y - room.minY), in: room.size)
  }
}

extension ItemPainter {
  /// Draws what is in the island, cut or changed as the effect of the island says.
  func drawInside(_ snapshot: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
    let drawing = drawing(on: snapshot)
    if let clip {
      clip.clip(in: drawing, draw)
    } else if let filter = filters.ofWhole {
      filter.draw(in: drawing, draw)
    } else {
      draw(snapshot)
    }
  }
}
