import CGTK
import Foundation
import ViewGraph

/// GTK asks, the engine answers. Nothing here evaluates a body, but for the very first build of a host that is measured
/// before its first cycle, as in a popover that opens at once.
extension HostCore {
  /// The minimum is the answer to a proposal of zero, the natural length that to an unspecified one (HC10). The other
  /// axis is proposed the length that GTK gives. Where it gives none, as when it asks for the height of any width,
  /// that axis is unspecified: proposing zero would wrap text after each word, and make windows as high as that.
  func measure(_ orientation: GtkOrientation, for length: Int) -> (minimum: Int32, natural: Int32) {
    buildForMeasuring()
    let other = length < 0 ? nil : CGFloat(length)
    let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
    func answer(_ main: CGFloat?, _ other: CGFloat?) -> Int32 {
      let proposal =
        isHorizontal ? ProposedViewSize(width: main, height: other) : ProposedViewSize(width: other, height: main)
      let size = graph.sizeThatFits(proposal)
      return Int32((isHorizontal ? size.width : size.height).clampedToGTK)
    }
    let minimum = answer(0, other)
    return (minimum, max(minimum, answer(nil, other)))
  }

  func allocate(width: Int, height: Int) { graph.place(in: CGSize(width: width, height: height)) }

  /// On an axis where the content takes any room offered, so does the host.
  func updateExpansion() {
    let size = graph.sizeThatFits(.infinity)
    setExpansion(size.width.isInfinite, gtk_widget_get_hexpand, gtk_widget_set_hexpand)
    setExpansion(size.height.isInfinite, gtk_widget_get_vexpand, gtk_widget_set_vexpand)
  }

  private func setExpansion(
    _ expands: Bool, _ get: (UnsafeMutablePointer<GtkWidget>?) -> gboolean,
    _ set: (UnsafeMutablePointer<GtkWidget>?, gboolean) -> Void
  ) {
    if (get(widget) != 0) != expands { set(widget, expands ? 1 : 0) }
  }

  /// Tab goes through the leaves in the order of the tree, where GTK would go by geometry; the arrow keys go to GTK.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    let isForward = direction == GTK_DIR_TAB_FORWARD
    guard isForward || direction == GTK_DIR_TAB_BACKWARD else { return moveFocusByGeometry(direction) }
    var child = isForward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget)
    if let focused = gtk_widget_get_focus_child(widget) { child = focused }
    while let current = child {
      if gtk_widget_child_focus(current, direction) != 0 { return true }
      child = isForward ? gtk_widget_get_next_sibling(current) : gtk_widget_get_prev_sibling(current)
    }
    return false
  }

  private func moveFocusByGeometry(_ direction: GtkDirectionType) -> Bool {
    HostingWidgetClass.focusByGeometry(widget, direction)
  }
}

extension CGFloat {
  /// A length in whole pixels that holds this one.
  fileprivate var clampedToGTK: Int { isFinite ? Int(Swift.max(0, rounded(.up))) : Int(Int16.max) }
}
