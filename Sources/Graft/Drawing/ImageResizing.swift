import CGTK
import Foundation
import GTKBridge
import ViewGraph

extension Image {
  /// What of a resizable image fills more room than it has. As SwiftUI documents it.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated in its own size.
    case tile
    /// The image is as large as the room.
    case stretch
  }

  /// How pixels are made more or fewer. As SwiftUI documents it.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel has hard edges.
    case none
    /// Pixels merge. The three look alike.
    case low, medium, high
  }
}

/// How an image fills the room that it is offered.
struct ImageResizing: Hashable {
  /// Along which sides the image keeps its size.
  let capInsets: EdgeInsets
  let mode: Image.ResizingMode
}

extension ImageResizing {
  /// Draws an image of a size over the whole of a drawing: its corners in their own size, and what is between as the mode says
  /// (IM3). `draw` draws all of the image over a drawing's bounds.
  @MainActor
  func draw(_ size: CGSize, in drawing: Drawing, _ draw: (Drawing) -> Void) {
    if mode == .stretch && capInsets == EdgeInsets() { return draw(drawing) }
    guard size.width >= 1, size.height >= 1 else { return }
    let bounds = drawing.bounds
    let columns = Span.spans(
      of: size.width, in: bounds.minX, bounds.width, capInsets.leading, capInsets.trailing)
    let rows = Span.spans(of: size.height, in: bounds.minY, bounds.height, capInsets.top, capInsets.bottom)
    for column in columns {
      for row in rows { ImagePart(column: column, row: row, size: size, mode: mode).draw(in: drawing, draw) }
    }
  }
}

/// A part of an image along an axis, and where it goes.
private struct Span {
  let (from, length): (CGFloat, CGFloat)
  let (target, room): (CGFloat, CGFloat)

  /// The beginning, the middle and the end. Where there is no room for both ends, each has its share.
  static func spans(
    of length: CGFloat, in start: CGFloat, _ room: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> [Span] {
    let first = min(max(before, 0), length)
    let last = min(max(after, 0), length - first)
    let share = min(1, room / max(first + last, 1))
    let (begin, end) = (first * share, last * share)
    return [
      Span(from: 0, length: first, target: start, room: begin),
      Span(from: first, length: length - first - last, target: start + begin, room: room - begin - end),
      Span(from: length - last, length: last, target: start + room - end, room: end),
    ].filter { $0.length > 0 && $0.room > 0 }
  }
}

/// A part of an image that fills a rectangle.
private struct ImagePart {
  let column: Span
  let row: Span
  let size: CGSize
  let mode: Image.ResizingMode

  private var target: CGRect { CGRect(x: column.target, y: row.target, width: column.room, height: row.room) }

  /// What is filled with the part once: all, or as much as the part has itself.
  private var piece: CGRect {
    if mode == .stretch { return target }
    return CGRect(x: target.minX, y: target.minY, width: column.length, height: row.length)
  }

  @MainActor
  func draw(in drawing: Drawing, _ draw: (Drawing) -> Void) {
    let piece = piece
    let isRepeated = piece.width < target.width || piece.height < target.height
    var (all, one) = (graphene_rect_t(target), graphene_rect_t(piece))
    if isRepeated { gtk_snapshot_push_repeat(drawing.snapshot, &all, &one) }
    var seen = isRepeated ? one : graphene_rect_t(piece.intersection(target))
    gtk_snapshot_push_clip(drawing.snapshot, &seen)
    draw(Drawing(snapshot: drawing.snapshot, widget: drawing.widget, bounds: whole(around: piece)))
    gtk_snapshot_pop(drawing.snapshot)
    if isRepeated { gtk_snapshot_pop(drawing.snapshot) }
  }

  /// Where the whole image is when the part of it fills a piece.
  private func whole(around piece: CGRect) -> CGRect {
    let scale = CGSize(width: piece.width / column.length, height: piece.height / row.length)
    return CGRect(
      x: piece.minX - column.from * scale.width, y: piece.minY - row.from * scale.height,
      width: size.width * scale.width, height: size.height * scale.height)
  }
}
