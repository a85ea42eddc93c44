import CGTK
import Foundation
import GTKSupport
import GraftTestTraits
import GraftTesting
import Testing

/// Who owns a GObject, and when it ends.
@Suite(.gtk) @MainActor
struct ObjectTests {
  @Test("the floating reference of a new widget is sunk, and it is the only one")
  func floatingReferenceIsSunk() {
    let label = Widget(gtk_label_new("a"))
    #expect(g_object_is_floating(label.pointer) == 0)
    #expect(label.pointer.pointee.ref_count == 1)
  }

  @Test("a second owner of a widget adds a reference and sinks nothing")
  func secondOwnerAddsReference() {
    let label = Widget(gtk_label_new("a"))
    let second = Widget(label.widgetPointer)
    #expect(label.pointer.pointee.ref_count == 2)
    #expect(label == second)
    #expect(label != Widget(gtk_label_new("a")))
  }

  @Test("an object that somebody else owns is retained, and its floating reference stays")
  func retainingDoesNotSink() async {
    let pointer = gtk_label_new("a")!
    var reference: ObjectReference? = ObjectReference(retaining: pointer)
    #expect(g_object_is_floating(pointer) == 1)
    #expect(reference?.pointer.pointee.ref_count == 2)
    reference = nil
    await Settling.settle()
    #expect(reference == nil)
    g_object_ref_sink(pointer)
    let watch = ObjectWatch(pointer)
    #expect(watch.isAlive)
    g_object_unref(pointer)
    #expect(!watch.isAlive)
  }

  @Test("a widget ends when the last of its owners is dropped")
  func widgetEndsWithLastOwner() {
    var first: Widget? = Widget(gtk_label_new("a"))
    var second = first.map { Widget($0) }
    let watch = first.map { ObjectWatch($0) }
    #expect(watch?.isAlive == true)
    first = nil
    #expect(watch?.isAlive == true)
    #expect(second?.typeName == "GtkLabel")
    second = nil
    #expect(watch?.isAlive == false)
  }

  @Test("a watch keeps nothing alive, and may go before what it watches")
  func watchKeepsNothing() {
    let label = Widget(gtk_label_new("a"))
    var watch: ObjectWatch? = ObjectWatch(label)
    #expect(watch?.typeName == "GtkLabel")
    #expect(label.pointer.pointee.ref_count == 1)
    watch = nil
    #expect(watch?.isAlive == nil)
    #expect(label.pointer.pointee.ref_count == 1)
  }

  @Test("a widget that its parent owns outlives the Swift reference, and ends with the parent")
  func parentOwnsChild() async {
    var box: Widget? = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    var label: Widget? = Widget(gtk_label_new("a"))
    let watch = label.map { ObjectWatch($0) }
    gtk_box_append(box?.boxPointer, label?.widgetPointer)
    label = nil
    await Settling.settle()
    #expect(label == nil && watch?.isAlive == true)
    box = nil
    #expect(box == nil && watch?.isAlive == false)
  }

  @Test("a widget is made by the name of its type")
  func widgetByTypeName() {
    let scale = Widget(typeName: "GtkScale")
    #expect(scale.typeName == "GtkScale")
    #expect(graft_is_a(scale.pointer, gtk_scale_get_type()) == 1)
    #expect(g_object_is_floating(scale.pointer) == 0)
    #expect(scale.pointer.pointee.ref_count == 1)
  }

  @Test("a type that GTK has not registered yet is found by its name")
  func unregisteredTypeIsFound() async {
    // In a process of its own, as a message may have made GTK register all its types in this one.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        try PrivateDisplay.start()
        guard g_type_from_name("GtkVolumeButton") == 0 else { exit(1) }
        guard Widget(typeName: "GtkVolumeButton").typeName == "GtkVolumeButton" else { exit(2) }
        // Without the handlers of `exit`, which end libraries that GTK's threads of the start may still be in.
        _exit(EXIT_SUCCESS)
      }
    }
  }

  @Test("a type with an acronym in its name is found")
  func acronymIsFound() {
    #expect(Widget(typeName: "GtkGLArea").typeName == "GtkGLArea")
  }

  @Test("a widget made by the name of its type ends when it is dropped")
  func namedWidgetEnds() {
    var scale: Widget? = Widget(typeName: "GtkLevelBar")
    let watch = scale.map { ObjectWatch($0) }
    scale = nil
    #expect(scale == nil && watch?.isAlive == false)
  }
}

extension Widget {
  var boxPointer: UnsafeMutablePointer<GtkBox> {
    pointer.cast()
  }
}
