import CGTK
import GTKSupport
import GraftTestTraits
import GraftTesting
import Testing

/// Pointers of boxed records, which are given to functions of C.
@Suite(.gtk) @MainActor
struct RecordPointerTests {
  private let buffer = Named.TextBuffer()

  @Test("a record whose structure C shows has a typed pointer, also as the argument of a handler")
  func argument() {
    var lines: [Int32] = []
    buffer.on(.insertText) { _, place, _, _ in lines.append(gtk_text_iter_get_line(place.pointer)) }
    gtk_text_buffer_insert_at_cursor(buffer.pointer, "one\ntwo", -1)
    gtk_text_buffer_insert_at_cursor(buffer.pointer, "three", -1)
    #expect(lines == [0, 1])
  }

  @Test("a record that nobody keeps lives until the end of the turn in which its pointer was taken, and no longer")
  func temporary() async throws {
    let source = try #require(g_idle_source_new())
    let pointer = Named.Source(copying: source).pointer
    #expect(pointer.pointee.ref_count == 2)
    await Settling.settle()
    #expect(source.pointee.ref_count == 1)
    g_source_unref(source)
  }

  @Test("a record whose pointer was not taken ends with its owner")
  func owned() throws {
    let source = try #require(g_idle_source_new())
    var record: Named.Source? = Named.Source(copying: source)
    #expect(record != nil && source.pointee.ref_count == 2)
    record = nil
    #expect(source.pointee.ref_count == 1)
    g_source_unref(source)
  }

  @Test("a record of numbers has a typed pointer to a copy")
  func numbers() {
    let colour = Named.RGBA(GdkRGBA(red: 0.5, green: 0, blue: 0, alpha: 1))
    #expect(gdk_rgba_is_opaque(colour.pointer) == 1)
    #expect(colour.pointer.pointee.red == 0.5)
  }

  @Test("the pointer of a record is cast to its structure, and is not asked for a class that it does not have")
  func cast() {
    gtk_text_buffer_set_text(buffer.pointer, "one\ntwo", -1)
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer.pointer, &end)
    let place = Named.TextIter(end)
    #expect(gtk_text_iter_get_line(place.pointer.cast(to: GtkTextIter.self)) == 1)
    #expect(gtk_text_iter_get_line(OpaquePointer(place.pointer).cast(to: GtkTextIter.self)) == 1)
  }
}
