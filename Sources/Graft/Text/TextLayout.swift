import CGTK
import Foundation
import ViewGraph

/// To which side the lines of a text are aligned.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  /// The side where reading starts at the left.
  var side: PangoAlignment {
    switch self {
    case .leading: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }
}

private struct TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

extension Text {
  /// In which letters a text is shown.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    func applied(to text: String, _ locale: Locale) -> String {
      switch self {
      case .uppercase: text.uppercased(with: locale)
      case .lowercase: text.lowercased(with: locale)
      }
    }
  }

  /// Where a line is cut that has no room for all of it.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In the middle.
    case middle

    var cut: PangoEllipsizeMode {
      switch self {
      case .head: PANGO_ELLIPSIZE_START
      case .tail: PANGO_ELLIPSIZE_END
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      }
    }
  }
}

private struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private struct ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
  /// For how many lines a text keeps room, or a text field that may have several.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set {
      self[ReservedLinesKey.self] = newValue
      text.reservedLines = newValue
    }
  }

  /// The room between two lines of a text here, in pixels, 10,000 at most; none unless said. Claim TX15.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue.isFinite ? min(max(newValue, 0), 10_000) : 0 }
  }

  /// How small the letters of a text may become here to fit, in shares of their size; 1 unless said. Claim TX13.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScale }
    set { text.minimumScale = newValue.isFinite ? min(max(newValue, 0.05), 1) : 1 }
  }

  /// Whether the letters of a text may be nearer to each other here to fit; false unless said. Claim TX14.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// In which letters texts are shown here; nil for their own. Claim TX28.
  public var textCase: Text.Case? {
    get { text.letterCase }
    set { text.letterCase = newValue }
  }

  /// To which side the lines of text are aligned here.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set {
      self[TextAlignmentKey.self] = newValue
      text.alignment = newValue
    }
  }

  /// Where the last line of a text is cut here that has no room for all of it.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set {
      self[TruncationModeKey.self] = newValue
      text.truncation = newValue
    }
  }

  /// The most lines that a text may have here; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set {
      self[LineLimitKey.self] = newValue
      text.lineLimit = newValue
    }
  }
}

extension View {
  /// Aligns the lines of the texts in this view to a side. As SwiftUI documents it.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Puts room between two lines of the texts in this view, in pixels: none above the first and below the last. Claim TX15.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Lets the letters of the texts in this view become smaller where there is no room for all of a text, just as far as they
  /// must, and not below a share of their size from 0 to 1. What does not fit then is cut. A text that is cut is broken several
  /// times for that. Claim TX13.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Lets the letters of the texts in this view be nearer to each other where there is no room for all of a text, before they
  /// become smaller or the text is cut. Claim TX14.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Shows the texts in this view in capitals or small letters, by the rules of the locale; nil for their own. What they are
  /// called, and what is looked up, stays. Claim TX28.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Says where the last line of the texts in this view is cut that has no room for all of it. As SwiftUI documents it.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Limits the lines of the texts in this view, each ending with an ellipsis; nil for any number. Less than one counts
  /// as one.
  public func lineLimit(_ number: Int?) -> some View { lines(1, number) }

  /// Limits the lines of the texts in this view, which keep the room of all of them if that is said. Claims TX11 and CT25.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(reservesSpace ? limit : 1, limit) }

  /// Limits the lines of the texts in this view to the upper end of a range, and keeps the room of the lower end. Claims TX11 and
  /// CT25.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(limit.lowerBound, limit.upperBound) }

  /// Limits the lines of the texts in this view to the end of a range.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(1, limit.upperBound) }

  /// Lets the texts in this view have any number of lines, and keeps the room of the fewest. Claims TX11 and CT25.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

  private func lines(_ reserved: Int, _ limit: Int?) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reserved)
  }
}
