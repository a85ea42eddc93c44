import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What a widget is called, by whom: its name for users and its identifier for programs.
@Suite(.gtk) @MainActor
struct WidgetNameTests {
  private func found(_ widget: Widget) -> FoundWidget { WidgetQuery(root: widget).all[0] }

  private func button(_ label: String) -> Widget { Widget(gtk_button_new_with_label(label)) }

  @Test("a button is named by what lies in it, a label by its text and an entry by its placeholder")
  func names() {
    #expect(found(button("Save")).name == "Save")
    #expect(found(Widget(gtk_label_new("plain"))).name == "plain")
    let entry = Widget(typeName: "GtkEntry")
    entry["text"] = "typed"
    #expect(found(entry).name == "")
    entry["placeholder-text"] = "hint"
    #expect(found(entry).name == "hint")
    #expect(found(entry).text == "typed")
  }

  @Test("an accessible label comes before contents, and a label for a widget before its placeholder")
  func precedence() {
    let button = button("Save")
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, "Save all")
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    gtk_accessible_update_property_value(button.cast(), 1, &property, &value)
    g_value_unset(&value)
    #expect(found(button).name == "Save all")
    let entry = Widget(typeName: "GtkEntry")
    entry["placeholder-text"] = "hint"
    let label = Widget(gtk_label_new_with_mnemonic("_Name"))
    gtk_label_set_mnemonic_widget(label.cast(), entry.widgetPointer)
    #expect(found(entry).name == "Name")
  }

  @Test("a container has no name, whatever lies in it")
  func containersAreNameless() {
    let (box, button) = (Widget(typeName: "GtkBox"), button("Save"))
    gtk_box_append(
      box.cast(), button.widgetPointer)
    #expect(found(box).name == "")
    #expect(WidgetQuery(root: box).findAll(name: "Save").map(\.role) == [.button, .label])
  }

  @Test("an identifier is the widget's name, where it was given one")
  func identifiers() throws {
    let button = button("Save")
    #expect(found(button).identifier == nil)
    gtk_widget_set_name(button.widgetPointer, "save")
    #expect(found(button).identifier == "save")
    #expect(try WidgetQuery(root: button).find(identifier: "save").role == .button)
  }

  @Test("a role is GTK's, by name or by any of its nicks")
  func roles() {
    #expect(found(Widget(typeName: "GtkScale")).role == .slider)
    #expect(found(Widget(typeName: "GtkSpinButton")).role == .spinButton)
    #expect(found(Widget(typeName: "GtkEntry")).role == .textField)
    #expect(found(Widget(typeName: "GtkLevelBar")).role == WidgetRole("meter"))
  }

  @Test("a text is that of a label, of what can be edited and of a text view")
  func texts() {
    let view = Widget(typeName: "GtkTextView")
    let buffer = gtk_text_view_get_buffer(
      view.cast())
    gtk_text_buffer_set_text(buffer, "two\nlines", -1)
    #expect(found(view).text == "two\nlines")
    #expect(found(Widget(gtk_inscription_new("cut"))).text == "cut")
    #expect(found(Widget(typeName: "GtkButton")).text == "")
  }
}
