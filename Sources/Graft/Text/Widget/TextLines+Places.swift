import CGTK
import Foundation

extension TextLines {
  /// The byte between two letters that is nearest to a point of the layout.
  func nearestByte(to point: CGPoint) -> Int {
    let letter = letter(at: point)
    return letter.byte + length(of: letter.trailing, from: letter.byte)
  }

  /// The letter that is nearest to a point of the layout: its first byte, how many of its characters are before the point,
  /// and whether the point is in it.
  func letter(at point: CGPoint) -> (byte: Int, trailing: Int, isHit: Bool) {
    // What Pango's units can say.
    func units(_ length: CGFloat) -> Int32 { Int32(min(max(length, -2e6), 2e6) * CGFloat(PANGO_SCALE)) }
    var (index, trailing): (Int32, Int32) = (0, 0)
    let isHit = pango_layout_xy_to_index(layout, units(point.x), units(point.y), &index, &trailing)
    return (Int(index), Int(trailing), isHit != 0)
  }

  /// The bytes of some characters.
  private func length(of count: Int, from byte: Int) -> Int {
    guard let text = pango_layout_get_text(layout), let end = g_utf8_offset_to_pointer(text + byte, count) else {
      return 0
    }
    return UnsafePointer(end) - (text + byte)
  }

  /// The next place of a caret to the left (-1) or the right (1) of one on the screen; the same at an end.
  func byte(beside byte: Int, _ direction: Int32) -> Int {
    var (next, trailing): (Int32, Int32) = (0, 0)
    pango_layout_move_cursor_visually(layout, 1, Int32(byte), 0, direction, &next, &trailing)
    guard next >= 0, next < .max else { return byte }
    return Int(next) + length(of: Int(trailing), from: Int(next))
  }

  /// The bytes around that of a letter that read in one direction: those of its run; none between lines.
  func run(at byte: Int) -> Range<Int> {
    var found = byte..<byte
    TextRunIterator.forEach(of: layout) { run, _ in
      let item = run.pointee.item.pointee
      let bytes = Int(item.offset)..<Int(item.offset + item.length)
      if bytes.contains(byte) { found = bytes }
    }
    return found
  }

  /// The rectangles of some bytes in the first lines, from the layout's corner.
  func frames(of bytes: Range<Int>, lineCount: Int) -> [CGRect] {
    guard let lines = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(lines) }
    var frames: [CGRect] = []
    for _ in 0..<lineCount {
      frames += Self.frames(of: bytes, inLineOf: lines)
      pango_layout_iter_next_line(lines)
    }
    return frames
  }

  /// The rectangle around some bytes, from the layout's corner; over several lines, as wide as the text.
  func frame(of bytes: Range<Int>, width: Int32) -> CGRect {
    var (first, last) = (PangoRectangle(), PangoRectangle())
    pango_layout_index_to_pos(layout, Int32(bytes.lowerBound), &first)
    pango_layout_index_to_pos(layout, Int32(bytes.upperBound - 1), &last)
    let isOneLine = first.y == last.y
    let edges = isOneLine ? [first.x, first.x + first.width, last.x, last.x + last.width] : [0, width * 1024]
    let (left, right) = (edges.min() ?? 0, edges.max() ?? 0)
    return CGRect(
      x: Double(left) / 1024, y: Double(first.y) / 1024, width: Double(right - left) / 1024,
      height: Double(last.y + last.height - first.y) / 1024)
  }

  private static func frames(of bytes: Range<Int>, inLineOf lines: OpaquePointer) -> [CGRect] {
    guard let line = pango_layout_iter_get_line_readonly(lines) else { return [] }
    let start = Int(line.pointee.start_index)
    let own = bytes.clamped(to: start..<(start + Int(line.pointee.length)))
    guard !own.isEmpty else { return [] }
    var (top, bottom): (Int32, Int32) = (0, 0)
    pango_layout_iter_get_line_yrange(lines, &top, &bottom)
    var (edges, count): (UnsafeMutablePointer<Int32>?, Int32) = (nil, 0)
    pango_layout_line_get_x_ranges(line, Int32(own.lowerBound), Int32(own.upperBound), &edges, &count)
    defer { g_free(edges) }
    return (0..<Int(count)).compactMap { range in
      edges.map {
        CGRect(
          PangoRectangle(
            x: $0[2 * range], y: top, width: $0[2 * range + 1] - $0[2 * range], height: bottom - top))
      }
    }
  }
}
