import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// GTK asks, the engine answers. Nothing here evaluates a body, but for the very first build of a host that is measured
/// before its first cycle, as in a popover that opens at once.
extension IslandCore {
  /// The minimum is the answer to a proposal of zero, the natural length that to an unspecified one (HC10); in what GTK
  /// scrolls the natural height is the minimum too. The other axis is proposed the length that GTK gives. Where it gives
  /// none, as when it asks for the height of any width, that axis is unspecified: proposing zero would wrap text after
  /// each word, and make windows as high as that.
  ///
  /// The minimum width for a height is the narrowest that the content needs no more height for, as GTK's own labels
  /// answer it. Boxes in a row ask for it in each allocation, and it costs one layout of the content unless text wraps.
  func measure(_ orientation: GtkOrientation, for length: Int) -> (minimum: Int32, natural: Int32) {
    willMeasure()
    guard let island else { return (0, 0) }
    let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
    if isHorizontal && length < 0 { sizesMayHaveChanged() } else { validateSizes() }
    // The island around asks the engine, and overflows as the leaves do.
    if isInIsland { return (0, 0) }
    let other = length < 0 ? nil : CGFloat(length)
    let offered = other.flatMap { island.offer($0, along: isHorizontal ? .vertical : .horizontal) }
    func answer(_ main: CGFloat?) -> Int32 {
      let proposal =
        isHorizontal ? ProposedViewSize(width: main, height: offered) : ProposedViewSize(width: offered, height: main)
      return island.length(isHorizontal ? .horizontal : .vertical, for: proposal).measured(for: main)
    }
    let natural = answer(nil)
    if !isHorizontal && isScrolled { return (natural, natural) }
    var minimum =
      island.followsContainer
      ? ContainerRoom.askForLeast(along: isHorizontal ? .horizontal : .vertical) { answer(0) } : answer(0)
    if isHorizontal, let other { minimum = narrowest(of: island, from: minimum, to: natural, for: other) }
    minimum = fittingWindow(minimum)
    return (minimum, max(minimum, natural))
  }

  /// A window that is longer than the X server can hold would end the program; what is scrolled may have any length.
  private func fittingWindow(_ length: Int32) -> Int32 {
    guard length > Self.longestWindow, !isScrolled else { return length }
    contentIsTooLarge(length)
    return Self.longestWindow
  }

  private static let longestWindow: Int32 = 8192

  /// Whether something around scrolls. GTK gives what it scrolls its minimum, so that text would be cut.
  private var isScrolled: Bool { gtk_widget_get_ancestor(widget, gtk_scrollable_get_type()) != nil }

  /// The least width between two that `height` is enough for; the first, if a wider one needs as much height.
  ///
  /// Mostly that is all the width there is, as of text in one line: it is tried first, since each try wraps the text.
  private func narrowest(of island: Island, from lower: Int32, to upper: Int32, for height: CGFloat) -> Int32 {
    func fits(_ width: Int32) -> Bool {
      island.length(.vertical, for: ProposedViewSize(width: CGFloat(width), height: 0)) <= height
    }
    guard lower < upper, fits(upper) else { return lower }
    guard fits(upper - 1) else { return upper }
    guard !fits(lower) else { return lower }
    var (tooNarrow, wideEnough) = (lower, upper - 1)
    while wideEnough - tooNarrow > 1 {
      let middle = (tooNarrow + wideEnough) / 2
      if fits(middle) { wideEnough = middle } else { tooNarrow = middle }
    }
    return wideEnough
  }

  /// Forgets the sizes inside if GTK knows that one of them has changed.
  ///
  /// GTK remembers the answer to this very question until then, so that it asks an island again, which begins a pass,
  /// just when its sizes no longer hold.
  func validateSizes() {
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
  }

