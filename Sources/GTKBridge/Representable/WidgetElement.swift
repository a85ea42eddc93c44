import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The widget of a leaf, and what belongs to it.
package class WidgetElement: ScreenElement {
  /// The handlers connected by name in make and update; none until there is one.
  final var handlers: HandlerGroup?
  /// What GTK says of the widget's size.
  private final var sizes = WidgetSizes()
  /// How long the widget is where the view does not say.
  final var sizing: GtkWidgetSizing {
    get { sizes.sizing }
    set {
      guard newValue != sizes.sizing else { return }
      sizes = WidgetSizes(sizing: newValue)
      gtk_widget_queue_resize(widget.widgetObject)
    }
  }
  /// The island in the widget, if the widget adds nothing around it.
  final var filling: IslandWidget? {
    didSet { if filling !== oldValue { gtk_widget_queue_resize(widget.widgetObject) } }
  }
  /// The view, which owns this.
  private unowned let node: ViewNode
  /// The widget, if it says itself how large it is.
  private final let measured: (any SelfMeasuringWidget)?

  init(_ widget: Widget, _ handlers: HandlerGroup?, _ node: ViewNode) {
    self.node = node
    self.handlers = handlers
    measured = widget as? any SelfMeasuringWidget
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
package class MadeElement<Made>: WidgetElement {
  package final let made: Made

  package init(_ widget: Widget, _ made: Made, _ handlers: HandlerGroup?, _ node: ViewNode) {
    self.made = made
    super.init(widget, handlers, node)
  }
}

/// The element of a controller, which may prefer another size than its widget.
final class ControllerElement<Controller: GtkWidgetController>: MadeElement<Controller> {
  var preferred = CGSize.zero

  override var preferredSize: CGSize { preferred }
}

/// The element of a widget that holds other views: in an island if they have one, or in the items of a list.
package final class EmbeddingElement<Inside>: MadeElement<Widget> {
  /// What holds the views inside.
  package var inside: Inside?
}

// MARK: - Layout

extension WidgetElement: LeafElement {
  /// GTK's size for a proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize {
    if let measured { return measured.size(for: proposal, pass: pass) }
    if let filling = measuredFilling { return filling.sizeThatFits(proposal, pass: pass) }
    return withSizes { $0.size(of: widget.widgetObject, for: proposal, preferring: preferredSize, pass: pass) }
  }

  package func width(for proposal: ProposedViewSize, pass: Int) -> CGFloat {
    if let measured { return measured.width(for: proposal, pass: pass) }
    if let filling = measuredFilling { return filling.width(for: proposal, pass: pass) }
    return withSizes { $0.width(of: widget.widgetObject, for: proposal, preferring: preferredSize, pass: pass) }
  }

  /// The baseline that GTK measures.
  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, pass: Int
  ) -> CGFloat? {
    guard let baseline = key.baseline else { return nil }
    if let measured { return measured.baseline(baseline, in: size, pass: pass) }
    return withSizes {
      $0.baseline(baseline, of: widget.widgetObject, width: size.width, preferring: preferredSize, pass: pass)
    }
  }

  package func setFrame(_ frame: CGRect, pass: Int) {
    guard findsItsPlace() else { return }
    let place = PixelGrid.application.frame(frame)
    if let measured { return measured.allocate(place, pass: pass) }
    if filling != nil { return allocateFilled(place) }
    withSizes { $0.allocate(place, to: widget.widgetObject, preferring: preferredSize, pass: pass) }
  }

  /// What GTK has not measured since its last change would tell nobody of the next, as when a theme gives another border to
  /// what has become the last in a row.
  private var measuredFilling: IslandWidget? {
    if filling != nil { _ = widget.minimumWidth }
    return filling
  }

  /// The widget is as large as what is in it, so that no more than its least size is asked of GTK.
  private func allocateFilled(_ place: CGRect) {
    let width = max(place.width.pixels, widget.minimumWidth)
    var height: Int32 = 0
    gtk_widget_measure(widget.widgetObject, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
    widget.allocate(place, minimum: (width, height))
  }

  package func move(to frame: CGRect, pass: Int) {
    // GTK warns of a size that it has not been asked before; what it remembers costs it nothing.
    gtk_widget_measure(widget.widgetObject, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    setFrame(frame, pass: pass)
  }

  /// Text is laid out for its last width from the start (MO4).
  package var changesSizeInMotion: Bool { measured == nil }

  package var standsInPlace: Bool { measured?.standsInPlace ?? false }

  /// Tells whether the widget takes part in layout.
  package func takesPart() -> Bool { findsItsPlace() && gtk_widget_get_visible(widget.widgetObject) != 0 }

  /// Whether other code has taken the widget out of the host and has put it nowhere, as it is when it was disposed of.
  package var isGone: Bool { holder != nil && gtk_widget_get_parent(widget.widgetObject) == nil }

  /// On a copy: an access that goes on while GTK measures would be checked at run time, each time.
  private func withSizes<Result>(_ body: (inout WidgetSizes) -> Result) -> Result {
    var sizes = sizes
    defer { self.sizes = sizes }
    return body(&sizes)
  }

  /// Looks whether the widget hangs in the host, and reports it where it does not: other code may have taken it out, or have
  /// disposed of it.
  private func findsItsPlace() -> Bool {
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
