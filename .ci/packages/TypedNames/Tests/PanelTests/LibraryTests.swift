import CAdw
import CGtkSource
import Graft
import GraftTestTraits
import GraftTesting
import Knobs
import Libraries
import Panels
import Testing

/// Names for the classes of libraries beside GTK.
@Suite(.gtk) @MainActor
struct LibraryTests {
  @Test("a class of another library has its properties beside those of GTK's classes above it, and a typed pointer")
  func properties() {
    let notes = GtkSource.View()
    notes[.showLineNumbers] = true
    notes[.backgroundPattern] = .grid
    notes[.monospace] = true
    #expect(gtk_source_view_get_show_line_numbers(notes.pointer) == 1)
    #expect(gtk_source_view_get_background_pattern(notes.pointer) == GTK_SOURCE_BACKGROUND_PATTERN_TYPE_GRID)
    #expect(gtk_text_view_get_monospace(notes.pointer) == 1)
  }

  @Test("a signal of another library brings an object of GTK, which is read as the class that it is")
  func signals() throws {
    let notes = GtkSource.View()
    let buffer = try #require(notes[.buffer]?.as(GtkSource.Buffer.self))
    var categories: [String?] = []
    buffer.on(.sourceMarkUpdated) { _, mark in categories.append(mark.as(GtkSource.Mark.self)?[.category]) }
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer.pointer, &start)
    gtk_source_buffer_create_source_mark(buffer.pointer, "here", "bookmark", &start)
    #expect(categories == ["bookmark"])
  }

  @Test("a handler is given a place in a text, whose typed pointer is that to C's structure")
  func records() {
    let buffer = GtkSource.Buffer()
    var lines: [Int32] = []
    buffer.on(.insertText) { _, place, _, _ in lines.append(gtk_text_iter_get_line(place.pointer)) }
    gtk_text_buffer_insert_at_cursor(buffer.pointer, "one\ntwo", -1)
    gtk_text_buffer_insert_at_cursor(buffer.pointer, "three", -1)
    #expect(lines == [0, 1])
  }

  @Test("a row of libadwaita that another target has made activates the switch of a third")
  func rows() throws {
    adw_init()
    let row = makeRow("Wrap lines")
    #expect(String(cString: adw_preferences_row_get_title(row.pointer)) == "Wrap lines")
    var titles: [String?] = []
    row.on(.activated) { row in titles.append(row[.title]) }
    adw_action_row_activate(row.pointer)
    #expect(titles == ["Wrap lines"])
    #expect(row[.activatableWidget]?.as(Gtk.Switch.self)?[.active] == false)
  }
}
