import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A widget that shows a text as Pango lays it out.
///
/// Unlike a GtkLabel it needs no more room than it is given: it wraps, breaks words, and cuts what does not fit. The node
/// that styles it is a `label`, which it is to assistive technologies as well.
package final class TextWidget: Widget {
  private let core: TextCore

  /// Shows nothing yet.
  package init() {
    core = TextCore()
    super.init(TextWidgetType.make(core))
    core.widget = widgetObject
  }

  /// The text of a widget, if it is one of these.
  package static func text(of widget: UnsafeMutableRawPointer) -> String? {
    TextWidgetType.core(of: widget).map { $0.text.withCString { String(cString: $0) } }
  }

  /// What Pango is told of the looks of a widget's text, if it is one of these and has any.
  package static func attributes(of widget: UnsafeMutableRawPointer) -> OpaquePointer? {
    TextWidgetType.core(of: widget)?.attributes
  }

  /// Shows a text; of one with a NUL, what is before it. The attributes are taken over by the call. A paint is for what they
  /// give no colour; none is the theme's.
  package func show(
    _ text: String, attributes: OpaquePointer?, arrangement: TextArrangement, paint: _ShapePaint? = nil
  ) {
    let isOtherText = text != core.text
    if core.paint != paint { queueDraw() }
    core.paint = paint
    if core.take(text, attributes, arrangement) { core.isSizeSame() ? queueDraw() : queueResize() }
    if isOtherText { setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, text) }
  }

  private func queueDraw() { gtk_widget_queue_draw(widgetObject) }

  private func queueResize() { gtk_widget_queue_resize(widgetObject) }
}

/// How the lines of a text lie.
package struct TextArrangement: Equatable {
  /// The side on which the lines are, where reading starts at the left.
  package var alignment = PANGO_ALIGN_LEFT
  /// The most lines; nil for any number.
  package var lineLimit: Int?
  /// Where a line is cut.
  package var cut = PANGO_ELLIPSIZE_END

  package init() {}
}

// MARK: - Layout

extension TextWidget: SelfMeasuringWidget {
  package func size(for proposal: ProposedViewSize, pass: Int) -> CGSize {
    core.begin(pass)
    let shown = core.lines.shown(for: core.inner(proposal))
    return CGSize(
      width: CGFloat(shown.width) + core.surroundings.width,
      height: CGFloat(shown.height) + core.surroundings.height)
  }

  package func width(for proposal: ProposedViewSize, pass: Int) -> CGFloat {
    core.begin(pass)
    return CGFloat(core.lines.width(for: core.inner(proposal))) + core.surroundings.width
  }

  package func baseline(_ baseline: TextBaseline, in size: CGSize, pass: Int) -> CGFloat {
    core.begin(pass)
    let shown = core.lines.shown(for: core.inner(ProposedViewSize(size)))
    return CGFloat(baseline == .first ? shown.firstBaseline : shown.lastBaseline) + core.top
  }

  /// Gives the widget its place, a frame on whole pixels; never less than its minimum.
  package func allocate(_ frame: CGRect, pass: Int) {
    core.begin(pass)
    allocate(frame, minimum: core.minimum)
  }
}
