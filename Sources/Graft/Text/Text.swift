import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Text that is read, and not edited.
///
/// It needs no more room than it is offered: it wraps, breaks words that are longer than a line, and shows the lines that
/// fit, one at least, the last of them with an ellipsis where something is left out. Without an offer it is as wide as
/// its longest line. As SwiftUI documents it.
public struct Text: GtkWidgetRepresentable, SingleWidgetView {
  private let plain: String
  /// The parts that look different; none when the whole looks as its surroundings say.
  var runs: [TextRun] = []
  /// What is shown instead of `plain`.
  private(set) var value: FormattedValue?

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
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
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
}

// MARK: - What the runtime asks

@_documentation(visibility: internal)
extension Text {
  /// A widget that takes the room that it is given.
  public func makeGtkWidget(context: Context) -> Widget { TextWidget() }

  /// Shows what differs.
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    guard let widget = gtkWidget as? TextWidget else { return }
    let environment = context.environment
    let surroundings = environment.text
    let paint = commonPaint?.style._paint(in: environment) ?? environment.foregroundPaint
    var looks = surroundings.looks
    looks.paint = paint?.plainColor.map { HeldStyle($0) }
    widget.show(
      shown(in: environment),
      attributes: self.looks(looks, in: widget.widgetObject, environment, asOne: commonPaint != nil),
      arrangement: surroundings.arrangement, paint: paint.flatMap { $0.plainColor == nil ? $0 : nil })
  }

  /// What all parts are painted with that say the same; nil where they say nothing, or not the same.
  private var commonPaint: HeldStyle? {
    let paint = runs.first?.style.paint
    return runs.allSatisfy { $0.style.paint == paint } ? paint : nil
  }

  private func shown(in environment: EnvironmentValues) -> String {
    CText.shown(value?.string(in: environment.locale) ?? plain)
  }

  /// The lines of the text as a widget has them in some surroundings; the colour around is left to whoever draws them.
  func lines(in widget: UnsafeMutablePointer<GtkWidget>, _ environment: EnvironmentValues) -> TextLines {
    let surroundings = environment.text
    let attributes = looks(surroundings.looks, in: widget, environment, asOne: false)
    defer { attributes.map(pango_attr_list_unref) }
    return TextLines(shown(in: environment), attributes, surroundings.arrangement, in: widget)
  }

  /// What Pango is told of the looks, which the caller owns; nil if there is nothing to tell. What a text is painted with as
  /// one is among what it inherits.
  private func looks(
    _ inherited: TextStyle, in widget: UnsafeMutablePointer<GtkWidget>, _ environment: EnvironmentValues, asOne: Bool
  ) -> OpaquePointer? {
    guard !runs.isEmpty || inherited != TextStyle() else { return nil }
    var attributes = TextAttributes(widget: widget, environment)
    // The text of a value may be of another length by now, and has one look.
    let runs =
      runs.count > 1
      ? runs : [TextRun(length: Int(UInt32.max), style: runs.first?.style ?? TextStyle())]
    var start = 0
    for run in runs {
      var style = run.style
      if asOne { style.paint = nil }
      attributes.add(style.inheriting(inherited), start..<(start + run.length))
      start += run.length
    }
    return attributes.list()
  }
}

extension TextStyle {
  /// What this leaves open is taken from the surroundings.
  fileprivate func inheriting(_ outer: TextStyle) -> TextStyle {
    var style = self
    style.font = font ?? outer.font
    style.paint = paint ?? outer.paint
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
