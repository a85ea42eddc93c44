import CGTK
import GTKSupport
import GraftTestTraits
import GraftTesting
import Testing

/// What lets the user drag a widget elsewhere.
@Suite(.gtk) @MainActor
struct DragSourceTests {
  private func controllers(of widget: Widget) -> [String] { widget.controllers.map(\.typeName) }

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
