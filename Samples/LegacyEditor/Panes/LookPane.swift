import Graft

/// The third pane is bound both ways: to an action that the menu shows as well, and to a property of the text view.
struct LookPane: View {
  @Bindable var document: EditorDocument
  @Binding var wrapsLines: Bool

  var body: some View {
    Toggle("Wrap lines", isOn: $wrapsLines)
    Stepper("Margin: \(document.margin)", value: $document.margin, in: 0...64, step: 8)
  }
}
