import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// Whether a host sees the environment of the place at which it hangs in an outer host.
public enum EnvironmentInheritance: Sendable {
  /// It inherits, and follows changes (NH15). A difference from SwiftUI.
  case inherited
  /// It starts from the defaults.
  case isolated
}

/// What a hosting widget's GObject owns: the graph, besides what any island has.
///
/// It lives exactly as long as the GObject, so a host lives while a GTK parent or a Swift owner keeps its widget.
final class HostCore: IslandCore, GraphHost {
  private(set) lazy var graph = Graph(host: self)
  /// The controller that owns the host, if one does.
  weak var controller: GtkWidgetController?
  /// The properties, if the view was registered under a name.
  var pane: PaneInstance?
  /// The place of another host from which the content was opened, if it was: it belongs there, wherever its widget is.
  weak var openedFrom: ViewNode? {
    didSet {
      isOpened = true
      resolveEnclosingHost()
    }
  }
  /// Whether the place has the window as well, so that what the window gives comes on top of what the place has.
  var opensWindow = false
  /// Whether the content was opened from a place, which may have gone.
  private var isOpened = false
  /// Told after each round, if somebody follows the size of the content.
  var contentDidChange: (() -> Void)?
  var environmentInheritance = EnvironmentInheritance.inherited {
    didSet { resolveEnclosingHost() }
  }

  private var clockDriver: FrameClockDriver?
  /// Of the window that the host is in, or was last: a host that is taken out keeps its size classes.
  private var windowState: WindowState?
  var presence = HostPresence()
  /// A window that gets no frames, as a minimised one, must not keep effects waiting for ever.
  private lazy var overdueSource = WakeSource(priority: 100, delay: 250) { [unowned self] in graph.layoutDidFinish() }
  private lazy var waitingSource = WakeSource(priority: 100) { [unowned self] in effectsHaveWaited() }
  /// A layout outside of any frame, as that of a window that opens, is followed by no other event.
  private lazy var geometrySource = WakeSource(priority: 100) { [unowned self] in
    compareGeometry()
    layoutDidFinish()
    graph.layoutDidSettle()
  }
  /// Whether GTK is measuring the host, most likely to show it next.
  private var isMeasuring = false
  /// Whether a window is about to be shown that has the host: what waits for a layout gets one.
  var isOpening = false

  override init(widget: UnsafeMutablePointer<GtkWidget>) {
    super.init(widget: widget)
    LiveHosts.add(self)
  }

  // MARK: The port of the runtime

  override var island: Island? { graph.root == nil ? nil : graph.island }

  func willWork() { g_object_ref(widget) }

  func didWork() { g_object_unref(widget) }

  func didCommit() { contentDidChange?() }

  func makeElement(for island: Island) -> any IslandElement { IslandWidget(island: island) }

  var willLayOut: Bool { isShown || isMeasuring || isOpening }

  #if DEBUG
    var isOnScreen: Bool { isShown }
  #endif

  var isShown: Bool { clockDriver != nil && gtk_widget_get_mapped(widget) != 0 }

  func effectsWait() {
    guard isShown else { return waitingSource.wake() }
    gtk_widget_queue_resize(widget)
    overdueSource.wake()
  }

  /// A host that was only measured, or was unmapped meanwhile, gets no layout; one that is shown by now does.
  private func effectsHaveWaited() {
    if isShown { effectsWait() } else { graph.layoutDidFinish() }
  }

  /// The first build of a host that GTK measures before its first cycle, as when its window opens: its effects wait for
  /// the layout that most likely follows.
  override func willMeasure() {
    let isFirst = graph.root == nil
    isMeasuring = true
    graph.buildIfNeeded()
    isMeasuring = false
    if isFirst { StyleSheet.refresh() }
  }

  override func contentIsTooLarge(_ length: Int32) {
    guard let root = graph.root else { return }
    Diagnostics.report(
      .invalidSize, at: root,
      "the content is \(length) pixels long, which no window can be; what is beyond 8192 is cut off. Let it be scrolled"
    )
  }

  func geometryDidChange() { geometrySource.wake() }

  // MARK: Timelines

  private lazy var timelineDriver = TimelineDriver { [unowned self] in
    clockDriver?.setTicking($0, self)
  } tick: { [unowned self] in
    tick()
  }

  var now: Date { TimelineTime.now() }

  func timelinesDidChange() { timelineDriver.wait(for: isDrawn ? graph.nextTick : nil) }

