import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Text that is read, and not edited. It wraps at the width that it is given.
public struct Text: GtkWidgetRepresentable, SingleWidgetView {
  private let plain: String
  /// The parts that look different; none when the whole looks as its surroundings say.
  var runs: [TextRun] = []
  /// What is shown instead of `plain`.
  private var value: FormattedValue?

  /// Shows a string as it is: never as markup, never translated, and numbers in it as they are (UI17).
  // A literal is a key, which has its numbers formatted.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { plain = String(content) }

  /// Shows a string as it is. Claim UI17.
  public init(verbatim content: String) { plain = content }

  /// Shows a literal: never as markup, never translated, and the values in it as the locale of the surroundings writes
  /// them.
  ///
  /// The table, bundle and comment are for translations and change nothing. Claim UI17.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self = key.text }

  /// Shows a value as a format writes it in the locale of the surroundings (UI18). Joined with another text, it is
  /// written in the user's own locale.
  public init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
    self.init(value: FormattedValue(input, format))
  }

  init(value: FormattedValue) {
    plain = ""
    self.value = value
  }

  init(content: String, runs: [TextRun]) {
    plain = content
    self.runs = runs
  }

  /// What is shown, in the user's own locale.
  var content: String { value?.string(in: EnvironmentValues().locale) ?? plain }

  /// The text as a part of another.
  var piece: TextPiece {
    if !runs.isEmpty { return .styled(content, runs) }
    return value.map { .value($0) } ?? .string(plain)
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
    setContent(value?.string(in: context.environment.locale) ?? plain, of: label)
    let surroundings = context.environment.text
    surroundings.alignment.apply(to: label)
    setLineLimit(surroundings.lineLimit, of: label)
    // A colour that the theme gives a name is looked up again when the theme changes.
    if surroundings.color.source == .accent { _ = context.environment.colorScheme }
    setLooks(surroundings.style, of: label)
  }

  /// Compared as C does, byte by byte until a NUL, where a label's text ends.
  private func setContent(_ content: String, of label: OpaquePointer) {
    let isSame = content.withCString { strcmp(gtk_label_get_text(label), $0) == 0 }
    if !isSame { gtk_label_set_text(label, content) }
  }

  private func setLooks(_ inherited: TextStyle, of label: OpaquePointer) {
    guard !runs.isEmpty || inherited != TextStyle() || gtk_label_get_attributes(label) != nil else { return }
    let attributes = TextAttributes(widget: UnsafeMutablePointer(label))
    // The text of a value may be of another length by now, and has one look.
    let runs = runs.count > 1 ? runs : [TextRun(length: Int(UInt32.max), style: runs.first?.style ?? TextStyle())]
    var start = 0
    for run in runs {
      attributes.add(run.style.inheriting(inherited), start..<(start + run.length))
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
    style.weight = weight ?? outer.weight
    style.design = design ?? outer.design
    style.isBold = isBold || outer.isBold
    style.isItalic = isItalic || outer.isItalic
    style.isUnderlined = isUnderlined || outer.isUnderlined
    style.isStruckThrough = isStruckThrough || outer.isStruckThrough
    style.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    return style
  }
}
