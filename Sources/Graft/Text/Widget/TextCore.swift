import CGTK
import Foundation
import ViewGraph

/// What a text widget's GObject owns: the text, and how its lines lie.
@MainActor
final class TextCore {
  /// The GObject owns the core, so this is no reference.
  var widget: UnsafeMutablePointer<GtkWidget>?
  private(set) var text = ""
  private(set) var attributes: OpaquePointer?
  private(set) var arrangement = TextArrangement()
  /// What is painted with where the attributes say no colour; nil for the theme's colour.
  @Seldom var paint: ShapePaint?
  /// Who draws it in place of the widget; nil for most texts.
  @Seldom private(set) var rendering: TextRendering?
  /// What the renderer was asked since text and style are as they are, and has answered.
  private var answered: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// What leads somewhere; nil where nothing ever did.
  var links: TextLinks?
  /// How it becomes what it is to show; nil where it shows that.
  private(set) var change: TextChange?
  /// What was said when it was told last what to show.
  private var transition: ContentTransition?
  /// What of it is selected; nil where nothing ever could be.
  var selection: SelectedText?
  /// How large the lines are; made when somebody asks.
  private var known: TextLines?
  /// Whether the text is laid out in pieces, and these.
  private var (isLong, knownLong): (Bool, LongLines?) = (false, nil)
  /// Those of smaller and nearer letters; nil where nothing was said of such.
  private var fitting: TextFitting?
  private var pass: Int32 = -1
  /// What the style puts around the text, as by a padding; GTK adds it to all it is told.
  private(set) var surroundings = CGSize.zero
  private(set) var top: CGFloat = 0
  /// The least that GTK takes, with the surroundings.
  private(set) var minimum: (width: Int32, height: Int32) = (0, 0)

  isolated deinit { attributes.map(pango_attr_list_unref) }

  /// Takes what is shown, and tells whether it is anything else. The attributes become the core's.
  func take(_ text: String, _ newAttributes: OpaquePointer?, _ arrangement: TextArrangement) -> Bool {
    let isSame = text == self.text && arrangement == self.arrangement && looksSame(newAttributes)
    if attributes != newAttributes { attributes.map(pango_attr_list_unref) }
    if text != self.text { selection?.clear() }
    (self.text, attributes, self.arrangement) = (text, newAttributes, arrangement)
    return !isSame
  }

  private func looksSame(_ newAttributes: OpaquePointer?) -> Bool {
    attributes == newAttributes || pango_attr_list_equal(attributes, newAttributes) != 0
  }

  /// Takes what is shown now into the lines, and tells whether each size that was asked for is the same.
  func isSizeSame() -> Bool {
    (fitting, knownLong, isLong) = (nil, nil, LongLines.isLong(text))
    if isLong { known = nil }
    guard let known, known.replace(text, attributes, arrangement) else { return false }
    // How small the letters are was not compared.
    return !arrangement.isFitted
  }

  private var lines: TextLines {
    if let known { return known }
    guard let widget else { fatalError("a text is measured before it has a widget") }
    let lines = TextLines(text, attributes, arrangement, in: widget)
    known = lines
    return lines
  }

  /// The lines of a long text; nil for any other.
  private var long: LongLines? {
    guard isLong, let widget else { return nil }
    let long = knownLong ?? LongLines(text, attributes, arrangement, in: widget)
    knownLong = long
    return long
  }

  /// The lines in which the text begins.
  private var beginning: TextLines { long?.first ?? lines }

  /// How the text lies where a size is offered, in the letters that fit there.
  private func block(for proposal: ProposedViewSize) -> any TextBlock {
    let own: any TextBlock = long ?? lines
    guard arrangement.isFitted, own.shown(for: proposal).isCut, let widget else { return own }
    let fitting = fitting ?? TextFitting(text, attributes, arrangement, in: widget)
    self.fitting = fitting
    return fitting.block(for: proposal)
  }

