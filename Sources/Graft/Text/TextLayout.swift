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
  /// For how many lines a text field keeps room that may have several.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
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

  /// Says where the last line of the texts in this view is cut that has no room for all of it. As SwiftUI documents it.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Limits the lines of the texts in this view, each ending with an ellipsis; nil for any number. Less than one counts
  /// as one.
  public func lineLimit(_ number: Int?) -> some View { lines(1, number) }

  /// Limits the lines of the texts in this view. A text field of several lines keeps the room of all of them if that is said;
  /// a text keeps none for more than there are. Claim CT25.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(reservesSpace ? limit : 1, limit) }

  /// Limits the lines of the texts in this view to the upper end of a range. A text field of several lines keeps the room of the
  /// lower end; a text keeps none for more than there are. Claim CT25.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(limit.lowerBound, limit.upperBound) }

  /// Limits the lines of the texts in this view to the end of a range.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(1, limit.upperBound) }

  /// Lets the texts in this view have any number of lines. A text field of several lines keeps the room of the fewest; a text
  /// keeps none for more than there are. Claim CT25.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

  private func lines(_ reserved: Int, _ limit: Int?) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reserved)
  }
}
