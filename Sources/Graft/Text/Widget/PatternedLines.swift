import CGTK
import Foundation

/// Lines below and through letters of dots and dashes, which Pango does not draw. Claim TX6.
@MainActor
enum PatternedLines {
  enum Place: Int { case below, through }

  private static let places: [Place] = [.below, .through]

  private static let kinds: UnsafeMutablePointer<PangoAttrClass> = {
    let kinds = UnsafeMutablePointer<PangoAttrClass>.allocate(capacity: 2)
    graft_init_pattern_kind(kinds, PANGO_ATTR_UNDERLINE)
    graft_init_pattern_kind(kinds + 1, PANGO_ATTR_STRIKETHROUGH)
    return kinds
  }()

  private static func kind(_ place: Place) -> UnsafeMutablePointer<PangoAttrClass> { kinds + place.rawValue }

  /// What Pango is told of a line of a pattern.
  static func attribute(_ pattern: Text.LineStyle.Pattern, _ place: Place) -> UnsafeMutablePointer<PangoAttribute>? {
    guard let number = Text.LineStyle.Pattern.drawn.firstIndex(of: pattern) else { return place.wholeLine }
    return graft_pattern_attribute(kind(place), Int32(number + 1))
  }

  /// Draws those of a layout that is drawn at a distance from the left and the top.
  static func draw(of layout: OpaquePointer, _ left: Double, _ top: Double, with pen: TextPen) {
    guard let attributes = pango_layout_get_attributes(layout) else { return }
    for place in places where graft_has_pattern(attributes, kind(place)) != 0 {
      TextRunIterator.forEach(of: layout) { run, runs in
        let number = Int(graft_pattern_of_run(run, kind(place)))
        guard number > 0, let context = pango_layout_get_context(layout),
          let line = PatternedLine(Text.LineStyle.Pattern.drawn[number - 1], place, of: run, runs, context)
        else { return }
        pen(line.layout, left + line.left, top + line.top)
      }
    }
  }
}

extension PatternedLines.Place {
  /// A line without a pattern.
  var wholeLine: UnsafeMutablePointer<PangoAttribute>? {
    self == .below ? pango_attr_underline_new(PANGO_UNDERLINE_SINGLE) : pango_attr_strikethrough_new(1)
  }
}

/// The line of a run: blanks as long as its marks and gaps, of which the marks have a whole line. So it has the colour, the
/// height and the thickness of Pango's own.
@MainActor
private final class PatternedLine {
  let layout: OpaquePointer
  /// From the corner of the run's layout, in pixels.
  let left: Double
  let top: Double

  init?(
    _ pattern: Text.LineStyle.Pattern, _ place: PatternedLines.Place, of run: UnsafeMutablePointer<PangoGlyphItem>,
    _ runs: OpaquePointer, _ context: OpaquePointer
  ) {
    guard let layout = pango_layout_new(context), let looks = graft_line_attributes(run) else { return nil }
    let (room, pixel) = (TextRunIterator.place(runs), PANGO_SCALE)
    let thickness = max((graft_line_thickness(run) + pixel / 2) / pixel, 1) * pixel
    let parts = pattern.parts(from: room.x, to: room.x + room.width, thickness: thickness)
    for (index, part) in parts.enumerated() { PatternedLine.add(part, guint(index), place, to: looks) }
    pango_layout_set_text(layout, String(repeating: " ", count: parts.count), -1)
    pango_layout_set_attributes(layout, looks)
    pango_attr_list_unref(looks)
    self.layout = layout
    left = Double(room.x) / Double(pixel)
    top = Double(pango_layout_iter_get_baseline(runs) - pango_layout_get_baseline(layout)) / Double(pixel)
  }

  isolated deinit { g_object_unref(layout.objectAddress) }

  private static func add(
    _ part: Text.LineStyle.Pattern.Part, _ index: guint, _ place: PatternedLines.Place, to looks: OpaquePointer
  ) {
    var room = PangoRectangle(x: 0, y: 0, width: part.length, height: 0)
    for attribute in [pango_attr_shape_new(&room, &room), part.isMark ? place.wholeLine : nil] {
      guard let attribute else { continue }
      (attribute.pointee.start_index, attribute.pointee.end_index) = (index, index + 1)
      pango_attr_list_insert(looks, attribute)
    }
  }
}

extension Text.LineStyle.Pattern {
  /// Those that Pango does not draw.
  static let drawn: [Self] = [.dot, .dash, .dashDot, .dashDotDot]

  /// A mark or a gap, in Pango's units.
  struct Part: Equatable {
    let length: Int32
    let isMark: Bool
  }

  /// Marks and gaps in turn, in thicknesses of the line.
  private var lengths: [Int32] {
    switch self {
    case .solid: []
    case .dot: [2, 2]
    case .dash: [6, 3]
    case .dashDot: [6, 3, 2, 3]
    case .dashDotDot: [6, 3, 2, 3, 2, 3]
    }
  }

  /// What is between two places of a line that begins at 0.
  func parts(from start: Int32, to end: Int32, thickness: Int32) -> [Part] {
    let lengths = lengths.map { $0 * thickness }
    let period = lengths.reduce(0, +)
    var (parts, place, index): ([Part], Int32, Int) = ([], start - start % period, 0)
    while place < end {
      let next = place + lengths[index % lengths.count]
      let length = min(next, end) - max(place, start)
      if length > 0 { parts.append(Part(length: length, isMark: index % 2 == 0)) }
      (place, index) = (next, index + 1)
    }
    return parts
  }
}
