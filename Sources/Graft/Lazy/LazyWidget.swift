import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The widget of a lazy container, whose children are the islands of the rows that are near what can be seen.
final class LazyWidget: Widget {
  private let core: LazyCore

  /// Shows nothing yet.
  init() {
    core = LazyCore()
    super.init(LazyWidgetType.make(core))
    core.widget = widgetObject
  }

  /// From now on these rows are laid out.
  func layOut(_ rows: ListRowsNode, _ layout: LazyLayout) { core.lines = LazyLines(rows, layout, in: core) }

  func show(_ layout: LazyLayout, mirrored isMirrored: Bool) {
    core.lines?.take(layout)
    guard core.isMirrored != isMirrored else { return }
    core.isMirrored = isMirrored
    core.placesDidChange()
  }

  func end() { core.end() }
}

extension LazyWidget: SelfMeasuringWidget {
  func size(for proposal: ProposedViewSize, pass: Int) -> CGSize { core.lines?.sizeThatFits(proposal) ?? .zero }

  func width(for proposal: ProposedViewSize, pass: Int) -> CGFloat { size(for: proposal, pass: pass).width }

  func baseline(_ baseline: TextBaseline, in size: CGSize, pass: Int) -> CGFloat { size.height }

  func allocate(_ frame: CGRect, pass: Int) {
    // GTK warns of a size that it was not asked for.
    gtk_widget_measure(widgetObject, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    allocate(frame, minimum: (0, 0))
  }
}

/// What the GObject of a lazy container owns.
@MainActor
final class LazyCore {
  /// The GObject owns the core, so this is no reference.
  var widget: UnsafeMutablePointer<GtkWidget>!
  var lines: LazyLines?
  var isMirrored = false
  /// What scrolls the container, and who follows that.
  private var scroller: LazyScroller?
  private let handlers = HandlerGroup()
  private(set) lazy var focus = LazyFocus(in: self)
  /// What is still seen of rows that are gone.
  private(set) lazy var pictures = LazyPictures(over: widget)

  func end() {
    lines?.end()
    lines = nil
    pictures.end()
    handlers.disconnectAll()
  }

  func measure(_ orientation: GtkOrientation, for length: Int) -> (minimum: Int32, natural: Int32) {
    let other = length < 0 ? nil : CGFloat(length)
    let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
    let size = lines?.sizeThatFits(
      isHorizontal ? ProposedViewSize(width: nil, height: other) : ProposedViewSize(width: other, height: nil))
    let natural = (isHorizontal ? size?.width : size?.height) ?? 0
    return (0, max(0, natural.rounded(.up).pixels))
  }

  func allocate(width: Int, height: Int) {
    follow()
    lines?.place(in: CGSize(width: width, height: height))
    focus.didLayOut()
  }

  /// No child may be left when the GObject is disposed of.
  func dispose() {
    end()
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  }

  private func follow() {
    guard let lines else { return }
    let found = LazyScroller(around: widget, along: lines.axis)
    guard found != scroller else { return }
    scroller = found
    handlers.disconnectAll()
    guard let adjustment = found?.adjustment else { return }
    handlers.collect {
      for signal in ["value-changed", "changed"] {
        Signals.connect(adjustment, signal) { [weak self] in self?.lines?.didScroll() }
      }
    }
  }
}

extension LazyCore: LazyHolder {
  func visible(along axis: Axis) -> LazySight? {
    guard let scroller = LazyScroller(around: widget, along: axis) else { return nil }
    return scroller.sight(of: widget, isMirrored: isMirrored && axis == .horizontal)
  }

  func hold(_ element: any IslandElement, after previous: (any IslandElement)?, isInFront: Bool) {
    guard let island = (element as? IslandWidget)?.widget.widgetObject else { return }
    if isInFront { return gtk_widget_insert_before(island, widget, nil) }
    gtk_widget_insert_after(island, widget, (previous as? IslandWidget)?.widget.widgetObject)
  }

  func letGo(_ element: any IslandElement) {
    guard let island = (element as? IslandWidget)?.widget.widgetObject else { return }
    if gtk_widget_get_parent(island) == widget { gtk_widget_unparent(island) }
  }

  func show(_ element: any IslandElement, opacity: Double) {
    (element as? IslandWidget).map { gtk_widget_set_opacity($0.widget.widgetObject, opacity) }
  }

  func takeBack(_ row: ListRowNode) -> (removal: RowRemoval, frame: CGRect)? { pictures.takeBack(row) }

  func leave(
    _ row: ListRowNode, keptBy key: AnyObject, from frame: CGRect, to place: CGRect, of rows: ListRowsNode,
    in transaction: Transaction
  ) {
    pictures.leave(FormerRow(row: row, token: key, frame: frame, top: frame.minY), to: place, of: rows, in: transaction)
  }

  func hasFocus(_ element: any IslandElement) -> Bool { (element as? IslandWidget)?.widget.containsFocus == true }

  func keepsEnd(along axis: Axis) -> Bool {
    guard let scroller = LazyScroller(around: widget, along: axis) else { return false }
    return ScrollAnchoring.of(scroller.adjustment)?.keeps(isMirrored && axis == .horizontal ? 0 : 1) ?? false
  }

  func scroll(to start: CGFloat, along axis: Axis) {
    guard let scroller = LazyScroller(around: widget, along: axis), let sight = visible(along: axis) else { return }
    let distance = start - sight.range.lowerBound
    scroller.scroll(by: isMirrored && axis == .horizontal ? -distance : distance)
  }

  func lengthDidChange() { gtk_widget_queue_resize(widget) }

  func placesDidChange() { gtk_widget_queue_allocate(widget) }
}
