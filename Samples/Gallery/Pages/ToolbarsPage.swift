import Graft

/// What stands in the bars of a window, and commands in its menu that act on what the user is at.
struct ToolbarsPage: View {
  @State private var first = "first"
  @State private var second = "second"
  @State private var used = "nothing"
  @State private var isMarked = false
  @State private var count = 0
  @State private var view = "Days"
  @State private var asks = false

  var body: some View {
    Specimens {
      Specimen("The menu's Note acts on the field that has the focus, and on the page's count") {
        VStack(alignment: .leading) {
          TextField("First note", text: $first).focusedValue(\.note, $first)
          TextField("Second note", text: $second).focusedValue(\.note, $second)
        }
        .frame(maxWidth: 320)
      }
      Specimen("Bars of a sheet") {
        Button("Open a sheet") { asks = true }
          .sheet(isPresented: $asks) { BarsOfSheet(note: $first) { used = $0 } }
      }
      Text("\(used), \(view), \(isMarked ? "marked" : "unmarked"), counted to \(count), \(first) and \(second)")
        .font(.headline).accessibilityIdentifier("state")
    }
    .focusedSceneValue(\.count, $count)
    .toolbar { items }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .navigation) { Button("Home", systemImage: "house") { used = "home" } }
    ToolbarItem(placement: .principal) {
      Picker("View", selection: $view) {
        ForEach(["Days", "Weeks"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented).labelsHidden()
    }
    ToolbarItemGroup {
      Button("Cut", systemImage: "scissors") { used = "cut" }
      Button("Paste", systemImage: "doc.on.clipboard") { used = "paste" }
    }
    ToolbarSpacer(.fixed)
    ToolbarItem(placement: .primaryAction) { Toggle("Mark", systemImage: "flag", isOn: $isMarked) }
    ToolbarItem(placement: .secondaryAction) { Button("Rarely used") { used = "rarely" } }
    ToolbarItem(placement: .status) { Text("Up to date").foregroundStyle(.secondary) }
    ToolbarItem(placement: .bottomBar) { Button("Below") { used = "below" } }
  }
}

/// What closes a sheet is in its bar, where Return and Escape are clicks on it.
private struct BarsOfSheet: View {
  @Binding var note: String
  let tell: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextField("Note", text: $note).frame(width: 240).padding(24)
      .navigationTitle("A sheet")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { end("cancelled") } }
        ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) { end("deleted") } }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { end("saved") } }
      }
  }

  private func end(_ deed: String) {
    tell(deed)
    dismiss()
  }
}
