import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Has Tab go on from the last row that is built to the next, and backwards alike. Claim SC32.
@MainActor
final class LazyFocus {
  private unowned let core: LazyCore
  /// The row that is being built, and where Tab was going.
  private var awaited: (position: Int, direction: GtkDirectionType)?
  /// Whether there is nothing more here for Tab.
  private var isPassing = false

  init(in core: LazyCore) { self.core = core }

  /// Moves the focus: among the rows that are there as a function does, or to one that is built for it.
  func move(_ direction: GtkDirectionType, amongRows move: () -> Bool) -> Bool {
    let wasInside = Widget(retaining: core.widget).containsFocus
    if move() { return true }
    let goesByTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
    return goesByTab && wasInside && !isPassing && build(direction)
  }

  private func build(_ direction: GtkDirectionType) -> Bool {
    awaited = core.lines?.buildNeighbor(forward: direction == GTK_DIR_TAB_FORWARD).map { ($0, direction) }
    return awaited != nil
  }

  /// Rows have come into their places.
  func didLayOut() {
    guard let awaited, core.lines?.element(ofRow: awaited.position) != nil else { return }
    self.awaited = nil
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.arrive(awaited.position, awaited.direction) }
  }

  private func arrive(_ position: Int, _ direction: GtkDirectionType) {
    guard let row = (core.lines?.element(ofRow: position) as? IslandWidget)?.widget.widgetObject else { return }
    if gtk_widget_child_focus(row, direction) != 0 {
      _ = core.lines?.scroll(toRow: position, anchor: nil)
    } else if !build(direction) {
      leave(direction)
    }
  }

  /// Tab goes on behind the container.
  private func leave(_ direction: GtkDirectionType) {
    isPassing = true
    defer { isPassing = false }
    gtk_widget_get_root(core.widget).map { _ = gtk_widget_child_focus($0.cast(), direction) }
  }
}
