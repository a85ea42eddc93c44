import CGTK
import Foundation

/// What Pango is told of the height of lines, which is another for each size of letters.
enum LineHeights {
  /// The attributes of a text with the heights of its lines; the caller owns the list.
  static func list(
    _ height: AttributedString.LineHeight, _ attributes: OpaquePointer?, in context: OpaquePointer?
  ) -> OpaquePointer? {
    let list = attributes.map { pango_attr_list_copy($0) } ?? pango_attr_list_new()
    for part in parts(of: attributes, in: context) {
      guard let height = height.height(of: part.size),
        let attribute = pango_attr_line_height_new_absolute(Int32((height * CGFloat(PANGO_SCALE)).rounded()))
      else { continue }
      (attribute.pointee.start_index, attribute.pointee.end_index) = (guint(part.start), guint(part.end))
      pango_attr_list_insert(list, attribute)
    }
    return list
  }

  /// The parts of a text whose letters look alike, with the size of these in pixels.
  private static func parts(
    of attributes: OpaquePointer?, in context: OpaquePointer?
  ) -> [(start: Int32, end: Int32, size: CGFloat)] {
    guard let attributes, let parts = pango_attr_list_get_iterator(attributes) else {
      return [(0, .max, size(of: pango_context_get_font_description(context), in: context))]
    }
    defer { pango_attr_iterator_destroy(parts) }
    var found: [(start: Int32, end: Int32, size: CGFloat)] = []
    repeat {
      let font = pango_font_description_copy(pango_context_get_font_description(context))
      defer { pango_font_description_free(font) }
      pango_attr_iterator_get_font(parts, font, nil, nil)
      var range: (start: Int32, end: Int32) = (0, 0)
      pango_attr_iterator_range(parts, &range.start, &range.end)
      found.append((range.start, range.end, size(of: font, in: context)))
    } while pango_attr_iterator_next(parts) != 0
    return found
  }

  private static func size(of font: OpaquePointer?, in context: OpaquePointer?) -> CGFloat {
    let size = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
    if pango_font_description_get_size_is_absolute(font) != 0 { return size }
    let resolution = pango_cairo_context_get_resolution(context)
    return size * (resolution > 0 ? resolution : 96) / 72
  }
}
