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
public struct Text: GtkWidgetRepresentable, SingleWidgetView, MovingWhileLeaving, ReusableWidgetView {
  /// The string, where the text is nothing else.
  private let plain: String
  /// What the text says, where that is more than a string.
  let content: TextContent?

  init(plain: String = "", _ content: TextContent?) { (self.plain, self.content) = (plain, content) }

  /// Shows a string as it is: never as markup, never translated, and numbers in it as they are (UI17).
  // A literal is a key, which is translated.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(plain: String(content), nil) }

  /// Shows a string as it is. Claims UI17 and TX16.
  public init(verbatim content: String) { self.init(plain: content, nil) }

  /// Shows a literal in its translation for the locale of the surroundings, with the looks that its marks say, as
  /// `**bold**`, and the values in it as that locale writes them.
  ///
  /// The translation is looked for in a table of a bundle, by default in `Localizable` of the program's own; without one
  /// the literal itself is shown. The comment is for translators. Claims TX16 to TX23.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(plain: key.literal ?? "", .key(LocalizedText(key: key, table: tableName, bundle: bundle))) }

  /// Shows a text in its translation, from where a resource says it is. Claim TX21.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(LocalizedStringKey(resource)) }

  /// Shows a value as a format writes it in the locale of the surroundings (UI18).
  public init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
    self.init(value: FormattedValue(input, format))
  }

  /// Shows what a formatter writes for a value, in the formatter's own language; nothing for one that it refuses. As SwiftUI
  /// documents it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  init(value: FormattedValue) { self.init(.value(value)) }

  /// All that the text says.
  var whole: TextContent { content ?? .string(plain) }

  /// The same with another look.
  func styled(_ change: (inout TextStyle) -> Void) -> Text { Text(plain: plain, whole.styled(change)) }

  /// The text as it is shown to the reader of a locale.
  func written(
    in locale: @autoclosure () -> Locale, isSaid: @autoclosure () -> Bool = false, opensLinks: Bool = true,
    at now: Date? = nil
  ) -> WrittenText {
    guard let content else { return WrittenText(plain) }
    if case .key(let text) = content, let common = text.common { return WrittenText(common) }
    var writer = TextWriter(
      locale: locale(), isLocaleSaid: isSaid(), opensLinks: opensLinks, now: now ?? TimelineTime.now())
    writer.write(content)
    return writer.written
  }

  /// What it says in source, which is the same in all languages.
  var name: String {
    if case .key(let text)? = content { return text.key.translationKey.text }
    return string(in: DesktopLocale.own)
  }

  /// What the text says to the reader of a locale, without its looks.
  package func string(in locale: Locale) -> String { written(in: locale).spoken }

  nonisolated static func string(_ content: TextContent, in locale: Locale) -> String {
    var writer = TextWriter(locale: locale)
    writer.write(content)
    return writer.written.spoken
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
    let next = show(in: widget, environment, at: nil, context)
    if next == nil { widget.stopCounting() } else { follow(next, in: widget, context) }
  }

  /// Shows the text again when it is to be another.
  private func follow(_ next: Date?, in widget: TextWidget, _ context: Context) {
    let clock = widget.clock ?? LeafClock(at: context.place)
    widget.clock = clock
    clock.follow(from: next) { [weak widget, environment = context.environment] now in
      widget.flatMap { show(in: $0, environment, at: now) }
    }
  }

  /// Nothing counts any more.
  public static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: Void) {
    (gtkWidget as? TextWidget)?.stopCounting()
  }

  /// Shows the text as it is at a time, and tells when it is to be shown again.
  private func show(
    in widget: TextWidget, _ environment: EnvironmentValues, at now: Date?, _ context: Context? = nil
  ) -> Date? {
    let surroundings = environment.text
    let written = written(for: widget, environment, at: now, context)
    let shown = written.shown(in: environment)
    let commonPaint = shown.commonPaint
    let said = commonPaint?.paintInFront(in: environment) ?? environment.foregroundPaint
    if let context { take(said, in: widget, context) }
    let paint = widget.paint.shown(of: said)
    var looks = surroundings.looks
    looks.paint = paint?.plainColor.map { HeldStyle($0) }
    var arrangement = surroundings.arrangement
    arrangement.bars = environment.redacted(paint)
    arrangement.pictures = shown.pictures(looks, environment, asOne: commonPaint != nil)
    widget.show(
      shown.string, name: surroundings.isPrivate ? "" : written.spoken,
      attributes: shown.looks(
        looks, arrangement.pictures, in: widget.widgetObject, environment, asOne: commonPaint != nil),
      arrangement: arrangement, paint: paint.flatMap { $0.plainColor == nil ? $0 : nil },
      in: TextUpdate(surroundings.transition, context))
    widget.remember(surroundings.transition)
    widget.setRendering(surroundings.rendering(of: shown, environment))
    widget.setLinks(surroundings.isRedacted ? [] : shown.links) { [openURL = environment.openURL] in openURL($0) }
    widget.setSelectable(surroundings.isSelectable && !surroundings.isRedacted)
    return written.next
  }

  /// What it says, which leads nowhere in what is pressed as one.
  private func written(
    for widget: TextWidget, _ environment: EnvironmentValues, at now: Date?, _ context: Context?
  ) -> WrittenText {
    let written = written(in: environment.locale, isSaid: environment.isLocaleSaid, at: now)
    guard written.hasLinks else { return written }
    if let context { widget.isPartOfPressed = context.place.isPartOfPressed }
    return widget.isPartOfPressed
      ? self.written(in: environment.locale, isSaid: environment.isLocaleSaid, opensLinks: false, at: now) : written
  }

  /// Takes the paint of an update, to which the one that is shown moves if that is animated.
  private func take(_ paint: ShapePaint?, in widget: TextWidget, _ context: Context) {
    guard context.place.mayMove else { return widget.paint.take(paint) }
    let environment = context.environment
    widget.paint.move(to: paint, in: environment, at: context.place) { [weak widget] in
      if let widget { _ = show(in: widget, environment, at: nil) }
    }
  }

  /// The lines of the text as a widget has them in some surroundings; the colour around is left to whoever draws them.
  func lines(in widget: UnsafeMutablePointer<GtkWidget>?, _ environment: EnvironmentValues) -> TextLines {
    let surroundings = environment.text
    let shown = written(in: environment.locale, isSaid: environment.isLocaleSaid).shown(in: environment)
    var arrangement = surroundings.arrangement
    arrangement.pictures = shown.pictures(surroundings.looks, environment, asOne: false)
    let attributes = shown.looks(surroundings.looks, arrangement.pictures, in: widget, environment, asOne: false)
    defer { attributes.map(pango_attr_list_unref) }
    return TextLines(shown.string, attributes, arrangement, in: widget)
  }
}

