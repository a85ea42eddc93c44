import Foundation
import GTKBridge
import InlineMarkdown

extension AttributedString {
  /// A text in markdown, whose marks are attributes: what parts are meant to be, and links, which are relative to a base.
  ///
  /// The marks are those of a literal of a `Text` (TX22): what is not well-formed is shown as typed, and nothing is thrown for
  /// a string. It takes time in proportion to the text's length. Claim TX25; otherwise as Foundation documents it.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self = MarkdownRun.runs(of: [.text(markdown.spaced(options.interpretedSyntax))])
      .reduce(into: AttributedString()) { $0.append(AttributedString($1, baseURL)) }
    self.languageIdentifier = options.languageCode
  }

  /// The bytes of a text in markdown. Throws a `CocoaError` if they are no UTF-8, unless the options say otherwise. As
  /// Foundation documents it.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    if options.failurePolicy == .throwError, String(validating: markdown, as: UTF8.self) == nil {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// A file in markdown. Throws what reading it does. As Foundation documents it.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL) }

  /// What a literal says in its translation, with its marks as attributes: for the user's own locale unless another is said.
  /// Nothing in a value counts as a mark (TX23). As Foundation documents it.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    var writer = TextWriter(locale: locale ?? DesktopLocale.own)
    writer.write(.key(LocalizedText(key: key, table: table, bundle: bundle)))
    self.init(writer.written)
  }

  /// What a resource says in its translation, with its marks as attributes: for its own locale, or the user's.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self.init(localized: LocalizedStringKey(resource)) }
}

extension AttributedString {
  fileprivate init(_ run: MarkdownRun, _ base: URL?) {
    self.init(run.content.words)
    if let address = run.link { self.link = URL(string: address.map(\.words).joined(), relativeTo: base) }
    if !run.style.isEmpty { self.inlinePresentationIntent = InlinePresentationIntent(run.style) }
  }

  fileprivate init(_ text: WrittenText) {
    guard !text.runs.isEmpty else {
      self.init(text.string)
      return
    }
    self = text.parts.reduce(into: AttributedString()) { whole, part in
      var string = AttributedString(part.1)
      string.mergeAttributes(part.0.style.attributes)
      whole.append(string)
    }
  }
}

extension TextStyle {
  /// The same as attributes: those that marks make, and what an inner text says of its font and colour.
  fileprivate var attributes: AttributeContainer {
    var (attributes, intent) = (AttributeContainer(), InlinePresentationIntent())
    if isItalic == true { intent.insert(.emphasized) }
    if isBold == true { intent.insert(.stronglyEmphasized) }
    if design == .some(.monospaced) { intent.insert(.code) }
    if strikethrough?.isActive == true { intent.insert(.strikethrough) }
    if !intent.isEmpty { attributes[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent }
    (attributes.font, attributes.link) = (font, link)
    return attributes
  }
}

extension InlinePresentationIntent {
  fileprivate init(_ style: MarkdownStyle) {
    self = []
    if style.contains(.emphasis) { insert(.emphasized) }
    if style.contains(.strong) { insert(.stronglyEmphasized) }
    if style.contains(.code) { insert(.code) }
    if style.contains(.strikethrough) { insert(.strikethrough) }
  }
}

extension MarkdownPiece {
  /// What was written; nothing for a value, of which a string has none.
  fileprivate var words: String {
    if case .text(let words) = self { words } else { "" }
  }
}

extension String {
  fileprivate func spaced(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) -> String {
    syntax == .inlineOnly ? replacing(/\s+/, with: " ") : self
  }
}
