import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// Lines of a text, which are measured and drawn into a widget.
@MainActor
protocol TextBlock {
  var arrangement: TextArrangement { get }
  var widget: UnsafeMutablePointer<GtkWidget>? { get }
  var lineHeight: Int32 { get }
  /// As wide as what is left of a text that is cut, or as the text.
  var minimumWidth: Int32 { get }
  /// What is shown where a size is offered: all of it, or the lines that fit, one at least.
  func shown(for proposal: ProposedViewSize) -> ShownText
  /// Draws what fits into a widget, in its middle where that is higher, or on the baseline that GTK wants.
  func draw(in widget: UnsafeMutablePointer<GtkWidget>, with pen: TextPen)
  /// Where the lines are that are drawn into a widget.
  func places(in widget: UnsafeMutablePointer<GtkWidget>) -> [TextPlace]
  /// The next place of a caret to the left (-1) or the right (1) of one on the screen; the same at an end.
  func byte(beside byte: Int, _ direction: Int32) -> Int
  /// The bytes around that of a letter that read in one direction: those of its run; none between lines.
  func run(at byte: Int) -> Range<Int>
}

extension TextBlock {
  /// Draws what fits into the widget with its own colour.
  func draw(_ snapshot: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) {
    let style = gtk_widget_get_style_context(widget)
    let letters: TextPen = { gtk_snapshot_render_layout(snapshot, style, $1, $2, $0) }
    draw(in: widget) { draw($0, $1, $2, letters) { $0.draw(snapshot, in: widget, $1) } }
  }

  /// Draws the same with a paint that lies in the widget's bounds (PT6), where no colour is said for a part.
  func draw(_ snapshot: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>, with paint: ShapePaint) {
    let drawing = Drawing(snapshot: snapshot, widget: widget, bounds: Drawing.bounds(of: widget, in: nil))
    // Letters may reach beyond their line.
    let reach = CGFloat(lineHeight)
    drawing.paint(in: drawing.bounds.insetBy(dx: -reach, dy: -reach), with: paint) { context in
      draw(in: widget, with: pen(on: context.cairo))
    }
  }

  func pen(on cairo: OpaquePointer) -> TextPen {
    let letters: TextPen = { layout, left, top in
      cairo_move_to(cairo, left, top)
      pango_cairo_show_layout(cairo, layout)
      Self.forgetOpacity(of: layout, on: cairo)
    }
    return { [self] in draw($0, $1, $2, letters) { $0.draw(on: cairo, in: widget, $1) } }
  }

  /// Draws letters, the lines at them, and what stands among them.
  private func draw(
    _ layout: OpaquePointer, _ left: Double, _ top: Double, _ letters: TextPen,
    _ draw: (InlinePicture, CGRect) -> Void
  ) {
    letters(layout, left, top)
    PatternedLines.draw(of: layout, left, top, with: letters)
    guard !arrangement.pictures.isEmpty else { return }
    PicturePlaces.drawEllipsis(of: layout, left, top, with: letters)
    for (number, frame) in PicturePlaces.of(layout) {
      draw(arrangement.pictures[number], frame.offsetBy(dx: left, dy: top))
    }
  }

  /// GTK draws with the opacity of what Pango has drawn last with Cairo, until that draws something that has none: a blank.
  static func forgetOpacity(of layout: OpaquePointer, on cairo: OpaquePointer) {
    guard pango_layout_get_attributes(layout) != nil, let blank = pango_layout_new(pango_layout_get_context(layout))
    else { return }
    pango_layout_set_text(blank, " ", 1)
    pango_cairo_show_layout(cairo, blank)
    g_object_unref(blank.objectAddress)
  }

  /// The width of what is shown where a size is offered. Where that is next to nothing, the lines are not looked for.
  func width(for proposal: ProposedViewSize) -> Int32 {
    guard let width = proposal.width else { return shown(for: proposal).width }
    let least = minimumWidth
    return width <= CGFloat(least) ? least : shown(for: proposal).width
  }

  /// What is shown, with the room that is kept for lines that are not there.
  func keepingRoom(_ lines: ShownText) -> ShownText {
    guard arrangement.reservedLines > lines.lineCount else { return lines }
    var shown = lines
    shown.height = max(shown.height, arrangement.reservedHeight(lineHeight))
    return shown
  }

  /// Where a text of some height begins in a widget.
  func top(ofText height: Int32, firstBaseline: Int32, in widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let baseline = gtk_widget_get_allocated_baseline(widget)
    return Double(baseline >= 0 ? baseline - firstBaseline : (gtk_widget_get_height(widget) - height) / 2)
  }
}

/// Draws a layout of Pango's at a distance from the left and the top.
typealias TextPen = (_ layout: OpaquePointer, _ left: Double, _ top: Double) -> Void
