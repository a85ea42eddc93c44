import Foundation

/// Texts on their way to C.
public enum CText {
  /// How many marks one letter may have. Pango's time grows with the square of their number.
  private static let markLimit = 64

  /// Is told what is cut of a text, and why. Supplied once by the toolkit's bridge; the default logs nothing.
  @MainActor public static var didCut: (@MainActor (_ text: String, _ reason: String) -> Void)?

  /// A text as C can hold it: up to its first NUL. One that goes on is reported.
  @MainActor
  public static func ending(_ text: String) -> String {
    guard let end = text.utf8.firstIndex(of: 0) else { return text }
    let kept = String(text[..<end])
    didCut?(kept, "it has a NUL, at which texts of C end")
    return kept
  }

  /// A text with a sign for a letter that cannot be shown, U+FFFD, in place of each NUL. Costs the length of the text.
  public static func replacingNULs(in text: String) -> String {
    text.utf8.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text
  }

  /// A text as it can be shown: up to its first NUL, and with no more than 64 marks on a letter. What is left out is
  /// reported. Costs the length of the text.
  @MainActor
  public static func shown(_ text: String) -> String {
    let text = ending(text)
    guard text.utf8.count > markLimit, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var (kept, count) = (String.UnicodeScalarView(), 0)
    for scalar in text.unicodeScalars {
      count = scalar.isMark ? count + 1 : 0
      if count <= markLimit { kept.append(scalar) }
    }
    guard kept.count < text.unicodeScalars.count else { return text }
    didCut?(String(text.unicodeScalars.prefix(8)), "a letter in it has more than \(markLimit) marks")
    return String(kept)
  }
}

extension Unicode.Scalar {
  /// Whether it stands on the letter before.
  fileprivate var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return true
    default: return false
    }
  }
}
