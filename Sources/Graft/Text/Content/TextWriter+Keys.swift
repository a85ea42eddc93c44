import Foundation
import GTKBridge
import InlineMarkdown
import Translations
import ViewGraph

/// Literals: first they are translated, then their marks are read, and then the values are put in, in which no mark counts
/// (TX23).
extension TextWriter {
  /// Writes a literal in its translation, with the looks around it.
  mutating func write(_ text: LocalizedText, _ style: TextStyle) {
    let translation = translation(of: text)
    for run in MarkdownRun.runs(of: translation.pieces.marked) {
      if run.style.contains(.inflected) { text.reportInflection() }
      var own = TextStyle(run.style)
      own.link = run.link.flatMap { address(of: $0, translation.pieces, text.key.arguments) }
      let look = own.showingLink(opensLinks).inheriting(style)
      switch run.content {
      case .text(let words): append(words, look)
      case .argument(let number): write(translation.pieces[number], of: text.key.arguments, look)
      }
    }
  }

  private func translation(of text: LocalizedText) -> FormattedTranslation {
    let found = text.translations.lookup(
      text.key.translationKey, languages: DesktopLocale.languages(for: locale, isSaid: isLocaleSaid))
    if found.language == nil, let word = LibraryWords.translationOfGTK(of: text) {
      return FormattedTranslation(pieces: [.literal(word)])
    }
    let formatted = found.formatted(text.key.arguments.map(\.argument))
    if let problem = formatted.problem {
      Diagnostics.report(.missingTranslationArgument, place: problem.description, problem.description)
    }
    return formatted
  }

  private mutating func write(_ piece: TranslationPiece, of values: [KeyPart], _ style: TextStyle) {
    guard case .argument(let index, let specifier) = piece else { return }
    if case .text(let content) = values[index] {
      write(content, style)
    } else {
      append(values[index].string(specifier, in: locale), style)
    }
  }

  /// The address of a link; nil for what is none.
  private func address(of link: [MarkdownPiece], _ pieces: [TranslationPiece], _ values: [KeyPart]) -> URL? {
    var writer = TextWriter(locale: locale)
    for part in link {
      switch part {
      case .text(let text): writer.append(text, TextStyle())
      case .argument(let number): writer.write(pieces[number], of: values, TextStyle())
      }
    }
    return URL(string: writer.written.string)
  }
}

extension [TranslationPiece] {
  /// The same for whoever reads marks: values are named by their places here.
  fileprivate var marked: [MarkdownPiece] {
    enumerated().map { index, piece in
      if case .literal(let text) = piece { .text(text) } else { .argument(index) }
    }
  }
}

extension LocalizedText {
  fileprivate func reportInflection() {
    let text = key.translationKey.text
    Diagnostics.report(
      .uninflectedText, place: text,
      """
      "\(text)" asks for the form of a word that belongs to its number, which nothing here knows: the word is shown as it is \
      written. Say its forms in a string catalogue, which has some for each language that counts
      """)
  }
}

extension TextStyle {
  /// What marks say of a text (TX22).
  fileprivate init(_ marks: MarkdownStyle) {
    self.init()
    if marks.contains(.strong) { isBold = true }
    if marks.contains(.emphasis) { isItalic = true }
    if marks.contains(.strikethrough) { strikethrough = TextLine() }
    if marks.contains(.code) { design = .some(.monospaced) }
  }
}
