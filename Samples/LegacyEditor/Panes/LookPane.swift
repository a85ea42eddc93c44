import Graft

/// The third pane is bound both ways: to an action of the window that the menu shows as well, and to a property of the
/// text view, which it gives the menu as an action.
struct LookPane: View {
  @Bindable var document: EditorDocument
  @Binding var wrapsLines: Bool

  var body: some View {
    Toggle("Wrap lines", isOn: $wrapsLines)
    // snippet: legacy-given-state
    Stepper("Margin: \(document.margin)", value: $document.margin, in: 0...64, step: 8)
      .action("win.margin", selection: $document.margin)
    // snippet end
  }
}
