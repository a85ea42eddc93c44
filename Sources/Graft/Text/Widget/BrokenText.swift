import CGTK
import Foundation

/// The sizes of a text's lines, in pixels.
struct BrokenText: Equatable {
  /// The width at which the text was broken; -1 where there was room for all.
  let room: Int32
  /// The width of the widest line.
  let width: Int32
  private let first: Line
  /// The lines after the first; nil for most texts, as also an empty array is counted where it is copied.
  private let others: [Line]?

  private struct Line: Equatable {
    /// From the top of the text.
    let bottom: Int32
    let baseline: Int32
  }

  init(_ layout: OpaquePointer, room: Int32) {
    self.room = room
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    // A word's last letter may reach beyond, as may the space at a line's end.
    self.width = room < 0 ? width.pixelsUp : min(width.pixelsUp, room)
    let count = pango_layout_get_line_count(layout)
    first = Line(
      bottom: (count > 1 ? TextLineIterator.bottomOfFirst(layout) : height).pixelsUp,
      baseline: pango_layout_get_baseline(layout) / PANGO_SCALE)
    others =
      count > 1
      ? TextLineIterator.lines(of: layout).dropFirst().map { Line(bottom: $0.0, baseline: $0.1) }
      : nil
  }

  var count: Int { (others?.count ?? 0) + 1 }

  func bottom(of line: Int) -> Int32 { self.line(line).bottom }

  private func baseline(of line: Int) -> Int32 { self.line(line).baseline }

  private func line(_ number: Int) -> Line {
    guard number > 0, let others else { return first }
    return others[number - 1]
  }

  /// What is shown of the first line alone.
  func oneLine(width: Int32) -> ShownText {
    ShownText(
      width: width, height: first.bottom, lineCount: 1, isCut: true, firstBaseline: first.baseline,
      lastBaseline: first.baseline)
  }

  /// The lines that fit into a height, one at least.
  ///
  /// Of a text that is cut the last line fills the room.
  func shown(in height: CGFloat?, limit: Int?, room: Int32, ellipsis: Int32) -> ShownText {
    var shown = min(count, max(limit ?? count, 1))
    if let height { while shown > 1, CGFloat(bottom(of: shown - 1)) > height + 0.5 { shown -= 1 } }
    let isCut = shown < count
    return ShownText(
      width: isCut ? min(room, self.room < 0 ? width + ellipsis : self.room) : width,
      height: bottom(of: shown - 1),
      lineCount: shown, isCut: isCut, firstBaseline: first.baseline,
      lastBaseline: baseline(of: shown - 1))
  }
}

/// What is shown of a text, in pixels.
struct ShownText {
  var width: Int32
  var height: Int32
  let lineCount: Int
  /// Whether something is left out.
  let isCut: Bool
  let firstBaseline: Int32
  let lastBaseline: Int32
}

/// The lines of a layout of Pango's, one after the other.
enum TextLineIterator {
  /// In Pango's units.
  static func bottomOfFirst(_ layout: OpaquePointer) -> Int32 {
    guard let lines = pango_layout_get_iter(layout) else { return 0 }
    defer { pango_layout_iter_free(lines) }
    return bottom(lines)
  }

  /// The bottom and the baseline of each line, in pixels.
  static func lines(of layout: OpaquePointer) -> [(Int32, Int32)] {
    guard let lines = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(lines) }
    var found: [(Int32, Int32)] = []
    repeat {
      found.append((bottom(lines).pixelsUp, pango_layout_iter_get_baseline(lines) / PANGO_SCALE))
    } while pango_layout_iter_next_line(lines) != 0
    return found
  }

  private static func bottom(_ lines: OpaquePointer) -> Int32 {
    var bottom: Int32 = 0
    pango_layout_iter_get_line_yrange(lines, nil, &bottom)
    // Half of the room between two lines is each one's.
    let isLast = pango_layout_iter_at_last_line(lines) != 0
    return isLast ? bottom : bottom - pango_layout_get_spacing(pango_layout_iter_get_layout(lines)) / 2
  }
}
