import CGTK
import Foundation
import ViewGraph

/// What comes and goes by transitions in an island.
extension IslandCore {
  func begin(_ transition: RunningTransition) {
    let motion = motion ?? IslandMotion(parent: widget)
    self.motion = motion
    motion.begin(transition)
    gtk_widget_queue_draw(widget)
  }

  func join(_ leaves: [any LeafNode], in transition: RunningTransition) {
    motion?.join(leaves, in: transition)
    gtk_widget_queue_draw(widget)
  }

  func advance(_ transition: RunningTransition) {
    placeViews(of: transition)
    gtk_widget_queue_draw(widget)
  }

  /// Lays out what moves with another size in each frame. GTK wants to be asked for sizes that have changed before.
  private func placeViews(of transition: RunningTransition) {
    guard transition.placesViews else { return }
    validateSizes()
    transition.placeViews()
  }

  func end(_ transition: RunningTransition) {
    motion?.end(transition)
    if motion?.isEmpty == true { motion = nil }
    // What ends before its time is where it belongs with the layout that follows.
    if transition.placesViews { gtk_widget_queue_allocate(widget) }
    gtk_widget_queue_draw(widget)
  }

  /// Draws the items if GTK cannot, as some are no widgets, are left out or move. False where GTK shall draw all as they are.
  func draw(_ snapshot: OpaquePointer) -> Bool {
    drawCount += 1
    guard !isDrawnByGTK else { return false }
    pixels = WidgetPixels(of: widget, areShown: items.drawingCount > 0 && isShownAsItIs)
    culling?.beginDrawing()
    drawInside(snapshot) {
      if items.composedCount > 0 { drawComposed(items.all[...], $0) } else { drawPlain(items.all, $0) }
    }
    return true
  }

  /// Whether nothing around turns or scales what is inside, but for what comes or goes.
  private var isShownAsItIs: Bool {
    var around: UnsafeMutablePointer<GtkWidget>? = widget
    while let widget = around {
      if let core = IslandWidgetType.core(of: widget), core.isTransformed || core.isSymbol { return false }
      around = gtk_widget_get_parent(widget)
    }
    return true
  }

  private var isDrawnByGTK: Bool {
    culling == nil && motion == nil && clip == nil && filters.isEmpty && items.drawingCount == 0
      && items.composedCount == 0 && !hasOverflow
  }

  /// Draws items one over the other.
  func drawPlain(_ items: some Sequence<IslandItem>, _ snapshot: OpaquePointer) {
    if let motion {
      motion.draw(items.lazy.filter(isSeen), snapshot) { drawFiltered($0, snapshot) }
    } else {
      for item in items where isSeen(item) { drawFiltered(item, snapshot) }
    }
  }

  /// Draws an item as it is.
  func draw(_ item: IslandItem, _ snapshot: OpaquePointer) {
    if let drawing = item as? DrawnElement { return drawing.draw(snapshot, in: self, pixels) }
    if let inner = item as? IslandWidget {
      if inner.drawSymbol(in: widget) || inner.drawTilted(snapshot, in: widget) { return }
    }
    guard let child = item.child?.widgetObject, isChild(child) else { return }
    drawOverflow(of: item, snapshot)
    gtk_widget_snapshot_child(widget, child, snapshot)
  }

  /// Colours of the theme are looked up when they are drawn.
  func styleDidChange() {
    DesktopSettings.linkColor = nil
    guard items.drawingCount > 0 else { return }
    for case let drawing as DrawnElement in items.all { drawing.drawAnew() }
  }

  private func isSeen(_ item: IslandItem) -> Bool {
    guard let culling, (item as? IslandWidget)?.symbol == nil else { return true }
    guard let place = paintedPlace(of: item) else { return true }
    return culling.isDrawn(x: place.minX...place.maxX, y: place.minY...place.maxY)
  }

  /// Ends what a widget goes with. One that is given out anew by its author comes at once: it has one place.
  static func endRemoval(of widget: UnsafeMutablePointer<GtkWidget>) {
    var child = widget
    while let parent = gtk_widget_get_parent(child) {
      if let removal = IslandWidgetType.core(of: parent)?.motion?.removal(of: child) { return removal.finish() }
      child = parent
    }
  }
}
