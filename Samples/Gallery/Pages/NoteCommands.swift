import Graft

/// Commands that act on what pages give them: on the note that has the focus, and on the count of the page that is shown.
struct NoteCommands: Commands {
  var body: some Commands {
    CommandMenu("Note") { NoteItems() }
  }
}

private struct NoteItems: View {
  @FocusedBinding(\.note) private var note
  @FocusedBinding(\.count) private var count

  var body: some View {
    Button("In Capitals") { note = note?.uppercased() }
      .keyboardShortcut("l", modifiers: [.command, .shift]).disabled(note == nil)
    Button("In Small Letters") { note = note?.lowercased() }.disabled(note == nil)
    Divider()
    Button("Count") { count? += 1 }.keyboardShortcut("k").disabled(count == nil)
  }
}

private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  /// The note that has the focus.
  var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  /// What the page that is shown counts.
  var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}