  /// Has timelines tick whose date has come, and waits for the next.
  func tick() {
    graph.tick()
    timelinesDidChange()
  }

  /// Nobody sees what is in a minimised window.
  private var isDrawn: Bool { isShown && windowState?.isSeen ?? true }

  /// The window may have been hidden, or be seen again.
  func windowDidChange() {
    if graph.nextTick != nil { tick() }
    if !isDrawn { endMotion() }
  }

  // MARK: Motion

  var animates: Bool { isDrawn && DesktopSettings.animates }

  /// No frame will come any more in which something that moves could end (MO64).
  private func endMotion() {
    if graph.isMoving { UpdateScheduler.shared.afterUpdates { [weak graph] in graph?.finishMotion() } }
  }

  func motionDidBegin() { clockDriver?.setMoving(true, self) }

  func motionDidEnd() { clockDriver?.setMoving(false, self) }

  /// Looks whom a layout has given another size or place.
  func compareGeometry() {
    geometrySource.cancel()
    graph.compareGeometry()
  }

  /// The frame's layout is done: what waited for it runs before the frame is painted.
  func layoutDidFinish() {
    overdueSource.cancel()
    graph.layoutDidFinish()
  }

  func willEvaluate() { resolveEnclosingHost() }

  // MARK: The window

  func didEnterWindow() {
    windowState = WindowState.around(widget)
    resolveEnclosingHost()
    buildBeforeWindowOpens()
    enterWindow()
  }

  /// GTK styles all that is in a window when it opens, and shares what it finds. What is built in the measuring that
  /// follows is styled one by one, which nearly doubles the cost, and again whenever a sibling moves.
  private func buildBeforeWindowOpens() {
    guard !UpdateScheduler.shared.isRunning, let window = gtk_widget_get_root(widget) else { return }
    if gtk_widget_get_mapped(window.cast()) == 0 { willMeasure() }
  }

  func willLeaveWindow() {
    UpdateScheduler.shared.afterUpdates { [weak self] in
      self?.leaveWindow(thatHasGone: self?.windowState?.hasGone == true)
    }
  }

  /// Whether the host is in a window, or was in it last.
  func isIn(_ window: WindowState) -> Bool { windowState === window }

  func didMap() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    clockDriver = FrameClockDriver.add(self, to: clock)
    windowDidChange()
    followSight()
    #if DEBUG
      IdleLook.shared.contentWasShown()
    #endif
  }

  func willUnmap() {
    if graph.nextTick != nil { timelineDriver.wait(for: nil) }
    clockDriver?.remove(self)
    clockDriver = nil
    endMotion()
    followSight()
    // No layout will follow any more: what waited for one runs in the next cycle.
    overdueSource.cancel()
    if !graph.isSettled { waitingSource.wake() }
  }

  override func dispose() {
    willUnmap()
    waitingSource.cancel()
    geometrySource.cancel()
    graph.unmount()
    // The widget may be gone before this is.
    presence = HostPresence(isInWindow: false, isAppeared: false)
    LiveHosts.remove(self)
    super.dispose()
  }

  // MARK: The enclosing host

  /// Finds the leaf of another host that holds this one, whose environment is inherited.
  private func resolveEnclosingHost() {
    // What outlives the place from which it was opened keeps its environment until it closes.
    if isOpened, openedFrom == nil { return }
    let place = openedFrom ?? enclosingLeaf()
    if opensWindow, let place { windowState?.inherit(from: place.scope) }
    graph.attach(below: place, inheriting: surroundings(at: place))
  }

  /// What is inherited: of the place, or else of the window.
  private func surroundings(at place: ViewNode?) -> EnvironmentScope? {
    let window = windowState?.scope
    if environmentInheritance == .isolated { return window }
    return opensWindow ? window ?? place?.scope : place?.scope ?? window
  }

  private func enclosingLeaf() -> ViewNode? {
    var child = widget
    while let parent = gtk_widget_get_parent(child) {
      if let leaf = TwinPlaces.leaf(of: child) { return leaf }
      let core = IslandWidgetType.core(of: parent)
      if let leaf = core?.island?.leaf(of: child) ?? core?.motion?.leaf(of: child) { return leaf }
      child = parent
    }
    return TwinPlaces.leaf(of: child)
  }
}

extension Island {
  /// The leaf whose widget this is.
  fileprivate func leaf(of widget: UnsafeMutablePointer<GtkWidget>) -> (any LeafNode)? {
    leaves.first { $0.gtkWidget == widget }
  }
}
