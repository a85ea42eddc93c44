import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Has Tab go from row to row in their order, also to those that are not built; the arrow keys go by geometry. Claim SC32.
@MainActor
final class LazyFocus {
  private unowned let core: LazyCore
  /// Where Tab goes on once a row is built, and what has the focus of the window until then, which is only compared.
  private var awaiting: (direction: GtkDirectionType, focus: UnsafeMutablePointer<GtkWidget>?)?
  /// Whether there is nothing more here for Tab, which comes by once again.
  private var isPassing = false

  init(in core: LazyCore) { self.core = core }

  /// Moves the focus, by Tab into the container or on in it, and else as a function does.
  func move(_ direction: GtkDirectionType, byGeometry move: () -> Bool) -> Bool {
    guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return move() }
    core.lines?.endAwaitingFocus()
    return !exchange(&isPassing, with: false) && [.done, .awaitsRow].contains(goOn(direction))
  }

  private func goOn(_ direction: GtkDirectionType) -> FocusMove {
    let move = core.lines?.moveFocus(forward: direction == GTK_DIR_TAB_FORWARD) { give($0, direction) } ?? .leaves
    awaiting = move == .awaitsRow ? (direction: direction, focus: focus) : nil
    return move
  }

  /// What has the focus of the window.
  private var focus: UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_root(core.widget).flatMap { gtk_root_get_focus($0) }
  }

  /// GTK would give the focus to what is not shown as well.
  private func give(_ element: any IslandElement, _ direction: GtkDirectionType) -> Bool {
    guard let row = (element as? IslandWidget)?.widget.widgetObject, gtk_widget_is_drawable(row) != 0 else {
      return false
    }
    return gtk_widget_child_focus(row, direction) != 0
  }

  /// Rows have come into their places.
  func didLayOut() {
    guard awaiting != nil else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.arrive() }
  }

  private func arrive() {
    guard let (direction, former) = awaiting else { return }
    guard focus == former else { return endAwaiting() }
    if core.lines?.isAwaitedFocusThere == true, goOn(direction) == .leaves { leave(direction) }
  }

  /// The focus has gone elsewhere.
  private func endAwaiting() {
    awaiting = nil
    core.lines?.endAwaitingFocus()
  }

  /// Tab goes on behind the container.
  private func leave(_ direction: GtkDirectionType) {
    isPassing = true
    defer { isPassing = false }
    gtk_widget_get_root(core.widget).map { _ = gtk_widget_child_focus($0.cast(), direction) }
  }
}
