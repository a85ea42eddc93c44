import CGTK
import GTKSupport
import GraftTestTraits
import GraftTesting
import Testing

/// Properties by typed names.
@Suite(.gtk) @MainActor
struct TypedPropertyTests {
  @Test("a property is set and read by its name, of a class and of those above it")
  func values() {
    let knob = Named.Switch()
    knob[.active] = true
    knob[.halign] = .end
    #expect(knob["active"] == true)
    #expect(knob["halign"] == Int(GTK_ALIGN_END.rawValue))
    #expect(knob[.active] && knob[.halign] == .end)
  }

  @Test("a value of an enumeration without a name is kept as it is")
  func openEnumeration() {
    let knob = Named.Switch()
    knob["halign"] = Int(GTK_ALIGN_CENTER.rawValue)
    #expect(knob[.halign] == Named.Align(rawValue: 3))
  }

  @Test("a list of strings is copied both ways")
  func strings() {
    let knob = Named.Switch()
    knob[.cssClasses] = ["one", "two"]
    #expect(gtk_widget_has_css_class(knob.widgetPointer, "two") == 1)
    #expect(knob[.cssClasses] == ["one", "two"])
    knob[.cssClasses] = []
    #expect(knob[.cssClasses] == [])
  }

  @Test("nil is NULL, of texts, objects and records")
  func null() {
    let label = Named.Label()
    label[.tooltipText] = "a"
    #expect(label[.tooltipText] == "a")
    label[.tooltipText] = nil
    #expect(label[.tooltipText] == nil)
    #expect(label[.parent] == nil)
    #expect(label[.attributes] == nil)
  }

  @Test("a record of numbers has the fields of C, and another is a copy that is given to C")
  func records() {
    let button = Named.ColorButton()
    var colour = Named.RGBA(GdkRGBA(red: 0.5, green: 0, blue: 0, alpha: 1))
    colour.blue = 1
    button[.rgba] = colour
    #expect(button[.rgba].red == 0.5)
    #expect(button[.rgba].blue == 1)
    let label = Named.Label()
    label[.attributes] = Named.AttrList(taking: pango_attr_list_new())
    #expect(label[.attributes].map { pango_attr_list_get_attributes($0.pointer) == nil } == true)
  }

  @Test("an object is made with its properties, also those that only construction may set")
  func construction() {
    let label = Named.Label {
      #expect($0[.label] == "")
      $0[.label] = "first"
      $0[.label] = "second"
      $0[.cssName] = "title"
      #expect($0[.label] == "second")
    }
    #expect(label[.label] == "second")
    #expect(label[.cssName] == "title")
    #expect(label.pointer.pointee.ref_count == 1)
    #expect(g_object_is_floating(label.widgetPointer) == 0)
  }

  @Test("a new object has one owner; a window has GTK as well, until it is destroyed")
  func owners() async throws {
    #expect(Named.StringList().pointer.pointee.ref_count == 1)
    let window = Named.Window()
    // Who follows the list of windows, as GTK's inspector, holds each of them.
    let plain = try #require(gtk_window_new())
    #expect(window.pointer.pointee.ref_count == plain.pointee.parent_instance.ref_count + 1)
    gtk_window_destroy(plain.cast())
    gtk_window_destroy(window.widgetPointer.cast())
    for _ in 0..<1000 where window.pointer.pointee.ref_count != 1 { await Settling.settle() }
    #expect(window.pointer.pointee.ref_count == 1)
  }

  @Test("what C functions have made has one owner, and what somebody else owns has two")
  func takenOver() {
    #expect(Named.StringList(taking: gtk_string_list_new(nil).objectAddress).pointer.pointee.ref_count == 1)
    #expect(Named.Label(taking: gtk_label_new("floats").objectAddress).pointer.pointee.ref_count == 1)
    let label = Named.Label(gtk_label_new("floats"))
    #expect(label.pointer.pointee.ref_count == 1)
    #expect(g_object_is_floating(label.widgetPointer) == 0)
    #expect(Named.Label(retaining: label.objectAddress).pointer.pointee.ref_count == 2)
  }

  @Test("a property that the library does not have is a fault that names the nearest")
  func otherVersion() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        gtk_init()
        Named.Switch()[.future] = true
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(message?.contains("GtkSwitch has no property 'future'") == true)
  }

  @Test("an object is read as its class, and as none that it is not of")
  func conversion() {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let knob = Named.Switch()
    gtk_box_append(box.widgetPointer.cast(), knob.widgetPointer)
    #expect(knob[.parent] == box)
    let child = Widget(gtk_widget_get_first_child(box.widgetPointer)!)
    #expect(child.as(Named.Switch.self) == knob)
    #expect(child.as(Named.Label.self) == nil)
    #expect(knob.as(Named.Switch.self) === knob)
  }

  @Test("a reference of a class to an object of another is a fault")
  func wrongClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        gtk_init()
        _ = Named.Switch(gtk_label_new("no switch"))
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(message?.contains("a GtkLabel is not a GtkSwitch") == true)
  }
}
