import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The widget of a leaf, and what belongs to it.
class WidgetElement: ScreenElement {
  /// The handlers connected by name in make and update; none until there is one.
  final var handlers: HandlerGroup?
  /// What GTK says of the widget's size.
  private final var sizes = WidgetSizes()
  /// The view, which owns this.
  private unowned let node: ViewNode

  init(_ widget: Widget, _ handlers: HandlerGroup?, _ node: ViewNode) {
    self.node = node
    self.handlers = handlers
    super.init(widget: widget)
  }

  /// Disconnects what was connected by name, before the last reference is dropped.
  final func disconnect() {
    handlers?.disconnectAll()
    handlers?.belongs(to: nil)
  }

  /// What takes the place of GTK's natural size, on an axis on which it is not zero (RP39).
  var preferredSize: CGSize { .zero }
}

/// The element that an author made: `made` is the widget in the author's own type, or the controller.
class MadeElement<Made>: WidgetElement {
  final let made: Made

  init(_ widget: Widget, _ made: Made, _ handlers: HandlerGroup?, _ node: ViewNode) {
    self.made = made
    super.init(widget, handlers, node)
  }
}

/// The element of a controller, which may prefer another size than its widget.
final class ControllerElement<Controller: GtkWidgetController>: MadeElement<Controller> {
  var preferred = CGSize.zero

  override var preferredSize: CGSize { preferred }
}

/// The element of a widget that holds other views.
final class EmbeddingElement: MadeElement<Widget> {
  /// The island inside of the widget, if it has one.
  var inside: IslandWidget?
}

// MARK: - Layout

extension WidgetElement: LeafElement {
  /// GTK's size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize {
    if let text { return text.size(for: proposal, pass: pass) }
    return withSizes { $0.size(of: widget.widgetObject, for: proposal, preferring: preferredSize, pass: pass) }
  }

  func width(for proposal: ProposedViewSize, pass: Int) -> CGFloat {
    if let text { return text.width(for: proposal, pass: pass) }
    return withSizes { $0.width(of: widget.widgetObject, for: proposal, preferring: preferredSize, pass: pass) }
  }

  /// A text says itself how large it is; GTK would have it need more than it is offered.
  private final var text: TextWidget? { widget as? TextWidget }

  /// The baseline that GTK measures.
  func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, pass: Int
  ) -> CGFloat? {
    guard let baseline = key.baseline else { return nil }
    if let text { return text.baseline(baseline, in: size, pass: pass) }
    return withSizes {
      $0.baseline(baseline, of: widget.widgetObject, width: size.width, preferring: preferredSize, pass: pass)
    }
  }

  func setFrame(_ frame: CGRect, pass: Int) {
    guard isInPlace else { return }
    let place = PixelGrid.application.frame(frame)
    if let text { return text.allocate(place, pass: pass) }
    withSizes { $0.allocate(place, to: widget.widgetObject, preferring: preferredSize, pass: pass) }
    (widget as? DrawingWidget)?.setRoom(frame.offsetBy(dx: -place.minX, dy: -place.minY))
  }

  /// Whether the widget takes part in layout.
  var isIncluded: Bool { isInPlace && gtk_widget_get_visible(widget.widgetObject) != 0 }

  /// Whether other code has taken the widget out of the host and has put it nowhere, as it is when it was disposed of.
  var isGone: Bool { holder != nil && gtk_widget_get_parent(widget.widgetObject) == nil }

  /// On a copy: an access that goes on while GTK measures would be checked at run time, each time.
  private func withSizes<Result>(_ body: (inout WidgetSizes) -> Result) -> Result {
    var sizes = sizes
    defer { self.sizes = sizes }
    return body(&sizes)
  }

  /// Whether the widget hangs in the host. Other code may have taken it out, or have disposed of it.
  private var isInPlace: Bool {
    if gtk_widget_get_parent(widget.widgetObject) == holder { return true }
    Diagnostics.report(
      .lostWidget, at: node,
      """
      other code has taken this view's \(widget.typeName) out of the host, or has destroyed it; it is left out until \
      the view has another identity. To hide a view, leave it out of the body that has it
      """)
    return false
  }
}
