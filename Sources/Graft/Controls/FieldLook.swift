import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// How a field looks where it is.
struct FieldLook {
  /// Whether it has GTK's frame.
  let isFramed: Bool
  /// Whether the text ends where the field does.
  let isTrailing: Bool

  /// Where in the field the text is, from its left edge at 0 to its right one at 1.
  func place(in environment: EnvironmentValues) -> Float {
    let share: Float =
      switch isTrailing ? .trailing : environment.multilineTextAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    return environment.layoutDirection == .rightToLeft ? 1 - share : share
  }
}

extension Widget {
  /// Puts the text of an entry at a place from its left edge at 0 to its right one at 1. GTK 4.8 counts from the other edge
  /// where the text is of a language that runs to the left.
  func putText(at place: Float) {
    if gtk_editable_get_alignment(object.cast()) != place { gtk_editable_set_alignment(object.cast(), place) }
  }
}