  /// The room that it takes where a size is offered.
  func size(for proposal: ProposedViewSize) -> CGSize {
    guard let rendering else { return ownSize(for: proposal) }
    let size = rendering.size(for: proposal) { [weak self] in self?.ownSize(for: $0) ?? .zero }
    answered = answered.suffix(7) + [(proposal, size)]
    return size
  }

  private func ownSize(for proposal: ProposedViewSize) -> CGSize {
    let shown = shown(for: proposal)
    return CGSize(width: Int(shown.width), height: Int(shown.height))
  }

  /// Takes who draws it, and tells whether each size that was asked for is the same.
  func take(_ rendering: TextRendering?) -> Bool {
    let isKnown = (self.rendering == nil) == (rendering == nil)
    self.rendering = rendering
    let asked = exchange(&answered, with: [])
    return isKnown && asked.allSatisfy { size(for: $0.proposal) == $0.size }
  }

  func shown(for proposal: ProposedViewSize) -> ShownText { block(for: proposal).shown(for: proposal) }

  func width(for proposal: ProposedViewSize) -> CGFloat {
    rendering == nil ? CGFloat(block(for: proposal).width(for: proposal)) : size(for: proposal).width
  }

  /// The lines as they are drawn into the widget.
  var shownBlock: any TextBlock { block(for: room) }

  /// The size of the widget.
  private var room: ProposedViewSize {
    guard let widget else { return .unspecified }
    return ProposedViewSize(
      width: CGFloat(gtk_widget_get_width(widget)), height: CGFloat(gtk_widget_get_height(widget)))
  }

  /// GTK is asked, as it tells of the next change only then; it remembers its answers until there is one.
  func begin(_ newPass: Int) {
    guard pass != Int32(truncatingIfNeeded: newPass), let widget else { return }
    pass = Int32(truncatingIfNeeded: newPass)
    var (width, height, baseline): (Int32, Int32, Int32) = (0, 0, -1)
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum.width, &width, nil, nil)
    gtk_widget_measure(
      widget, GTK_ORIENTATION_VERTICAL, -1, &minimum.height, &height, nil, &baseline)
    let ideal = beginning.shown(for: .unspecified)
    surroundings = CGSize(
      width: Int(max(0, width - ideal.width)), height: Int(max(0, height - ideal.height)))
    top = CGFloat(max(0, baseline - ideal.firstBaseline))
  }

  /// The proposal for what is within the surroundings.
  func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    // Not by `map`, which a closure would be passed to (page Cost): texts are asked most of all.
    if let width = proposal.width { inner.width = width - surroundings.width }
    if let height = proposal.height { inner.height = height - surroundings.height }
    return inner
  }

  // MARK: What GTK asks

  func measure(_ orientation: GtkOrientation, for length: Int32) -> TextMeasure {
    let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
    let width = isHorizontal || length < 0 ? nil : CGFloat(length)
    let natural = beginning.shown(for: ProposedViewSize(width: width, height: nil))
    guard !isHorizontal else {
      return TextMeasure(minimum: least(beginning.minimumWidth), natural: natural.width)
    }
    return TextMeasure(
      minimum: least(min(beginning.lineHeight, natural.height)), natural: natural.height,
      baseline: natural.firstBaseline)
  }

  /// What a length comes to in the smallest letters that there may be. A widget is never given less than its minimum: with
  /// that of its own letters, one of smaller letters would reach out of its frame.
  private func least(_ length: Int32) -> Int32 { Int32(Double(length) * arrangement.minimumScale) }

  func draw(_ snapshot: OpaquePointer) {
    guard let widget else { return }
    guard let change else { return drawText(snapshot) }
    let room = Drawing.bounds(of: widget, in: nil)
    change.draw(snapshot, to: cells(in: widget), in: room, drawText)
  }

  /// Where each letter is; nil where they change as one.
  private func cells(in widget: UnsafeMutablePointer<GtkWidget>) -> [TextCell]? {
    if text.isEmpty { return [] }
    return (shownBlock as? TextLines)?.cells(in: widget)
  }

  private func drawText(_ snapshot: OpaquePointer) {
    guard let widget, !text.isEmpty else { return }
    let lines = shownBlock
    if let bars = arrangement.bars { return lines.drawBars(snapshot, in: widget, with: bars) }
    selection?.draw(snapshot, in: widget)
    draw(lines, snapshot, in: widget)
    links?.draw(snapshot, in: widget)
  }

  private func draw(_ lines: any TextBlock, _ snapshot: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) {
    if let rendering { return rendering.draw(lines, snapshot, in: widget, with: paint) }
    if let paint { lines.draw(snapshot, in: widget, with: paint) } else { lines.draw(snapshot, in: widget) }
  }

  /// The widget's style or direction may be another.
  func styleDidChange() {
    known?.styleDidChange()
    knownLong?.styleDidChange()
    fitting = nil
  }
}