  /// Has GTK ask for the sizes again, between the measuring of the widgets around and their allocation.
  func forgetSizes() {
    gtk_widget_queue_resize(widget)
    // GTK warns of a place for a widget that it has not asked since.
    gtk_widget_measure(outermostAround, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
  }

  /// What holds this widget in the island around.
  private var outermostAround: UnsafeMutablePointer<GtkWidget> {
    var outer = widget
    while let parent = gtk_widget_get_parent(outer), IslandWidgetType.core(of: parent) == nil { outer = parent }
    return outer
  }

  private func sizesMayHaveChanged() {
    wasAsked = true
    if !keepsPass { island?.beginPass() }
  }

  /// Moves children, after which all sizes inside hold if they held before. Tells whether they do; if not, the layout
  /// must be told of the change.
  func keepingSizes(_ moves: () -> Void) -> Bool {
    let didHold = isInIsland && !isAskedWithoutPass()
    moves()
    // GTK remembers its answer again, so that the next change inside is seen.
    if didHold { _ = isAskedWithoutPass() }
    return didHold
  }

  /// Whether GTK had forgotten the sizes.
  private func isAskedWithoutPass() -> Bool {
    (keepsPass, wasAsked) = (true, false)
    validateSizes()
    keepsPass = false
    return wasAsked
  }

  func allocate(width: Int, height: Int) {
    validateSizes()
    Self.allocationCount += 1
    let first = Self.allocationCount
    placeContent(width: width, height: height)
    motion?.allocateLeaving()
    placeOthers(since: first)
    allocateCover(width: width, height: height)
  }

  /// What can be seen of content that is scrolled stays where it is (SC5).
  private func placeContent(width: Int, height: Int) {
    let kept = culling?.willPlace(in: self)
    island?.place(in: room(width: width, height: height))
    if let kept { culling?.didPlace(kept, in: self) }
  }

  /// Islands that layout knows no more are where they were, for as long as something in them goes by a transition.
  private func placeOthers(since first: Int) {
    for case let inner as IslandWidget in items.all where inner.latestAllocation < first {
      if gtk_widget_get_child_visible(inner.widget.widgetObject) != 0 { _ = inner.placeAgain() }
    }
  }

  /// On an axis where the content takes any room offered, so does the island.
  func expansion() -> (horizontal: Bool, vertical: Bool) {
    willMeasure()
    validateSizes()
    guard let island else { return (false, false) }
    return (island.takesAny(.horizontal), island.takesAny(.vertical))
  }

  /// Tab goes through the leaves in the order of the tree, where GTK would go by geometry; the arrow keys go to GTK.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    let isForward = direction == GTK_DIR_TAB_FORWARD
    guard isForward || direction == GTK_DIR_TAB_BACKWARD else {
      return IslandWidgetClass.focusByGeometry(widget, direction)
    }
    if gtk_widget_get_focusable(widget) != 0 { return moveFocusFromHere(direction) }
    return moveFocusInside(direction)
  }

  /// What can have the focus itself has it before what is inside.
  private func moveFocusFromHere(_ direction: GtkDirectionType) -> Bool {
    let (isHere, isInside) = (gtk_widget_is_focus(widget) != 0, Widget(widget).containsFocus)
    if direction == GTK_DIR_TAB_FORWARD {
      return !isInside && gtk_widget_grab_focus(widget) != 0 || moveFocusInside(direction)
    }
    return !isHere && (moveFocusInside(direction) || gtk_widget_grab_focus(widget) != 0)
  }

  private func moveFocusInside(_ direction: GtkDirectionType) -> Bool {
    let children = direction == GTK_DIR_TAB_FORWARD ? childrenInTreeOrder : childrenInTreeOrder.reversed()
    let start = gtk_widget_get_focus_child(widget).flatMap(children.firstIndex) ?? 0
    // GTK would give the focus to what is concealed as well.
    return children[start...].contains {
      gtk_widget_get_child_visible($0) != 0 && gtk_widget_child_focus($0, direction) != 0
    }
  }

  /// The children of a widget are in the order in which they are painted.
  private var childrenInTreeOrder: [UnsafeMutablePointer<GtkWidget>] {
    if let island, island.hasZIndex { return island.leavesInTreeOrder().compactMap(\.gtkWidget).filter(isChild) }
    return Array(widget.children)
  }
}

extension CGFloat {
  /// A length in whole pixels that holds this one. What takes any room needs none, and has the length of the largest
  /// window if it may.
  fileprivate func measured(for proposal: CGFloat?) -> Int32 {
    guard self == .infinity else { return Swift.max(0, rounded(.up).pixels) }
    return proposal == 0 ? 0 : Int32(Int16.max)
  }
}
