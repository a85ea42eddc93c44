import Foundation
import ViewGraph

/// What a text reads of its surroundings, as one value: most texts are in surroundings that set nothing, and each read
/// is remembered.
struct TextEnvironment: Equatable {
  /// How a part looks that sets nothing itself, but for its colour.
  var looks = TextStyle()
  /// Whether a foreground style was said, which is read only then.
  var isStyled = false
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  var reservedLines = 1
  var lineSpacing: CGFloat = 0
  /// How high lines are, if not as their fonts are.
  var lineHeight: AttributedString.LineHeight?
  var truncation = Text.TruncationMode.tail
  /// How small the letters may become to fit, in shares of their size.
  var minimumScale: CGFloat = 1
  /// Whether they may be nearer to each other for that.
  var allowsTightening = false
  /// In which letters texts are shown, if not in their own.
  var letterCase: Text.Case?
  /// The letter that is underlined, with which Alt does something.
  var mnemonic: Character?
  /// How a text becomes another one, and an image.
  var transition = ContentTransition.identity
  /// Whether the user can select texts.
  var isSelectable = false
  /// Why texts and images are hidden.
  var redaction: RedactionReasons = []
  /// Who draws texts in place of their own way.
  @Seldom var renderer: HeldTextRenderer?
  /// Whether what is here is not for others.
  var isSensitive = false

  /// Whether texts and images are hidden from others.
  var isPrivate: Bool { isSensitive && redaction.contains(.privacy) }

  /// Whether texts and images are hidden.
  var isRedacted: Bool { redaction.contains(.placeholder) || isPrivate }

  /// How the lines lie. Less than one counts as one.
  var arrangement: TextArrangement {
    var arrangement = TextArrangement()
    arrangement.alignment = alignment.side
    arrangement.lineLimit = lineLimit.map { max($0, 1) }
    arrangement.reservedLines = reservedLines
    (arrangement.lineSpacing, arrangement.lineHeight) = (lineSpacing, lineHeight)
    arrangement.cut = truncation.cut
    (arrangement.minimumScale, arrangement.isTightened) = (minimumScale, allowsTightening)
    return arrangement
  }
}

private struct TextEnvironmentKey: EnvironmentKey {
  static var defaultValue: TextEnvironment { TextEnvironment() }
}

extension EnvironmentValues {
  /// Set together with the keys that programs read.
  var text: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }
}