// MARK: - Becoming another text

extension TextCore {
  /// Whether it says a text with these pictures, whatever looks both have.
  func says(_ text: String, _ pictures: [InlinePicture]) -> Bool { text == self.text && hasImages(of: pictures) }

  private func hasImages(of pictures: [InlinePicture]) -> Bool {
    pictures.map(\.image) == arrangement.pictures.map(\.image)
  }

  /// What is shown, before another text with its looks is taken in an update that is animated.
  func changing(
    by newAttributes: OpaquePointer?, _ newPaint: ShapePaint?, _ newPictures: [InlinePicture], in update: TextUpdate
  ) -> TextChange? {
    guard let widget, gtk_widget_get_mapped(widget) != 0 else { return nil }
    return TextChange(
      ContentChange(update.transition, after: change?.change) { isWhole in
        RenderNode { isWhole ? draw($0) : drawText($0) }
      },
      cells: update.transition.movesParts ? cellsToMove(in: widget) : nil,
      direction: update.transition.direction(after: transition),
      keepsLooks: newPaint == paint && looksSame(newAttributes) && hasImages(of: newPictures))
  }

  /// The letters that move each for itself; nil where they fade as one. In each piece of a change the former picture is
  /// drawn, which may be one of such pieces itself: those of long texts would be too many.
  private func cellsToMove(in widget: UnsafeMutablePointer<GtkWidget>) -> [TextCell]? {
    guard change == nil || text.utf8.count <= 16 else { return nil }
    return cells(in: widget)
  }

  /// Goes by a change to what was taken, or is there; `show` is called when it is drawn anew.
  func go(by change: TextChange?, in update: TextUpdate?, _ show: @escaping () -> Void) {
    self.change = change
    guard let change, let update else { return }
    change.change.begin(at: update.node) { [weak self, weak change] in
      guard let self, let change, self.change === change else { return }
      if !change.change.isRunning { self.change = nil }
      show()
    }
    if !change.change.isRunning { self.change = nil }
  }

  /// Another text is shown now by a transition that may be said.
  func remember(_ transition: ContentTransition) { self.transition = transition }
}

// MARK: - Input

extension TextCore {
  private var isSelectable: Bool { selection?.isOn ?? false }

  /// Lets the text have the focus where there is anything to do with it.
  func followInterest() {
    guard let widget else { return }
    gtk_widget_set_focusable(widget, isSelectable || links?.isOn == true ? 1 : 0)
    point(at: nil)
  }

  /// Shows over what the pointer is.
  func point(at link: TextLink?) {
    guard let widget else { return }
    gtk_widget_set_cursor_from_name(widget, link != nil ? "pointer" : isSelectable ? "text" : nil)
  }

  /// Moves the focus among the links; nil where there are none to reach.
  func moveFocus(_ direction: GtkDirectionType) -> Bool? {
    guard let links, links.isOn else { return nil }
    return links.moveFocus(direction)
  }
}

/// What a text needs along an axis.
struct TextMeasure {
  let minimum: Int32
  let natural: Int32
  var baseline: Int32 = -1
}
