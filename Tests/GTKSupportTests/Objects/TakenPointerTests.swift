import CGTK
import GTKSupport
import GraftTestTraits
import GraftTesting
import Testing

/// Pointers that were taken of objects that end.
@Suite(.gtk) @MainActor
struct TakenPointerTests {
  private let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))

  @Test("the pointer of a widget that nobody else holds may be given to GTK")
  func shortLivedWidget() async {
    gtk_box_append(box.boxPointer, Widget(typeName: "GtkLabel").widgetPointer)
    await Settling.settle()
    let child = gtk_widget_get_first_child(box.widgetPointer)
    #expect(child.map { Widget($0).typeName } == "GtkLabel")
    #expect(child?.pointee.parent_instance.ref_count == 1)
  }

  @Test("SG4 a widget whose pointer was taken lives until the end of the turn, and no longer")
  func untilTheEndOfTheTurn() async {
    var label: Widget? = Widget(typeName: "GtkLabel")
    let watch = label.map { ObjectWatch($0) }
    let pointer = label?.widgetPointer
    label = nil
    #expect(watch?.isAlive == true)
    gtk_widget_set_visible(pointer, 0)
    await Settling.settle()
    #expect(label == nil && watch?.isAlive == false)
  }

  @Test("a widget whose pointer was taken in an earlier turn ends when it is dropped")
  func takenEarlier() async {
    var label: Widget? = Widget(typeName: "GtkLabel")
    let watch = label.map { ObjectWatch($0) }
    gtk_widget_set_visible(label?.widgetPointer, 0)
    await Settling.settle()
    label = nil
    #expect(label == nil && watch?.isAlive == false)
  }

  @Test("a loop that is nested in the turn does not end it")
  func nestedLoop() async {
    var label: Widget? = Widget(typeName: "GtkLabel")
    let watch = label.map { ObjectWatch($0) }
    _ = label?.pointer
    label = nil
    var inner: Widget? = Widget(typeName: "GtkLabel")
    let innerWatch = inner.map { ObjectWatch($0) }
    let source = WakeSource(priority: 0) {
      _ = inner?.pointer
      inner = nil
    }
    source.wake()
    while inner != nil || innerWatch?.isAlive == true { g_main_context_iteration(nil, 1) }
    #expect(label == nil && watch?.isAlive == true)
    await Settling.settle()
    #expect(watch?.isAlive == false)
  }

  @Test("a new object that does not float is taken without a reference to spare")
  func taking() {
    let taken = ObjectReference(taking: gtk_entry_buffer_new("a", -1))
    #expect(taken.pointer.pointee.ref_count == 1)
    let label = Widget(taking: gtk_label_new("a"))
    #expect(g_object_is_floating(label.pointer) == 0)
    #expect(label.pointer.pointee.ref_count == 1)
  }
}
