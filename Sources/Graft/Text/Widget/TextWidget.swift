import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A widget that shows a text as Pango lays it out.
///
/// Unlike a GtkLabel it needs no more room than it is given: it wraps, breaks words, and cuts what does not fit. The node
/// that styles it is a `label`, which it is to assistive technologies as well.
package final class TextWidget: Widget {
  private let core: TextCore
  /// What has a text count.
  var clock: LeafClock?
  /// Whether it is pressed as one with what is around it, as the latest update of a text with links has found.
  var isPartOfPressed = false
  /// How it comes to its paint.
  var paint = PaintMotion()
  /// What assistive technologies are told; the letters that are shown may be others.
  private var name = ""

  #if DEBUG
    /// How much of texts was broken into lines in this process, in bytes; twice what was broken at two widths.
    package static var brokenBytes = 0
  #endif

  /// Shows nothing yet.
  package init() {
    core = TextCore()
    super.init(TextWidgetType.make(core))
    core.widget = widgetObject
  }

  /// The text of a widget, if it is one of these.
  package static func text(of widget: UnsafeMutableRawPointer) -> String? {
    TextWidgetType.core(of: widget).map { $0.text.withCString { String(cString: $0) } }
  }

  /// What Pango is told of the looks of a widget's text, if it is one of these and has any.
  package static func attributes(of widget: UnsafeMutableRawPointer) -> OpaquePointer? {
    TextWidgetType.core(of: widget)?.attributes
  }

  /// Shows a text under a name. The attributes are taken over by the call. A paint is for what they give no colour; none is
  /// the theme's.
  package func show(
    _ text: String, name: String, attributes: OpaquePointer?, arrangement: TextArrangement, paint: _ShapePaint? = nil
  ) { show(text, name: name, attributes: attributes, arrangement: arrangement, paint: paint, in: nil) }

  /// Shows a text under a name, which it becomes by a transition if an update says one.
  func show(
    _ text: String, name: String, attributes: OpaquePointer?, arrangement: TextArrangement, paint: ShapePaint?,
    in update: TextUpdate?
  ) {
    let isOther = !core.says(text, arrangement.pictures)
    let change = isOther ? update.flatMap { core.changing(by: attributes, paint, arrangement.pictures, in: $0) } : nil
    if core.paint != paint { queueDraw() }
    core.paint = paint
    if core.take(text, attributes, arrangement) { core.isSizeSame() ? queueDraw() : queueResize() }
    if isOther { core.go(by: change, in: update) { [weak self] in self?.queueDraw() } }
    guard name != self.name else { return }
    self.name = name
    setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    IslandWidget.namesMayHaveChanged(around: widgetObject)
  }

  /// The transition of what is shown now, with which the next one is compared.
  func remember(_ transition: ContentTransition) { core.remember(transition) }

  /// Has a renderer draw the text; nil for its own way. One that was there may draw otherwise now.
  func setRendering(_ rendering: TextRendering?) {
    guard rendering != nil || core.rendering != nil else { return }
    core.take(rendering) ? queueDraw() : queueResize()
  }

  /// The text is another one by itself no more.
  func stopCounting() {
    clock?.end()
    clock = nil
  }

  /// Has parts of the text lead somewhere; `open` is run for the one that the user chooses.
  func setLinks(_ links: [TextLink], open: @escaping (URL) -> Void) {
    guard !links.isEmpty || core.links != nil else { return }
    let reader = core.links ?? TextLinks(core)
    core.links = reader
    reader.set(links)
    reader.open = open
  }

  /// Lets the user select parts of the text, or no longer.
  func setSelectable(_ isSelectable: Bool) {
    guard isSelectable || core.selection != nil else { return }
    let selection = core.selection ?? SelectedText(core)
    core.selection = selection
    selection.set(isSelectable)
  }

  private func queueDraw() { gtk_widget_queue_draw(widgetObject) }

  private func queueResize() { gtk_widget_queue_resize(widgetObject) }
}

/// How the lines of a text lie, and what else than letters is in them.
package struct TextArrangement: Equatable {
  /// The side on which the lines are, where reading starts at the left.
  package var alignment = PANGO_ALIGN_LEFT
  /// The most lines; nil for any number.
  package var lineLimit: Int?
  /// For how many lines room is kept.
  package var reservedLines = 1
  /// The room between two lines, in pixels.
  package var lineSpacing: CGFloat = 0
  /// How high lines are, if not as their fonts are.
  var lineHeight: AttributedString.LineHeight?
  /// How small the letters may become to fit, in shares of their size.
  package var minimumScale: CGFloat = 1
  /// Whether they may be nearer to each other for that.
  package var isTightened = false
  /// Where a line is cut.
  package var cut = PANGO_ELLIPSIZE_END
  /// What stands in the lines in place of letters.
  var pictures: [InlinePicture] = []
  /// What is drawn in place of the lines; nil for the letters.
  @Seldom var bars: ShapePaint?

  package init() {}
}

// MARK: - Layout

extension TextWidget: SelfMeasuringWidget {
  package func size(for proposal: ProposedViewSize, pass: Int) -> CGSize {
    core.begin(pass)
    let size = core.size(for: core.inner(proposal))
    return CGSize(width: size.width + core.surroundings.width, height: size.height + core.surroundings.height)
  }

  package func width(for proposal: ProposedViewSize, pass: Int) -> CGFloat {
    core.begin(pass)
    return core.width(for: core.inner(proposal)) + core.surroundings.width
  }

  package func baseline(_ baseline: TextBaseline, in size: CGSize, pass: Int) -> CGFloat {
    core.begin(pass)
    let shown = core.shown(for: core.inner(ProposedViewSize(size)))
    return CGFloat(baseline == .first ? shown.firstBaseline : shown.lastBaseline) + core.top
  }

  /// Gives the widget its place, a frame on whole pixels; never less than its minimum.
  package func allocate(_ frame: CGRect, pass: Int) {
    core.begin(pass)
    allocate(frame, minimum: core.minimum)
  }

  /// What is left of a former text is drawn from where that began.
  package var standsInPlace: Bool { core.change == nil }
}
