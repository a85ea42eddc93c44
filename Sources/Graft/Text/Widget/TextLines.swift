import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// The lines of a text, as Pango breaks them at a width.
///
/// What was asked for is remembered until text or style are others, so that a text is broken once for each width.
@MainActor
final class TextLines {
  let layout: OpaquePointer
  private(set) var arrangement: TextArrangement
  /// What the layout shows but for the heights of its lines; nil where no height is said.
  private var attributes: OpaquePointer?
  /// Nil where there is no display.
  let widget: UnsafeMutablePointer<GtkWidget>?
  /// The lines where there is room for all of each; nil before they were measured.
  private var knownWhole: BrokenText?
  /// As wide as what is left of a text that is cut, or as the text.
  private var leastWidth: Int32 = 0
  /// The width of what stands for the rest of a text that is cut.
  private var ellipsisWidth: Int32 = 0
  /// The lines at the widths that were asked for, the latest last.
  private var broken: [BrokenText] = []
  /// Pango's number for the state of the style.
  private var serial: guint = 0

  /// More widths than a layout offers.
  private static let limit = 4

  init(
    _ text: String, _ attributes: OpaquePointer?, _ arrangement: TextArrangement,
    in widget: UnsafeMutablePointer<GtkWidget>?
  ) {
    guard let layout = pango_layout_new(TextSurroundings.context(of: widget)) else {
      fatalError("Pango made no layout for a text")
    }
    self.layout = layout
    self.arrangement = arrangement
    self.widget = widget
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    take(text, attributes, arrangement)
  }

  isolated deinit {
    attributes.map(pango_attr_list_unref)
    g_object_unref(layout.objectAddress)
  }

  /// Takes another text, and tells whether all that was measured holds for it too.
  func replace(_ text: String, _ attributes: OpaquePointer?, _ arrangement: TextArrangement) -> Bool {
    let (former, formerWhole, formerBroken) = (self.arrangement, knownWhole, broken)
    take(text, attributes, arrangement)
    guard let formerWhole, former.isAsHigh(as: arrangement), formerWhole == whole else { return false }
    for former in formerBroken where former != self.text(brokenAt: former.room) { return false }
    return true
  }

  private func take(_ text: String, _ attributes: OpaquePointer?, _ arrangement: TextArrangement) {
    self.arrangement = arrangement
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_attributes(layout, attributes)
    keep(arrangement.lineHeight == nil ? nil : attributes)
    pango_layout_set_spacing(layout, Int32(arrangement.lineSpacing * 1024))
    forget()
  }

  private func keep(_ attributes: OpaquePointer?) {
    let former = exchange(&self.attributes, with: attributes.map { pango_attr_list_ref($0) })
    former.map(pango_attr_list_unref)
  }

  /// The sizes of letters may be others, by which lines have their heights.
  private func showHeights() {
    guard let height = arrangement.lineHeight else { return }
    let list = LineHeights.list(height, attributes, in: pango_layout_get_context(layout))
    pango_layout_set_attributes(layout, list)
    list.map(pango_attr_list_unref)
  }

  private func forget() {
    showHeights()
    (knownWhole, serial) = (nil, pango_context_get_serial(pango_layout_get_context(layout)))
    broken = []
    let isReversed = TextSurroundings.direction(of: widget) == GTK_TEXT_DIR_RTL
    pango_layout_set_alignment(layout, arrangement.alignment(isReversed: isReversed))
  }

  /// GTK gives the widget's context another state by itself.
  func styleDidChange() { forget() }

  private func validate() {
    if pango_context_get_serial(pango_layout_get_context(layout)) != serial { forget() }
  }
}

// MARK: - Measuring

extension TextLines {
  func shown(for proposal: ProposedViewSize) -> ShownText { keepingRoom(lines(for: proposal)) }

  private func lines(for proposal: ProposedViewSize) -> ShownText {
    let whole = whole
    let room = max((proposal.width ?? .infinity).room, leastWidth)
    if room < whole.width, isOneLine(high: proposal.height, whole) { return whole.oneLine(width: room) }
    let text = room >= whole.width ? whole : text(brokenAt: room)
    var shown = text.shown(in: proposal.height, limit: arrangement.lineLimit, room: room, ellipsis: ellipsisWidth)
    shown.width = max(shown.width, leastWidth)
    return shown
  }

