import CGTK
import ViewGraph

/// What comes and goes by transitions in an island.
extension IslandCore {
  func begin(_ transition: RunningTransition) {
    let motion = motion ?? IslandMotion(parent: widget)
    self.motion = motion
    motion.begin(transition)
    gtk_widget_queue_draw(widget)
  }

  func advance(_ transition: RunningTransition) { gtk_widget_queue_draw(widget) }

  func end(_ transition: RunningTransition) {
    motion?.end(transition)
    if motion?.isEmpty == true { motion = nil }
    gtk_widget_queue_draw(widget)
  }

  /// Draws the children of which some are left out or move. False where GTK shall draw all as they are.
  func draw(_ snapshot: OpaquePointer) -> Bool {
    guard culling != nil || motion != nil else { return false }
    culling?.beginDrawing()
    let drawn = children.filter(isDrawn)
    if let motion {
      motion.draw(drawn, snapshot)
    } else {
      for child in drawn { gtk_widget_snapshot_child(widget, child, snapshot) }
    }
    return true
  }

  var children: [UnsafeMutablePointer<GtkWidget>] {
    guard let first = gtk_widget_get_first_child(widget) else { return [] }
    return Array(sequence(first: first) { gtk_widget_get_next_sibling($0) })
  }

  private func isDrawn(_ child: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let culling else { return true }
    var place = GtkAllocation()
    gtk_widget_get_allocation(child, &place)
    return culling.isDrawn(
      x: Double(place.x)...Double(place.x + place.width), y: Double(place.y)...Double(place.y + place.height))
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
