import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The widget of a leaf, and what belongs to it.
final class WidgetElement: ScreenElement {
  let handlers: HandlerGroup
  /// What the author made: the widget in the author's own type, or the controller.
  let content: Any

  init(widget: Widget, content: Any, handlers: HandlerGroup) {
    self.content = content
    self.handlers = handlers
    super.init(widget: widget)
  }

  /// Disconnects what was connected by name, before the last reference is dropped.
  func disconnect() { handlers.disconnectAll() }
}

extension WidgetElement {
  /// GTK's own answer to a proposal: an expanding widget takes any larger length, another stays between its minimum and
  /// its natural size (RP25). Width comes first, height for that width after it.
  func defaultSize(for proposal: ProposedViewSize) -> CGSize {
    let width = length(proposal.width, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let measuredWidth = width.isFinite ? Int32(width.rounded(.down)) : -1
    let height = length(proposal.height, GTK_ORIENTATION_VERTICAL, for: measuredWidth)
    return CGSize(width: width, height: height)
  }

  private func length(_ proposed: CGFloat?, _ orientation: GtkOrientation, for other: Int32) -> CGFloat {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    // A width below the minimum cannot be measured for.
    let other = other < 0 ? other : max(other, widget.minimumWidth)
    gtk_widget_measure(widget.widgetPointer, orientation, other, &minimum, &natural, nil, nil)
    guard let proposed else { return CGFloat(natural) }
    let limit =
      gtk_widget_compute_expand(widget.widgetPointer, orientation) != 0 ? CGFloat.infinity : CGFloat(natural)
    return min(max(proposed, CGFloat(minimum)), limit)
  }

  /// Gives the widget its place. It is measured before, as GTK demands.
  func setFrame(_ frame: CGRect) {
    var minimumHeight: Int32 = 0
    let minimumWidth = widget.minimumWidth
    let width = max(Int32(frame.width.rounded()), minimumWidth)
    gtk_widget_measure(widget.widgetPointer, GTK_ORIENTATION_VERTICAL, width, &minimumHeight, nil, nil, nil)
    widget.allocate(frame, minimum: (minimumWidth, minimumHeight))
  }
}
