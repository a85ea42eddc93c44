import CGTK
import GTKSupport
import ViewGraph

/// Whether a host is where its content counts as appeared, and may go on.
struct HostPresence {
  var appearance = HostAppearance.inWindow
  var disposal = HostDisposal.manual
  /// Follows the widget's parent, where the content ends without one.
  var parentHandlers: HandlerGroup?
  /// What was never in a window has not left one: effects of a tree that is only measured run.
  var isInWindow = true
  /// What the tree was told last.
  var isAppeared = true
  /// Whether the content has ended, and the widget has not.
  var isEmpty = false
}

extension HostCore {
  var appearance: HostAppearance {
    get { presence.appearance }
    set {
      presence.appearance = newValue
      graph.goesBySight = newValue == .visible
      tellPresence()
    }
  }

  var disposal: HostDisposal {
    get { presence.disposal }
    set {
      presence.disposal = newValue
      presence.parentHandlers?.disconnectAll()
      presence.parentHandlers = newValue == .onUnparent ? followParent() : nil
    }
  }

  /// Ends the content as soon as no view is evaluated.
  func endSafely() {
    guard UpdateScheduler.shared.isRunning else { return endContent() }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.endContent() }
  }

  /// Ends the content while the widget lives, empty from now on.
  private func endContent() {
    presence.parentHandlers?.disconnectAll()
    presence.parentHandlers = nil
    presence.isEmpty = true
    graph.unmount()
    gtk_widget_queue_resize(widget)
  }

  /// In a group of its own: it is no handler of the representable whose make may set the policy.
  private func followParent() -> HandlerGroup {
    let handlers = HandlerGroup()
    handlers.collect {
      Signals.connect(widget, "notify::parent") { [weak self] in self?.parentDidChange() }
    }
    return handlers
  }

  /// A move to another parent is two changes of one event.
  private func parentDidChange() {
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, disposal == .onUnparent, gtk_widget_get_parent(widget) == nil else { return }
      endContent()
    }
  }

  func enterWindow() {
    presence.isInWindow = true
    tellPresence()
  }

  /// Not from inside of GTK, which is moving the widget: a move to another window is no disappearance, so the decision waits
  /// for the end of the event (HC15).
  func leaveWindow(thatHasGone hasGone: Bool) {
    guard presence.isInWindow, gtk_widget_get_root(widget) == nil || hasGone else { return }
    presence.isInWindow = false
    if hasGone, disposal == .onWindowDestroy { return endContent() }
    tellPresence()
  }

  /// The host may be shown now, or be hidden: looked at when GTK has done what it does, if anything goes by it.
  func followSight() {
    guard appearance == .visible else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.tellPresence() }
  }

  private func tellPresence() {
    let isAppeared = presence.isInWindow && (appearance == .inWindow || isShown)
    guard isAppeared != presence.isAppeared else { return }
    presence.isAppeared = isAppeared
    graph.setAppeared(isAppeared)
  }
}
