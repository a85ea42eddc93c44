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
  /// Puts the text of an entry at a place from its left edge at 0 to its right one at 1, whatever it is written in: GTK counts
  /// from the other edge where the text runs to the left.
  func putText(at place: Float) {
    let alignment = runsToLeft ? 1 - place : place
    if gtk_editable_get_alignment(object.cast()) != alignment { gtk_editable_set_alignment(object.cast(), alignment) }
  }

  /// Whether the text does, or the widget where the text says nothing of that.
  private var runsToLeft: Bool {
    guard let layout = gtk_widget_create_pango_layout(widgetObject, editedText) else { return false }
    defer { g_object_unref(layout.objectAddress) }
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return false }
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }
}
