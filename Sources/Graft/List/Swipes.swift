import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Swipes the rows of a list by what the list alone hears, and a row elsewhere by what that hears. Claims LS46 and LS47.
@MainActor
final class Swipes {
  /// How far something goes before it swipes, in pixels: what is in a row and follows a drag itself comes first.
  static let threshold: CGFloat = 12

  private unowned let surface: any SwipeSurface
  private let handlers = HandlerGroup()
  private var finger: FingerSwipe?
  private var touchpad: TouchpadSwipe?
  private var closing: SwipeClosing?
  /// The row that is open, or is being opened or closed.
  private(set) var swipe: RowSwipe?
  /// How far the row lay aside when it was taken hold of; nil while it is not held.
  private var start: CGFloat?
  private var isClosing = false
  /// Whether a list has scrolled since the row was placed last, as GTK has it scroll also to keep rows where they are.
  private var hasScrolled = false

  init(on surface: any SwipeSurface) {
    self.surface = surface
    // Connected for as long as there is the surface, whatever is updated at the moment.
    handlers.collect {
      finger = FingerSwipe(of: self, on: surface)
      touchpad = TouchpadSwipe(of: self, on: surface)
      closing = SwipeClosing(of: self, in: surface.swipedWidget)
      // GTK would miss the actions when it ends the widget by itself.
      Signals.connect(Widget(surface.swipedWidget).object, "unmap") { [weak self] in self?.closeAtOnce() }
      Signals.connect(Widget(surface.swipedWidget).object, "destroy") { [weak self] in
        self?.closeAtOnce()
        self?.closing?.end()
      }
      guard let adjustment = surface.placingAdjustment else { return }
      Signals.connect(adjustment, "value-changed") { [weak self] in self?.hasScrolled = true }
    }
  }

  func end() {
    handlers.disconnectAll()
    closeAtOnce()
    closing?.end()
  }

  /// Whether a row is open and not about to be closed.
  var isAnyOpen: Bool { swipe != nil && !isClosing }

  /// Whether something swipes a row at the moment.
  var isHeld: Bool { start != nil }

  func isOpen(_ row: ListRowNode) -> Bool { (swipe?.row as? ListSwipedRow)?.row === row }

  /// Whether an action is at a point of the surface.
  func isAction(at point: CGPoint) -> Bool {
    let picked = swipe.flatMap { _ in gtk_widget_pick(surface.swipedWidget, point.x, point.y, GTK_PICK_DEFAULT) }
    return picked.map { swipe?.hasAction($0) == true } ?? false
  }

  // MARK: What swipes

  /// Begins to swipe a row to the right or to the left. Tells whether it has actions there.
  func begin(_ row: (any SwipedRow)?, toRight isToRight: Bool) -> Bool {
    closeAtOnce()
    guard let row,
      let made = RowSwipe(row, atLeft: isToRight, on: surface, willRun: { [weak self] in self?.close() })
    else { return false }
    swipe = made
    made.tell(isOpen: true)
    hold()
    closing?.listen()
    finger?.comesFirst = true
    return true
  }

  /// Takes hold of the row that is open. Tells whether there is one.
  @discardableResult
  func hold() -> Bool {
    guard isAnyOpen else { return false }
    start = swipe?.distance
    return true
  }

  /// Goes on to so many pixels to the right of where the row was taken hold of.
  func follow(_ right: CGFloat) {
    if let start { swipe?.follow(right, from: start) }
  }

  /// Lets go of the row, at so many pixels to the right for each second. Where that is only supposed, it runs nothing.
  func release(velocity right: CGFloat, mayRun: Bool = true) {
    guard exchange(&start, with: nil) != nil, let swipe else { return }
    switch swipe.outcome(velocity: right) {
    case .runsFirst where mayRun:
      swipe.runFirst()
      close()
    case .isOpen, .runsFirst: swipe.open()
    case .isClosed: close()
    }
  }

  // MARK: What closes

  /// What swipes is somebody else's by now, or is being forgotten by GTK, which is not to be asked for that once more.
  func cancel() {
    if exchange(&start, with: nil) != nil { close() }
  }

  func close() {
    guard isAnyOpen else { return }
    isClosing = true
    if exchange(&start, with: nil) != nil { finger?.forget() }
    swipe?.close { [weak self] in self?.closeAtOnce() }
  }

  func closeAtOnce() {
    (isClosing, start) = (false, nil)
    guard let swipe = exchange(&swipe, with: nil) else { return }
    finger?.comesFirst = false
    swipe.end()
    swipe.tell(isOpen: false)
  }

  /// The actions of rows are others, maybe.
  func actionsDidChange() {
    guard let swipe else { return }
    guard swipe.actionsDidChange() else { return close() }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.measure() }
  }

  /// Others may be wider, which are made by now.
  private func measure() {
    guard isAnyOpen, let swipe, swipe.measure() else { return }
    if !isHeld { swipe.open() }
  }

  /// After each layout. A row that GTK shows no more is open no more, nor is one that has been scrolled to elsewhere.
  func place() {
    guard let swipe else { return }
    let (before, hasScrolled) = (swipe.top, exchange(&hasScrolled, with: false))
    if !swipe.place() {
      UpdateScheduler.shared.afterUpdates { [weak self] in self?.closeAtOnce() }
    } else if hasScrolled, before != nil, before != swipe.top {
      UpdateScheduler.shared.afterUpdates { [weak self] in self?.close() }
    }
  }
}
