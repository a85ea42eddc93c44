import CGTK
import Foundation
import ViewGraph

/// To which side the lines of a text are aligned.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  @MainActor
  func apply(to label: OpaquePointer) {
    // GTK mirrors both where text runs from right to left.
    let (justification, position): (GtkJustification, Float) =
      switch self {
      case .leading: (GTK_JUSTIFY_LEFT, 0)
      case .center: (GTK_JUSTIFY_CENTER, 0.5)
      case .trailing: (GTK_JUSTIFY_RIGHT, 1)
      }
    gtk_label_set_justify(label, justification)
    gtk_label_set_xalign(label, position)
  }
}

private struct TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// To which side the lines of text are aligned here.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set {
      self[TextAlignmentKey.self] = newValue
      text.alignment = newValue
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

  /// Limits the lines of the texts in this view, each ending with an ellipsis; nil for any number. Less than one counts
  /// as one.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Limits the lines of the texts in this view to the upper end of a range; no room is kept for more than there are.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Limits the lines of the texts in this view to the end of a range.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Lets the texts in this view have any number of lines; no room is kept for more than there are.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
}
