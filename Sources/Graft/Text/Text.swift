import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Text that is read, and not edited. It wraps at the width that it is given.
public struct Text: GtkWidgetRepresentable, SingleWidgetView {
  let content: String
  /// The parts that look different; none when the whole looks as its surroundings say.
  var runs: [TextRun] = []

  /// Shows a string as it is: never as markup, never translated.
  public init<Content: StringProtocol>(_ content: Content) { self.content = String(content) }

  /// Shows a string as it is.
  public init(verbatim content: String) { self.content = content }

  init(content: String, runs: [TextRun]) {
    self.content = content
    self.runs = runs
  }

  /// A label that wraps.
  public func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(gtk_label_new(nil))
    gtk_label_set_wrap(OpaquePointer(label.pointer), 1)
    return label
  }

  /// Sets what differs, as each setter makes GTK measure again.
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let label = OpaquePointer(gtkWidget.pointer)
    if String(cString: gtk_label_get_text(label)) != content { gtk_label_set_text(label, content) }
    context.environment.multilineTextAlignment.apply(to: label)
    setLineLimit(context.environment.lineLimit, of: label)
    let attributes = TextAttributes(widget: gtkWidget.widgetPointer)
    let style = TextStyle(font: context.environment.font, color: context.environment.inheritedTextColor)
    if runs.isEmpty { attributes.add(style, 0..<Int(UInt32.max)) }
    var start = 0
    for run in runs {
      attributes.add(run.style.inheriting(style), start..<(start + run.length))
      start += run.length
    }
    attributes.give(to: label)
  }

  /// What does not fit into the lines ends with an ellipsis.
  private func setLineLimit(_ limit: Int?, of label: OpaquePointer) {
    let lines = Int32(clamping: limit.map { max($0, 1) } ?? -1)
    guard gtk_label_get_lines(label) != lines else { return }
    gtk_label_set_lines(label, lines)
    gtk_label_set_ellipsize(label, lines < 0 ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    gtk_label_set_wrap(label, lines == 1 ? 0 : 1)
  }
}

extension TextStyle {
  /// What this leaves open is taken from the surroundings.
  fileprivate func inheriting(_ outer: TextStyle) -> TextStyle {
    var style = self
    style.font = font ?? outer.font
    style.color = color ?? outer.color
    return style
  }
}

extension EnvironmentValues {
  /// The colour of text, or nil where it is the theme's.
  fileprivate var inheritedTextColor: Color? {
    let color = foregroundColor
    // A colour that the theme gives a name is looked up again when the theme changes.
    if color.source == .accent { _ = colorScheme }
    return color == .primary ? nil : color
  }
}
