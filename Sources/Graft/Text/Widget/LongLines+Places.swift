import CGTK
import Foundation

/// Where letters are.
extension LongLines {
  func places(in widget: UnsafeMutablePointer<GtkWidget>) -> [TextPlace] {
    let (parts, top) = partsAndTop(in: widget)
    return parts.map { part in
      part.lines.setWidth(gtk_widget_get_width(widget))
      return TextPlace(
        lines: part.lines, bytes: part.bytes, shown: part.shown, left: 0, top: top + Double(part.top))
    }
  }

  func byte(beside byte: Int, _ direction: Int32) -> Int {
    guard let index = index(of: byte), let piece = piece(index) else { return byte }
    let inside = byte - piece.bytes.lowerBound
    let next = piece.bytes.lowerBound + piece.lines.byte(beside: inside, direction)
    if next != byte { return next }
    // Reading may go to the left: what counts is at which end of the piece nothing follows.
    let isForward = inside == piece.bytes.count && (inside > 0 || direction > 0)
    return self.byte(atEndOf: index, isForward: isForward, from: byte, direction)
  }

  func run(at byte: Int) -> Range<Int> {
    guard let index = index(of: byte), let piece = piece(index) else { return byte..<byte }
    let (start, run) = (piece.bytes.lowerBound, piece.lines.run(at: byte - piece.bytes.lowerBound))
    return start + run.lowerBound..<start + run.upperBound
  }

  /// The first place of the next piece or the last of the one before; the next to that where both are the same.
  private func byte(atEndOf index: Int, isForward: Bool, from byte: Int, _ direction: Int32) -> Int {
    guard isForward || index > 0, let other = piece(isForward ? index + 1 : index - 1) else { return byte }
    let border = isForward ? other.bytes.lowerBound : other.bytes.upperBound
    guard border == byte else { return border }
    return other.bytes.lowerBound + other.lines.byte(beside: border - other.bytes.lowerBound, direction)
  }

  /// The last piece that begins before a byte or there.
  private func index(of byte: Int) -> Int? {
    var index = 0
    while let next = piece(index + 1), next.bytes.lowerBound <= byte { index += 1 }
    return piece(index).map { _ in index }
  }
}
