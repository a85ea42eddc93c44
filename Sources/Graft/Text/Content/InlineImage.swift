import Foundation
import ViewGraph

/// An image that stands in a text as a letter does (TX3).
struct InlineImage: Hashable, Sendable {
  let source: Image.Source
  /// In whose colours it is drawn, if that was said.
  let mode: Image.TemplateRenderingMode?

  /// The letter in whose place it is drawn.
  static let letter = "\u{FFFC}"
}

extension Text {
  /// Shows an image in the line: a symbol as high as the font and in the text's colour, any other image in its own size on the
  /// baseline. What is said of how it fills room does not count. Claim TX3.
  public init(_ image: Image) { self.init(image.content) }
}

extension LocalizedStringKey.StringInterpolation {
  /// An image in the line, wherever the translation puts it. Claim TX3.
  @MainActor
  public mutating func appendInterpolation(_ image: Image) { append(image.content) }
}

extension TextWriter {
  /// Writes an image with the looks around it.
  mutating func write(_ image: InlineImage, called name: TextContent?, _ style: TextStyle) {
    append(
      TextRun(
        length: InlineImage.letter.utf8.count, style: style, image: image,
        imageName: name.map { Text.string($0, in: locale) } ?? ""))
  }
}

extension WrittenText {
  /// What is read out: of an image its name.
  var spoken: String {
    guard runs.contains(where: { $0.image != nil }) else { return string }
    return parts.map { $0.image == nil ? $1 : $0.imageName }.joined()
  }

  /// The parts that look different, and what each says.
  var parts: [(TextRun, String)] {
    var rest = string.utf8[...]
    return runs.map { run in
      defer { rest = rest.dropFirst(run.length) }
      return (run, String(decoding: rest.prefix(run.length), as: UTF8.self))
    }
  }
}
