import Foundation
import GTKSupport

/// A text as it is shown at a place.
struct WrittenText: Equatable {
  var string = ""
  /// The parts that look different; none where nothing has a look of its own.
  var runs: [TextRun] = []
  /// When something else is written; nil where it stays.
  var next: Date?

  /// Whether any part leads somewhere.
  var hasLinks: Bool { runs.contains { $0.style.link != nil } }

  /// The parts that lead somewhere.
  var links: [TextLink] {
    var (start, links): (Int, [TextLink]) = (0, [])
    for run in runs {
      if let url = run.style.link { links.append(TextLink(range: start..<(start + run.length), url: url)) }
      start += run.length
    }
    return links
  }
}

extension WrittenText {
  /// A string without looks. A NUL in it is the sign for a letter that cannot be shown (TX32).
  init(_ string: String) { self.string = CText.replacingNULs(in: string) }

  /// The same in capitals or small letters, as a locale has them (TX28).
  func changed(to letters: Text.Case, _ locale: Locale) -> WrittenText {
    guard !runs.isEmpty else { return WrittenText(string: letters.applied(to: string, locale), next: next) }
    var writer = TextWriter(locale: locale)
    for (run, part) in parts {
      if run.image != nil { writer.append(run) } else { writer.append(letters.applied(to: part, locale), run.style) }
    }
    var changed = writer.written
    changed.next = next
    return changed
  }
}

/// Writes what a text says for the reader of a locale.
struct TextWriter {
  private(set) var locale: Locale
  /// Whether the program has said the locale, whose language counts then (TX20).
  private(set) var isLocaleSaid: Bool
  /// Whether links are written, which are texts as others where they open nothing.
  let opensLinks: Bool
  private let now: Date
  private var string = ""
  private var runs: [TextRun] = []
  private var next: Date?

  init(locale: Locale, isLocaleSaid: Bool = false, opensLinks: Bool = true, now: Date = Date()) {
    (self.locale, self.isLocaleSaid, self.opensLinks, self.now) = (locale, isLocaleSaid, opensLinks, now)
  }

  /// All that was written.
  var written: WrittenText {
    let isPlain = runs.allSatisfy { $0.style == TextStyle() && $0.image == nil }
    return WrittenText(string: string, runs: isPlain ? [] : runs, next: next)
  }

  /// Writes a content with the looks around it.
  mutating func write(_ content: TextContent, _ style: TextStyle = TextStyle()) {
    switch content {
    case .string(let string): append(string, style)
    case .key(let text): write(text, style, in: text.key.place?.locale)
    case .value(let value): append(value.string(in: locale), style)
    case .counted(let time): write(time, style)
    case .image(let image, let name): write(image, called: name, style)
    case .styled(let content, let own): write(content, own.showingLink(opensLinks).inheriting(style))
    case .joined(let parts): for part in parts { write(part, style) }
    }
  }

  /// Writes a literal for the reader of a locale of its own, if it has one.
  private mutating func write(_ text: LocalizedText, _ style: TextStyle, in own: Locale?) {
    let outer = (locale, isLocaleSaid)
    if let own { (locale, isLocaleSaid) = (own, true) }
    write(text, style)
    (locale, isLocaleSaid) = outer
  }

  private mutating func write(_ time: CountedTime, _ style: TextStyle) {
    append(time.string(at: now, in: locale), style)
    next = [next, time.next(after: now)].compactMap(\.self).min()
  }

  /// Writes a string as it is.
  mutating func append(_ text: String, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    let text = CText.replacingNULs(in: text)
    string += text
    if let last = runs.last, last.style == style, last.image == nil {
      runs[runs.count - 1].length += text.utf8.count
    } else {
      runs.append(TextRun(length: text.utf8.count, style: style))
    }
  }

  /// Writes an image.
  mutating func append(_ image: TextRun) {
    string += InlineImage.letter
    runs.append(image)
  }
}