  /// Whether there is room for one line alone, so that the others need not be looked for.
  private func isOneLine(high height: CGFloat?, _ whole: BrokenText) -> Bool {
    if arrangement.lineLimit == 1 { return true }
    guard let height else { return false }
    return height <= CGFloat(whole.bottom(of: 0)) + 0.5
  }

  var minimumWidth: Int32 {
    _ = whole
    return leastWidth
  }

  var lineHeight: Int32 { whole.bottom(of: 0) }

  /// The lines where there is room for all of each. Asked first, as all else that was measured holds as long as they do.
  var whole: BrokenText {
    validate()
    return knownWhole ?? measureWhole()
  }

  private func measureWhole() -> BrokenText {
    let text = breakText(at: -1)
    (knownWhole, ellipsisWidth) = (text, EllipsisWidth.of(layout))
    leastWidth = min(text.width, ellipsisWidth)
    return text
  }

  private func text(brokenAt width: Int32) -> BrokenText {
    // Lines that were broken at a greater width, and need less, are the same here.
    if let known = broken.last(where: { $0.width <= width && width <= $0.room }) { return known }
    let text = breakText(at: width)
    if broken.count == Self.limit { broken.removeFirst() }
    broken.append(text)
    return text
  }

  private func breakText(at width: Int32) -> BrokenText {
    #if DEBUG
      TextWidget.brokenBytes += strlen(pango_layout_get_text(layout))
    #endif
    setWidth(width)
    return BrokenText(layout, room: width)
  }

  /// Breaks the text anew if it was broken at another width; -1 for no width.
  func setWidth(_ width: Int32) {
    pango_layout_set_width(layout, width < 0 ? -1 : min(width, .max / PANGO_SCALE) * PANGO_SCALE)
  }
}

extension TextArrangement {
  /// The height of as many lines as room is kept for.
  func reservedHeight(_ lineHeight: Int32) -> Int32 {
    let count = Int32(clamping: min(reservedLines, 1000))
    return lineHeight * count + Int32(lineSpacing.rounded(.up)) * (count - 1)
  }

  /// Whether lines of the same sizes are as high together.
  fileprivate func isAsHigh(as other: TextArrangement) -> Bool {
    lineLimit == other.lineLimit && reservedLines == other.reservedLines
  }
}

extension CGFloat {
  /// The whole pixels that are offered.
  fileprivate var room: Int32 { Swift.max(0, (self + 1e-6).rounded(.down).pixels) }
}

/// How wide the character is that stands for what is left out, in each font.
@MainActor
private enum EllipsisWidth {
  private struct Font: Hashable {
    let description: guint
    /// How large it is shown.
    let resolution: Double
  }

  private static var known: [Font: Int32] = [:]

  /// The width in the font in which a layout's text begins.
  static func of(_ layout: OpaquePointer) -> Int32 {
    let context = pango_layout_get_context(layout)
    let surrounding = pango_context_get_font_description(context)
    guard let attributes = pango_layout_get_attributes(layout) else { return width(in: surrounding, context) }
    let font = pango_font_description_copy(surrounding)
    defer { pango_font_description_free(font) }
    let start = pango_attr_list_get_iterator(attributes)
    defer { pango_attr_iterator_destroy(start) }
    pango_attr_iterator_get_font(start, font, nil, nil)
    return width(in: font, context)
  }

  private static func width(in font: OpaquePointer?, _ context: OpaquePointer?) -> Int32 {
    let key = Font(
      description: pango_font_description_hash(font), resolution: pango_cairo_context_get_resolution(context))
    if let width = known[key] { return width }
    let layout: OpaquePointer = pango_layout_new(context)
    defer { g_object_unref(layout.objectAddress) }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, "…", -1)
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    known[key] = width.pixelsUp
    return width.pixelsUp
  }
}

extension Int32 {
  /// Pango's units as pixels that hold them.
  var pixelsUp: Int32 { (self + PANGO_SCALE - 1) / PANGO_SCALE }
}
