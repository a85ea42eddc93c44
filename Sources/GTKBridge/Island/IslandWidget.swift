import CGTK
import Foundation
import GTKSupport
import Paths
import ViewGraph

/// The widget of an island inside a host.
package final class IslandWidget: ScreenElement, IslandElement, TransitionHolder, ScrollElement, WidgetHolder {
  private let core: InnerIslandCore

  var holdingWidget: UnsafeMutablePointer<GtkWidget> { core.widget }

  init(island: Island) {
    var core: InnerIslandCore?
    let pointer = IslandWidgetType.makeIsland { widget in
      let made = InnerIslandCore(widget: widget, island: island)
      core = made
      return made
    }
    guard let core else { fatalError("an island was made without its core") }
    self.core = core
    super.init(widget: Widget(pointer))
  }

  package func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) { core.insert(leaf, after: previous) }
  package func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) { core.move(leaf, after: previous) }
  package func remove(_ leaf: any LeafNode) { core.remove(leaf) }
  package func begin(_ transition: RunningTransition) { core.begin(transition) }
  package func join(_ leaves: [any LeafNode], in transition: RunningTransition) { core.join(leaves, in: transition) }
  package func advance(_ transition: RunningTransition) { core.advance(transition) }
  package func end(_ transition: RunningTransition) { core.end(transition) }
  package func layoutDidChange() { core.layoutDidChange() }
  package func convert(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect { core.convert(frame, to: other) }
  package func convertInLayout(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect {
    core.convertInLayout(frame, to: other)
  }
  package func validateSizes() { core.validateSizes() }
  package func keepingSizes(_ moves: () -> Void) -> Bool { core.keepingSizes(moves) }
  package func forgetSizes() { core.forgetSizes() }
  package func orderDidChange() { gtk_widget_queue_allocate(widget.widgetObject) }

  /// Scrolls to a frame in it, as scroll content.
  package func scroll(to frame: CGRect, anchor: UnitPoint?) { core.culling?.scroll(to: frame, anchor: anchor) }

  package var visiblePart: CGRect? { core.culling?.visiblePart }

  package var scrollActCount: Int { core.culling?.actCount ?? 0 }

  package var scrolledSize: CGSize? { core.culling?.scrolledSize }

  /// What a view carries, its leaves carry, unless they are in an element.
  package override func attributedWidget() -> Widget? { traits.contains(.isElement) ? widget : nil }

  /// What is special about it: said when it is made.
  var traits: IslandTraits = []
  /// How the content is turned and scaled in its room; as it is for most.
  private var transform: (any EffectTransform)?
  /// The latest place.
  private var frame: CGRect?
  /// The allocation of an island in which this one was given its place.
  private(set) var latestAllocation = 0
  private var isConcealed = false
  /// How it is mixed with what is below it.
  private(set) var mixing: cairo_operator_t?

  override var islandTraits: IslandTraits { traits }

  override var itsMixing: cairo_operator_t? { mixing }

  override var filtersItself: Bool { !traits.contains(.isGroup) }

  /// The latest room, on whole pixels, and what the transform does to it.
  private var place = CGRect.zero
  private var projection: ProjectionTransform?
  /// The same without its perspective.
  private var flattened: ProjectionTransform?

  /// Takes what an effect does to the content.
  package func take(_ treatment: IslandTreatment) {
    take(clip: treatment.clip, hitForm: treatment.hitForm)
    core.take(treatment.filter)
    core.isContainer = treatment.isContainer
    take(mixing: treatment.mixing)
    conceal(treatment.conceals)
    let isSame = treatment.transform?.isSame(as: transform) ?? (transform == nil)
    transform = treatment.transform
    core.isTransformed = transform != nil
    if !isSame, let holder { gtk_widget_queue_allocate(holder) }
  }

  /// At once, and not with the next layout: what is concealed takes no input in between. Assistive technologies would be told of
  /// it all the same (AX18).
  private func conceal(_ conceals: Bool) {
    guard conceals != isConcealed else { return }
    isConcealed = conceals
    gtk_widget_set_child_visible(widget.widgetObject, conceals ? 0 : 1)
    widget.setAccessibleHidden(conceals)
  }

  private func take(mixing: cairo_operator_t?) {
    guard self.mixing != mixing else { return }
    guard let around = IslandWidgetType.core(of: holder) else { return self.mixing = mixing }
    around.changingPainter { self.mixing = mixing }
    gtk_widget_queue_draw(around.widget)
  }

  override func take(filtersAround filters: [any IslandFilter]) { core.take(filtersAround: filters) }

  /// Takes another value of the filter that it has.
  func take(filter: any IslandFilter) { core.take(filter) }

  /// How what is painted is changed.
  var filter: (any IslandFilter)? { core.filters.own }

  /// Gives the island its latest place again, as its transform may be another. Tells whether it has one.
  func placeAgain() -> Bool {
    frame.map { setFrame($0, pass: 0) } != nil
  }

  package func setFrame(_ frame: CGRect, pass: Int) {
    self.frame = frame
    latestAllocation = IslandCore.allocationCount
    place = PixelGrid.application.frame(frame)
    projection = transform?.projection(in: frame.size).flatMap { $0.canBeShown ? $0 : nil }
    core.cornerInLayout = transform?.isIgnoredByLayout == true ? place.origin : nil
    // GTK looks for what is at a point as if nothing were divided.
    flattened = projection?.flattened(around: CGPoint(x: frame.width / 2, y: frame.height / 2))
    // Each time, as GTK shows a child again that comes to another parent.
    let isGone = isConcealed || traits.contains(.isHidden) || transform != nil && projection == nil
    gtk_widget_set_child_visible(widget.widgetObject, isGone ? 0 : 1)
    core.fill(frame.offsetBy(dx: -place.minX, dy: -place.minY)) {
      widget.allocate(place, minimum: (widget.minimumWidth, 0), flattened)
    }
  }

  /// Draws the content with its perspective, if it has any and the renderer of the window paints it.
  func drawTilted(_ snapshot: OpaquePointer, in parent: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let projection, !projection.isAffine else { return false }
    guard !parent.isPaintedByCairo else {
      Diagnostics.reportFlattening()
      return false
    }
    var corner = graphene_point_t(place.origin)
    let content = RenderNode { gtk_widget_snapshot_child(parent, widget.widgetObject, $0) }
    content?.draw(
      snapshot, projection.transform(after: gsk_transform_translate(nil, &corner)),
      inPlaceOf: flattened?.transform(after: gsk_transform_translate(nil, &corner)))
    return true
  }

  /// What it is to the canvas that paints it; nil for most.
  var symbol: IslandSymbol? {
    didSet { core.isSymbol = symbol != nil }
  }

  /// Where the content is in the island around.
  var symbolRoom: (corner: CGPoint, size: CGSize) { (place.origin, core.formRoom.size) }

  /// The core, where what is in it is neither turned nor scaled.
  var plainCore: IslandCore? { transform == nil ? core : nil }

  /// How often the content was drawn.
  var drawCount: Int { core.drawCount }

  /// The bounds of what is painted in it, if they are known.
  var paintedRoom: CGRect? { core.paintedRoom }

  /// What becomes of some bounds in it by a perspective, in the island around; nil without one.
  func tiltedBounds(of bounds: CGRect) -> CGRect? {
    guard let projection, !projection.isAffine else { return nil }
    return projection.bounds(of: bounds).offsetBy(dx: place.minX, dy: place.minY)
  }

  /// The size of the content for a proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize {
    core.validateSizes()
    return core.island?.sizeThatFits(proposal) ?? .zero
  }

  /// The width of that size.
  package func width(for proposal: ProposedViewSize, pass: Int) -> CGFloat {
    core.validateSizes()
    return core.island?.length(.horizontal, for: proposal) ?? 0
  }

  package var hasGuides: Bool { core.island?.hasGuides ?? false }

  /// Where a view inside says.
  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, pass: Int
  ) -> CGFloat? { core.island?.explicitGuide(key, for: proposal) }

  /// Whether anything inside takes part in layout.
  package func takesPart() -> Bool { core.island?.content?.takesPart() ?? false }

  /// GTK must not draw what has no place. What it has not measured since its last change would tell nobody of the next.
  package func leaveOut() {
    gtk_widget_set_child_visible(widget.widgetObject, 0)
    core.validateSizes()
  }

  /// Calls a control that holds this island what the labels inside say.
  package func name(_ control: Widget) { core.namedControl = control.widgetObject }

  /// A widget is called something else, or no longer named: the element around that stands for it, if there is one, is too.
  package static func namesMayHaveChanged(around widget: UnsafeMutablePointer<GtkWidget>) {
    IslandCore.namesMayHaveChanged(around: widget)
  }

  /// Has the widget stand for all in it where assistive technologies look, or not.
  package func combineContent(_ isCombined: Bool) {
    guard isCombined != (core.combined != nil) else { return }
    core.combined?.end(widget)
    core.combined = isCombined ? CombinedElement() : nil
    core.nameControl()
  }

  /// Cuts the content, and says where it is hit; nil for as it is painted.
  private func take(clip: (any IslandForm)?, hitForm: (any IslandForm)?) {
    guard clip != nil || hitForm != nil || core.clip != nil || core.hitForm != nil else { return }
    core.changingPainter { (core.clip, core.hitForm) = (clip, hitForm) }
    gtk_widget_set_overflow(widget.widgetObject, clip?.isRoom == true ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    gtk_widget_queue_draw(widget.widgetObject)
  }

  /// Whether no view is hit at a point of a widget, of which a descendant was picked: it is an island or a host that draws
  /// nothing there, or a form says that what is around it is not hit.
  package static func isEmpty(
    _ picked: UnsafeMutablePointer<GtkWidget>, at point: CGPoint, of widget: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    for around in sequence(first: picked, next: { $0 == widget ? nil : gtk_widget_get_parent($0) }) {
      guard let core = IslandWidgetType.core(of: around) else { continue }
      guard let inner = widget.point(point, in: around) else { return true }
      if core.isOutsideOfHitForm(inner) || around == picked && !core.isHit(at: inner) { return true }
    }
    return false
  }

  /// Draws what can be seen, as scroll content between two adjustments does.
  package func cull(horizontal: ObjectReference, vertical: ObjectReference) {
    core.culling = Culling(horizontal: horizontal, vertical: vertical) { [unowned core] in
      gtk_widget_queue_draw(core.widget)
    }
  }
}
