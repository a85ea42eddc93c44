import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// A leaf that has no widget: its island paints it, and is hit where it is.
package final class DrawnElement: IslandItem {
  private(set) var content: (any DrawnContent)?
  /// In the island.
  private(set) var frame = CGRect.zero
  /// Whether the view has gone and is still shown: it takes no input then.
  var isLeaving = false
  /// The sizes that layout was told in its latest pass.
  private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var answeredPass = -1
  private var picture: Picture?
  /// Runs a drawing of the program's, and has the view updated when something changes that it has read.
  var reading: ((() -> Void) -> Void)?
  private var presence: Widget?
  /// Whether a widget may be made that stands for it.
  private let hasPresence: Bool
  private var isLabelled = false
  /// What the program says of it to assistive technologies.
  private var spoken: SpokenKinds = []

  package init(hasPresence: Bool = true) { self.hasPresence = hasPresence }

  /// What was drawn for a size and a scale.
  private struct Picture {
    let size: CGSize
    let pixels: WidgetPixels
    let version: Int
    /// Where the upper left corner is in what was drawn.
    let corner: CGPoint
    /// Nothing, where nothing was drawn.
    let node: RenderNode?
  }

  /// How it is mixed with what is below it in its island; nil for over it.
  private(set) var mixing: cairo_operator_t?

  override var islandTraits: IslandTraits { mixing == nil ? [] : .isMixed }

  override var itsMixing: cairo_operator_t? { mixing }

  /// Shows something else from the next frame on, which may have another size.
  package func show(_ content: some DrawnContent) {
    let line = self.content?.baseline
    self.content = content
    let former = exchange(&mixing, with: content.mixing)
    if (mixing == nil) != (former == nil) { IslandWidgetType.core(of: holder)?.compositionDidChange() }
    drawAnew()
    if content.baseline != line { return layOutAnew() }
    for answer in answers where content.sizeThatFits(answer.proposal) != answer.size { return layOutAnew() }
  }

  private func layOutAnew() {
    answers = []
    IslandWidgetType.core(of: holder)?.layoutDidChange()
  }

  /// The style of the island is another, or the content.
  package func drawAnew() {
    picture = nil
    queueDraw()
  }

  private func queueDraw() {
    if let holder { gtk_widget_queue_draw(holder) }
  }

  /// Whether a point of the island is hit.
  func isHit(at point: CGPoint) -> Bool {
    guard !isLeaving, let content else { return false }
    return content.contains(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), in: frame.size)
  }

  /// Where it is painted in the island; nil before it was drawn once.
  var extent: CGRect? {
    guard let picture else { return nil }
    let (x, y) = (frame.minX - picture.corner.x, frame.minY - picture.corner.y)
    return picture.node.map { frame.union($0.bounds.offsetBy(dx: x, dy: y)) } ?? frame
  }

  // MARK: Its presence

  override var child: Widget? { presence }

  package override func attributedWidget() -> Widget? {
    if !hasPresence || presence != nil { return presence }
    let widget = PresenceType.make(of: self)
    presence = widget
    showRole()
    IslandWidgetType.core(of: holder)?.show(widget, of: self)
    return widget
  }

  /// Says what assistive technologies call it; nothing for a decoration.
  package func setLabel(_ label: String?) {
    guard label != nil || isLabelled else { return }
    let wasLabelled = exchange(&isLabelled, with: label != nil)
    guard let label else { return forgetLabel() }
    if !wasLabelled { showRole() }
    attributedWidget()?.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
  }

  private func forgetLabel() {
    child?.resetAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL)
    showRole()
  }

  /// The program says something of a kind to assistive technologies, to which it is no decoration then; or that no more.
  package func setSpoken(_ isSpoken: Bool, as kind: SpokenKinds) {
    let wasSilent = spoken.isEmpty
    if isSpoken { spoken.formUnion(kind) } else { spoken.subtract(kind) }
    if spoken.isEmpty != wasSilent { showRole() }
  }

  private func showRole() {
    presence?.roleOfItsOwn = isLabelled || !spoken.isEmpty ? GTK_ACCESSIBLE_ROLE_IMG : GTK_ACCESSIBLE_ROLE_PRESENTATION
  }

  // MARK: Drawing

  /// Whether it can be seen, as far as the windows around say.
  package var isMapped: Bool { holder.map { gtk_widget_get_mapped($0) != 0 } ?? false }

  /// What is drawn at this moment, from the corner on; nil where that is nothing.
  package func drawnNow() -> RenderNode? {
    guard let holder, let content else { return nil }
    let bounds = CGRect(origin: .zero, size: WidgetPixels(of: holder).shown(frame).size)
    return RenderNode {
      content.draw(in: Drawing(snapshot: $0, widget: holder, bounds: bounds, size: frame.size))
    }
  }

  /// Draws what was drawn before, unless the content, the size or the pixels are others.
  func draw(_ snapshot: OpaquePointer, in painter: some ItemPainter, _ pixels: WidgetPixels) {
    let bounds = pixels.shown(frame)
    let picture = picture(in: bounds, of: painter, pixels, for: snapshot)
    guard let node = picture.node else { return }
    guard bounds.origin != picture.corner else { return gtk_snapshot_append_node(snapshot, node.node) }
    var way = graphene_point_t(CGPoint(x: bounds.minX - picture.corner.x, y: bounds.minY - picture.corner.y))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &way)
    gtk_snapshot_append_node(snapshot, node.node)
    gtk_snapshot_restore(snapshot)
  }

  private func picture(
    in bounds: CGRect, of painter: some ItemPainter, _ pixels: WidgetPixels, for snapshot: OpaquePointer
  ) -> Picture {
    let size = bounds.size
    let drawing = Drawing(
      snapshot: snapshot, widget: painter.paintedWidget, bounds: CGRect(origin: .zero, size: size), size: frame.size,
      origin: bounds.origin, shownScale: pixels.areShown ? pixels.scale : nil, part: painter.part,
      isForCairo: pixels.areCairos)
    let version = content?.version ?? 0
    if let picture, picture.size == size, picture.pixels.areLike(pixels), picture.version == version,
      content?.isOutdated(in: drawing) != true
    {
      return picture
    }
    let picture = drawn(drawing, pixels, version: version, at: bounds.origin)
    self.picture = picture
    return picture
  }

  private func drawn(_ drawing: Drawing, _ pixels: WidgetPixels, version: Int, at corner: CGPoint) -> Picture {
    func picture(_ node: RenderNode?, at corner: CGPoint) -> Picture {
      Picture(size: drawing.bounds.size, pixels: pixels, version: version, corner: corner, node: node)
    }
    // Elsewhere what Cairo draws would begin between two pixels.
    if corner.isWhole, let node = content?.node(in: drawing, at: corner) { return picture(node, at: corner) }
    let node = RenderNode { snapshot in
      let drawing = drawing.on(snapshot)
      if let reading { reading { content?.draw(in: drawing) } } else { content?.draw(in: drawing) }
    }
    return picture(node, at: .zero)
  }
}

extension CGPoint {
  fileprivate var isWhole: Bool { x == x.rounded() && y == y.rounded() }
}

extension DrawnElement: LeafElement {
  package func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize {
    let size = content?.sizeThatFits(proposal) ?? .zero
    if answeredPass != pass { (answers, answeredPass) = ([], pass) }
    answers.append((proposal, size))
    return size
  }

  package func setFrame(_ frame: CGRect, pass: Int) {
    presence?.allocate(PixelGrid.application.frame(frame), minimum: (0, 0))
    guard self.frame != frame else { return }
    self.frame = frame
    queueDraw()
  }

  package func takesPart() -> Bool { true }

  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, pass: Int
  ) -> CGFloat? { key.baseline == nil ? nil : content?.baseline }
}
