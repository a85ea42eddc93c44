import CGTK

/// Parts of a text by their bytes, as Pango counts.
enum TextBytes {
  /// Calls a function with the attributes that a text has from a byte on, without those of some bytes behind, which are the
  /// function's for its time.
  static func withAttributes<Result>(
    _ attributes: OpaquePointer?, from start: Int, without gap: (start: Int, length: Int) = (0, 0),
    _ use: (OpaquePointer?) -> Result
  ) -> Result {
    guard let attributes, start > 0 || gap.length > 0, let moved = pango_attr_list_copy(attributes) else {
      return use(attributes)
    }
    defer { pango_attr_list_unref(moved) }
    pango_attr_list_update(moved, 0, Int32(start), 0)
    if gap.length > 0 { pango_attr_list_update(moved, Int32(gap.start), Int32(gap.length), 0) }
    return use(moved)
  }
}
