import CGTK
import Foundation

/// Some lines of a text, and where they are in the widget that they are drawn in.
struct TextPlace {
  let lines: TextLines
  /// Their letters, in bytes of the text.
  let bytes: Range<Int>
  let shown: ShownText
  let left: Double
  let top: Double

  private func inside(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - left, y: point.y - top) }

  /// The byte between two letters that is nearest to a point of the widget.
  @MainActor
  fileprivate func nearestByte(to point: CGPoint) -> Int {
    var point = inside(point)
    point.y = min(max(point.y, 0), Double(shown.height) - 0.5)
    return min(bytes.lowerBound + lines.nearestByte(to: point), bytes.upperBound)
  }

  /// The byte whose letter is at a point of the widget.
  @MainActor
  fileprivate func byte(at point: CGPoint) -> Int? {
    guard point.y < top + Double(shown.height) else { return nil }
    let letter = lines.letter(at: inside(point))
    let byte = bytes.lowerBound + letter.byte
    return letter.isHit && bytes.contains(byte) ? byte : nil
  }

  /// Those of some bytes that are here, by the lines' own; nil where none is.
  fileprivate func own(_ bytes: Range<Int>) -> Range<Int>? {
    let own = bytes.clamped(to: self.bytes)
    guard !own.isEmpty else { return nil }
    return own.lowerBound - self.bytes.lowerBound..<own.upperBound - self.bytes.lowerBound
  }
}

/// Where letters are, in a widget that a text was drawn in.
extension TextBlock {
  /// The last of the places that begins above a point.
  private func place(at point: CGPoint, in widget: UnsafeMutablePointer<GtkWidget>) -> TextPlace? {
    let places = places(in: widget)
    return places.last { $0.top <= point.y } ?? places.first
  }

  /// The byte between two letters that is nearest to a point.
  func nearestByte(to point: CGPoint, in widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    place(at: point, in: widget)?.nearestByte(to: point) ?? 0
  }

  /// The byte whose letter is at a point; nil where there is none.
  func byte(at point: CGPoint, in widget: UnsafeMutablePointer<GtkWidget>) -> Int? {
    place(at: point, in: widget)?.byte(at: point)
  }

  /// The rectangles of some bytes in the lines that are seen.
  func frames(of bytes: Range<Int>, in widget: UnsafeMutablePointer<GtkWidget>) -> [CGRect] {
    places(in: widget).flatMap { place in
      place.own(bytes).map { place.lines.frames(of: $0, lineCount: place.shown.lineCount) }?
        .map { $0.offsetBy(dx: place.left, dy: place.top) } ?? []
    }
  }

  /// The rectangle around some bytes; over several lines, as wide as the text. Nil where none of them is laid out.
  func frame(of bytes: Range<Int>, in widget: UnsafeMutablePointer<GtkWidget>) -> CGRect? {
    let frames = places(in: widget).compactMap { place in
      place.own(bytes).map {
        place.lines.frame(of: $0, width: place.shown.width).offsetBy(dx: place.left, dy: place.top)
      }
    }
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }
}
