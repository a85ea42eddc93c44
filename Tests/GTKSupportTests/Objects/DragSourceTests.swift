import CGTK
import GTKSupport
import GraftTestTraits
import GraftTesting
import Testing

/// What lets the user drag a widget elsewhere.
@Suite(.gtk) @MainActor
struct DragSourceTests {
  private func controllers(of widget: Widget) -> [String] {
    let list = gtk_widget_observe_controllers(widget.widgetPointer)
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      g_list_model_get_item(list, index).map { ObjectReference(taking: $0).typeName }
    }
  }

  @Test("drag sources are taken away, and the other controllers stay")
  func removed() {
    let calendar = Widget(gtk_calendar_new())
    let before = controllers(of: calendar)
    #expect(before.filter { $0 == "GtkDragSource" } == ["GtkDragSource"])
    calendar.removeDragSources()
    #expect(controllers(of: calendar) == before.filter { $0 != "GtkDragSource" })
    calendar.removeDragSources()
    #expect(controllers(of: calendar).contains("GtkGestureClick"))
  }
}
