import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Has Tab go from row to row in their order, also to those that are not built; the arrow keys go by geometry. Claim SC32.
@MainActor
final class LazyFocus {
  private unowned let core: LazyCore
  /// Where Tab goes on once a row is built.
  private var direction: GtkDirectionType?
  /// Whether there is nothing more here for Tab.
  private var isPassing = false

  init(in core: LazyCore) { self.core = core }

  /// Moves the focus, by Tab into the container or on in it, and else as a function does.
  func move(_ direction: GtkDirectionType, byGeometry move: () -> Bool) -> Bool {
    guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return move() }
    guard Widget(retaining: core.widget).containsFocus else { return enter(direction) }
    core.lines?.endAwaitingFocus()
    return !isPassing && [.done, .awaitsRow].contains(goOn(direction))
  }

  private func enter(_ direction: GtkDirectionType) -> Bool {
    let elements = core.lines?.shownElements ?? []
    return (direction == GTK_DIR_TAB_FORWARD ? elements : elements.reversed()).contains { give($0, direction) }
  }

  private func goOn(_ direction: GtkDirectionType) -> FocusMove {
    let move = core.lines?.moveFocus(forward: direction == GTK_DIR_TAB_FORWARD) { give($0, direction) } ?? .isLost
    self.direction = move == .awaitsRow ? direction : nil
    return move
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
    guard direction != nil else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.arrive() }
  }

  private func arrive() {
    guard let direction, core.lines?.isAwaitedFocusThere == true else { return }
    if goOn(direction) == .leaves { leave(direction) }
  }

  /// Tab goes on behind the container.
  private func leave(_ direction: GtkDirectionType) {
    isPassing = true
    defer { isPassing = false }
    gtk_widget_get_root(core.widget).map { _ = gtk_widget_child_focus($0.cast(), direction) }
  }
}
