import Foundation

/// What a text says, before it is known where that is shown.
enum TextContent: Equatable, Sendable {
  /// As it is.
  case string(String)
  /// A literal, in the translation for its reader.
  case key(LocalizedText)
  /// A value, as the locale writes it.
  case value(FormattedValue)
  /// A time that goes on by itself.
  case counted(CountedTime)
  /// An image, and what it is called.
  indirect case image(InlineImage, name: TextContent?)
  /// A part with looks of its own; what they leave open comes from around.
  indirect case styled(TextContent, TextStyle)
  /// Parts one after the other.
  case joined([TextContent])
}

extension TextContent {
  /// The same with another look. What was said nearer to the text stays, as `change` sets only what is open.
  func styled(_ change: (inout TextStyle) -> Void) -> TextContent {
    var (inside, style) = (self, TextStyle())
    if case .styled(let content, let own) = self { (inside, style) = (content, own) }
    change(&style)
    return .styled(inside, style)
  }

  /// This, and then another.
  func followed(by other: TextContent) -> TextContent { .joined(parts + other.parts) }

  private var parts: [TextContent] {
    if case .joined(let parts) = self { parts } else { [self] }
  }
}

#if DEBUG
  extension TextContent {
    /// The values that are written, as they were given. A text that is nothing but a string says that itself.
    var values: [Any] {
      switch self {
      case .string, .counted, .image: []
      case .key(let text): text.key.values
      case .value(let value): value.values
      case .styled(let content, _): content.values
      case .joined(let parts): parts.flatMap(\.allValues)
      }
    }

    private var allValues: [Any] {
      switch self {
      case .string(let string): [string]
      case .styled(let content, _): content.allValues
      default: values
      }
    }
  }

  extension TextContent: SaidText {
    package var saidText: String { Text.string(self, in: DesktopLocale.own) }
  }

  extension Text: InterpolatingView {
    package var interpolatedValues: [Any] { content?.values ?? [] }
  }

  extension Text: ShownView {
    /// Two values may be written alike, as two moments of a day are.
    package func showsSame(as other: Text) -> Bool {
      let locale = EnvironmentValues().locale
      return written(in: locale) == other.written(in: locale)
    }
  }
#endif