extension TextEnvironment {
  /// Who draws a text here in place of its widget. A text that is hidden is drawn as others are.
  @MainActor
  fileprivate func rendering(of shown: WrittenText, _ environment: EnvironmentValues) -> TextRendering? {
    guard let renderer, !isRedacted else { return nil }
    return TextRendering(
      renderer: renderer.renderer, attributes: shown.runs.map(\.style.customAttributes), environment: environment)
  }
}

@MainActor
extension WrittenText {
  /// What of it Pango shows, in the letters that the surroundings want.
  fileprivate func shown(in environment: EnvironmentValues) -> WrittenText {
    var shown = environment.text.letterCase.map { changed(to: $0, environment.locale) } ?? self
    if let letter = environment.text.mnemonic { shown.underline(letter) }
    shown.string = CText.shown(shown.string)
    return shown
  }

  /// What all parts are painted with that say the same; nil where they say nothing, or not the same.
  fileprivate var commonPaint: HeldStyle? {
    let paint = runs.first?.style.paint
    return runs.allSatisfy { $0.style.paint == paint } ? paint : nil
  }

  /// What Pango is told of the looks, which the caller owns; nil if there is nothing to tell. What a text is painted with as
  /// one is among what it inherits.
  fileprivate func looks(
    _ inherited: TextStyle, _ pictures: [InlinePicture], in widget: UnsafeMutablePointer<GtkWidget>?,
    _ environment: EnvironmentValues, asOne: Bool
  ) -> OpaquePointer? {
    guard !runs.isEmpty || inherited != TextStyle() else { return nil }
    var attributes = TextAttributes(widget: widget, environment)
    // One look is that of all, also of what is written into an empty text.
    let isOne = runs.count < 2 && pictures.isEmpty
    let runs = isOne ? [TextRun(length: Int(UInt32.max), style: runs.first?.style ?? TextStyle())] : runs
    var (start, number) = (0, 0)
    for (index, run) in runs.enumerated() {
      let range = start..<(start + run.length)
      attributes.add(run.look(inherited, asOne: asOne), range)
      if !run.style.customAttributes.isEmpty { attributes.add(part: index, range) }
      start += run.length
      guard run.image != nil else { continue }
      attributes.add(pictures[number], number, range)
      number += 1
    }
    return attributes.list()
  }

  /// The images in it, in their order.
  fileprivate func pictures(
    _ inherited: TextStyle, _ environment: EnvironmentValues, asOne: Bool
  ) -> [InlinePicture] {
    runs.compactMap { run in
      run.image.map { image in
        let look = run.look(inherited, asOne: asOne)
        let paint = look.paint?.paintInFront(in: environment).color
        return InlinePicture(
          image, look, paint: paint.map { ShapePaint(.color($0.tinted(in: environment))) }, in: environment)
      }
    }
  }
}

extension TextRun {
  /// How it looks in a text; what a text is painted with as one is among what it inherits.
  fileprivate func look(_ inherited: TextStyle, asOne: Bool) -> TextStyle {
    var style = style
    if asOne { style.paint = nil }
    return style.inheriting(inherited)
  }
}
