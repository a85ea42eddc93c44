import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A row that is swiped or open: what is in it lies aside by a distance, and beside that its actions at one edge. They are there from
/// the beginning of the swipe until the row is closed. Claims LS45 and LS46.
@MainActor
final class RowSwipe {
  let row: any SwipedRow
  private let surface: any SwipeSurface
  private let edge: HorizontalEdge
  let isAtLeft: Bool
  let host: GtkHostingController<RevealedActions>
  private let willRun: () -> Void
  private var actions: [EdgeActions]
  /// How wide the actions are.
  private var width: CGFloat
  /// Where the row begins in what is seen of its list; nil before it was placed there.
  var top: CGFloat?
  /// How far the row lies aside.
  private(set) var distance: CGFloat = 0
  private var motion: FrameMotion?

  /// Nothing where a row has no actions at that side.
  init?(
    _ row: any SwipedRow, atLeft isAtLeft: Bool, on surface: any SwipeSurface, willRun: @escaping () -> Void
  ) {
    edge = isAtLeft != surface.readsFromRight ? .leading : .trailing
    actions = row.actions(at: edge)
    guard !actions.isEmpty, let node = row.node else { return nil }
    (self.row, self.surface, self.isAtLeft, self.willRun) = (row, surface, isAtLeft, willRun)
    host = GtkHostingController(rootView: RevealedActions(edge: edge, actions: actions, willRun: willRun))
    host.open(from: node)
    width = 0
    show()
    if width == 0 { end() }
    guard width > 0 else { return nil }
  }

  /// Puts the actions above the row. The focus stays where it is: for keys they are in the row's menu.
  private func show() {
    gtk_widget_set_can_focus(host.widget.widgetObject, 0)
    row.hold(host)
    host.build()
    measure()
  }

  /// Sees how wide the actions are by now. Tells whether that is another width.
  @discardableResult
  func measure() -> Bool {
    var natural: Int32 = 0
    gtk_widget_measure(host.widget.widgetObject, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    return exchange(&width, with: CGFloat(natural)) != width
  }

  /// Takes the actions away, and leaves the row as any other.
  func end() {
    motion?.stop()
    distance = 0
    row.letGo(of: host)
  }

  /// Shows the actions that the row has by now. Tells whether there are any.
  func actionsDidChange() -> Bool {
    let actions = row.actions(at: edge)
    guard !actions.isEmpty else { return false }
    self.actions = actions
    host.rootView = RevealedActions(edge: edge, actions: actions, willRun: willRun)
    return true
  }

  /// Tells those who want to know that the row is open or closed.
  func tell(isOpen: Bool) {
    let told = actions.compactMap(\.presentationDidChange)
    UpdateScheduler.shared.afterUpdates { for function in told { function(isOpen) } }
  }

  // MARK: How far it is open

  private var reach: SwipeReach {
    let rowWidth = row.widget.map { CGFloat(gtk_widget_get_width($0)) } ?? 0
    return SwipeReach(actions: width, row: rowWidth, allowsFullSwipe: actions.first?.allowsFullSwipe == true)
  }

  /// Follows what swipes by how far that has gone to the right since the row lay aside by a distance.
  func follow(_ right: CGFloat, from start: CGFloat) {
    motion?.stop()
    move(to: reach.distance(start + (isAtLeft ? right : -right)))
  }

  private func move(to distance: CGFloat) {
    self.distance = distance
    row.lieAside(by: distance, at: edge)
  }

  /// What becomes of the row if it is let go of now, at so many pixels to the right for each second.
  func outcome(velocity right: CGFloat) -> SwipeReach.Outcome {
    reach.outcome(at: distance, velocity: isAtLeft ? right : -right)
  }

  /// Lies as far aside as the actions are wide.
  func open() { settle(at: width) {} }

  func close(_ completion: @escaping () -> Void) { settle(at: 0, completion) }

  private func settle(at distance: CGFloat, _ completion: @escaping () -> Void) {
    motion?.stop()
    motion = FrameMotion(
      of: surface.swipedWidget, from: self.distance, to: distance, step: { [weak self] in self?.move(to: $0) },
      completion: completion)
  }
}
