import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What a message says of widgets that come near to the one that was not found.
@Suite(.gtk) @MainActor
struct NearestWidgetTests {
  private func message(_ query: WidgetQuery, role: WidgetRole? = nil, name: String? = nil, identifier: String? = nil)
    throws -> String
  {
    let error = try #require(throws: WidgetQueryError.self) {
      try query.find(role: role, name: name, identifier: identifier)
    }
    return error.description
  }

  private func buttons(_ labels: String...) -> WidgetQuery {
    let box = Widget(typeName: "GtkBox")
    for label in labels {
      let button = gtk_button_new_with_label(label)
      gtk_widget_set_name(button, label.lowercased())
      gtk_box_append(box.cast(), button)
    }
    return WidgetQuery(root: box)
  }

  @Test("a name that is nearly right is named")
  func nearName() throws {
    let said = try message(buttons("Save", "Close"), role: .button, name: "Sav")
    #expect(said.hasSuffix("The nearest:\n  GtkButton with role button, name 'Save'"))
  }

  @Test("where only the role fits, at most three of the role are named")
  func onlyRoleFits() throws {
    let said = try message(buttons("A", "B", "C", "D", "E"), role: .button, name: "Unheard")
    #expect(
      said.hasSuffix(
        """
        The nearest:
          GtkButton with role button, name 'A'
          GtkButton with role button, name 'B'
          GtkButton with role button, name 'C'
          and 2 more
        """))
  }

  @Test("another role with the right name is named, and nothing when nothing fits")
  func otherRole() throws {
    let said = try message(buttons("Save"), role: .checkbox, name: "Save")
    #expect(said.contains("The nearest:\n  GtkButton with role button, name 'Save'"))
    let none = try message(buttons("Save"), role: .checkbox)
    #expect(none == "0 widgets have role checkbox, in:\n\(lines(2, buttons("Save").tree))")
  }

  @Test("the tree has types, roles, texts, names, identifiers and what is hidden")
  func tree() throws {
    let query = buttons("Save")
    gtk_widget_set_visible(try query.find(role: .label).widget.widgetPointer, 0)
    #expect(
      query.tree == """
        GtkBox
          GtkButton (button) named 'Save' #save
            GtkLabel (label) 'Save' hidden
        """)
    let said = try message(query, identifier: "sava")
    #expect(said.hasSuffix("The nearest:\n  GtkButton with identifier 'save'"))
  }

  private func lines(_ indent: Int, _ text: String) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }
}
