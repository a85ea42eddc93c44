import CGTK
import GTKSupport
import GraftTestTraits
import Testing

/// Properties by name, checked against the object's own description.
@Suite(.gtk) @MainActor
struct PropertyTests {
  let label = Widget(typeName: "GtkLabel")

  @Test("a Bool is set and read")
  func bool() {
    #expect(label["wrap"] == false)
    label["wrap"] = true
    #expect(label["wrap"] == true)
    #expect(gtk_label_get_wrap(label.cast()) == 1)
  }

  @Test("an Int is set and read where GObject has an int or an unsigned int")
  func int() {
    label["width-chars"] = 12
    #expect(gtk_label_get_width_chars(label.cast()) == 12)
    label["width-chars"] = -1
    #expect(label["width-chars"] == -1)
    let buffer = ObjectReference(taking: gtk_entry_buffer_new("four", -1)!)
    #expect(buffer["length"] == 4)
  }

  @Test("a Double is set and read where GObject has a double or a float")
  func double() {
    let adjustment = ObjectReference(sinking: gtk_adjustment_new(1, 0, 10, 1, 1, 0)!)
    #expect(adjustment["value"] == 1.0)
    adjustment["value"] = 2.3
    #expect(adjustment["value"] == 2.3)
    label["xalign"] = 0.75
    #expect(gtk_label_get_xalign(label.cast()) == 0.75)
    #expect(label["xalign"] == 0.75)
  }

  @Test("a String is set and read, with letters beyond ASCII; a NULL string is empty")
  func string() {
    label["label"] = "żółw 🐢"
    #expect(String(cString: gtk_label_get_text(label.cast())) == "żółw 🐢")
    #expect(label["label"] == "żółw 🐢")
    #expect(label["tooltip-text"] == "")
  }

  @Test("an enum and flags are an Int")
  func enumeration() {
    label["justify"] = 2
    #expect(gtk_label_get_justify(label.cast()) == GTK_JUSTIFY_CENTER)
    #expect(label["halign"] == 0)
    label["halign"] = 3
    #expect(gtk_widget_get_halign(label.widgetPointer) == GTK_ALIGN_CENTER)
    let entry = Widget(typeName: "GtkEntry")
    entry["input-hints"] = 5
    #expect(entry["input-hints"] == 5)
  }

  @Test("an object is set, read and set to nil")
  func object() {
    let button = Widget(typeName: "GtkButton")
    #expect(button["child"] == nil)
    button["child"] = label
    #expect(button["child"] == label)
    #expect(label.pointer.pointee.ref_count == 2)
    button["child"] = nil
    #expect(button["child"] == nil)
    #expect(label.pointer.pointee.ref_count == 1)
  }

  @Test("an unknown name is an error with the nearest name")
  func unknownName() {
    let expected = PropertyError.unknown(type: "GtkLabel", name: "widht-chars", nearest: "width-chars")
    #expect(throws: expected) { try label.setProperty("widht-chars", 3) }
    #expect(throws: expected) { try label.property("widht-chars", as: Int.self) }
    #expect(expected.description == "GtkLabel has no property 'widht-chars'; did you mean 'width-chars'?")
  }

