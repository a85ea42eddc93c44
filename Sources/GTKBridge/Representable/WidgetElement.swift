import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The widget of a leaf, and what belongs to it.
final class WidgetElement: ScreenElement {
  let handlers: HandlerGroup
  /// What GTK says of the widget's size.
  var sizes = WidgetSizes()
  /// The view, which owns this.
  private unowned let node: ViewNode
  /// What the author made: the widget in the author's own type, or the controller.
  let content: Any
  /// What holds the views inside of the widget, if it has any.
  var inside: AnyObject?

  init(widget: Widget, content: Any, handlers: HandlerGroup, node: ViewNode) {
    self.node = node
    self.content = content
    self.handlers = handlers
    super.init(widget: widget)
  }

  /// Disconnects what was connected by name, before the last reference is dropped.
  func disconnect() { handlers.disconnectAll() }
}

// MARK: - Layout

extension WidgetElement: LeafElement {
  /// GTK's size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize {
    isInPlace ? sizes.size(of: widget.widgetPointer, for: proposal, pass: pass) : .zero
  }

  /// The baseline that GTK measures.
  func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, pass: Int
  ) -> CGFloat? {
    guard let baseline = key.baseline, isInPlace else { return nil }
    return sizes.baseline(baseline, of: widget.widgetPointer, width: size.width, pass: pass)
  }

  func setFrame(_ frame: CGRect, pass: Int) {
    if isInPlace { sizes.allocate(frame, to: widget.widgetPointer, pass: pass) }
  }

  /// Whether the widget takes part in layout.
  var isIncluded: Bool { isInPlace && gtk_widget_get_visible(widget.widgetPointer) != 0 }

  /// Whether the widget hangs in the host. Other code may have taken it out, or have disposed of it.
  private var isInPlace: Bool {
    if gtk_widget_get_parent(widget.widgetPointer) == holder { return true }
    Diagnostics.report(
      .lostWidget, at: node,
      """
      other code has taken this view's \(widget.typeName) out of the host, or has destroyed it; it is left out until \
      the view has another identity. To hide a view, leave it out of the body that has it
      """)
    return false
  }
}