  @Test("a name as Swift or C would write it finds GObject's")
  func nearestNameOfOtherSpelling() {
    #expect(
      throws: PropertyError.unknown(type: "GtkLabel", name: "maxWidthChars", nearest: "max-width-chars")
    ) {
      try label.setProperty("maxWidthChars", 3)
    }
    #expect(throws: PropertyError.unknown(type: "GtkLabel", name: "single_lime", nearest: nil)) {
      try label.setProperty("single_lime", true)
    }
    #expect(throws: PropertyError.unknown(type: "GtkLabel", name: "Tooltip_Text", nearest: "tooltip-text")) {
      try label.setProperty("Tooltip_Text", "a")
    }
  }

  @Test("a value of another type or out of range is an error, and nothing is set")
  func wrongType() {
    let text = PropertyError.wrongType(
      type: "GtkLabel", name: "width-chars", expected: "gint", given: "twelve (String)")
    #expect(throws: text) { try label.setProperty("width-chars", "twelve") }
    #expect(
      text.description
        == "the property 'width-chars' of GtkLabel holds a gint, which twelve (String) does not fit")
    let large = PropertyError.wrongType(
      type: "GtkLabel", name: "width-chars", expected: "gint", given: "2147483648 (Int)")
    #expect(throws: large) { try label.setProperty("width-chars", 2_147_483_648) }
    #expect(label["width-chars"] == -1)
    let read = PropertyError.wrongType(type: "GtkLabel", name: "label", expected: "gchararray", given: "Int")
    #expect(throws: read) { try label.property("label", as: Int.self) }
  }

  @Test("a property that cannot be written or read is an error")
  func notWritableOrReadable() {
    #expect(throws: PropertyError.notWritable(type: "GtkLabel", name: "parent")) {
      try label.setProperty("parent", "a")
    }
    #expect(throws: PropertyError.notWritable(type: "GtkLabel", name: "scale-factor")) {
      try label.setProperty("scale-factor", 2)
    }
    let tag = ObjectReference(taking: gtk_text_tag_new("a")!)
    #expect(throws: PropertyError.notReadable(type: "GtkTextTag", name: "background")) {
      try tag.property("background", as: String.self)
    }
    #expect(
      PropertyError.notReadable(type: "GtkTextTag", name: "background").description
        == "the property 'background' of GtkTextTag cannot be read")
  }

  @Test("C's integers, as enums have them, and Float are set and read where they fit")
  func otherNumbers() {
    label["halign"] = GTK_ALIGN_CENTER.rawValue
    #expect(gtk_widget_get_halign(label.widgetPointer) == GTK_ALIGN_CENTER)
    #expect(label["halign"] == GTK_ALIGN_CENTER.rawValue)
    label["width-chars"] = Int32(7)
    #expect(label["width-chars"] == Int32(7))
    label["max-width-chars"] = UInt(9)
    #expect(label["max-width-chars"] == UInt(9))
    label["xalign"] = Float(0.25)
    #expect(label["xalign"] == Float(0.25))
    label["width-chars"] = -1
    #expect(throws: PropertyError.self) { try label.property("width-chars", as: UInt32.self) }
  }

  @Test("a String that may be NULL is nil, and nil sets NULL")
  func optionalString() throws {
    #expect(try label.property("tooltip-text", as: String?.self) == nil)
    try label.setProperty("tooltip-text", Optional("a"))
    #expect(try label.property("tooltip-text", as: String?.self) == "a")
    try label.setProperty("tooltip-text", String?.none)
    #expect(gtk_widget_get_tooltip_text(label.widgetPointer) == nil)
    #expect(throws: PropertyError.self) { try label.setProperty("wrap", String?.none) }
  }

  @Test("an object is set where the property is of an interface that it implements")
  func interface() {
    let list = Widget(gtk_list_view_new(nil, nil))
    #expect(list["model"] == nil)
    let selection = ObjectReference(taking: gtk_no_selection_new(nil).objectAddress)
    list["model"] = selection
    #expect(list["model"] == selection)
    list["model"] = nil
    #expect(gtk_list_view_get_model(list.cast()) == nil)
  }

  @Test("a number that the property's own range or enum does not have is an error, and nothing is set")
  func outOfRange() {
    label["max-width-chars"] = 5
    let small = PropertyError.wrongType(
      type: "GtkLabel", name: "max-width-chars", expected: "gint", given: "-5 (Int) out of range")
    #expect(throws: small) { try label.setProperty("max-width-chars", -5) }
    #expect(label["max-width-chars"] == 5)
    label["halign"] = 3
    #expect(throws: PropertyError.self) { try label.setProperty("halign", 99) }
    #expect(label["halign"] == 3)
  }

  @Test("a property that only construction sets is an error")
  func constructOnly() {
    #expect(throws: PropertyError.notWritable(type: "GtkLabel", name: "css-name")) {
      try label.setProperty("css-name", "a")
    }
    #expect(label["css-name"] == "label")
  }
}
