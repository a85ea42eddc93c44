import Graft

struct PresentationPage: View {
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var asks = false
  @State private var showsPopover = false
  @State private var showsInspector = false
  @State private var answer = "nothing"

  var body: some View {
    Specimens {
      Specimen("Over the window") {
        HStack {
          Button("Sheet") { showsSheet = true }
            .sheet(isPresented: $showsSheet) { NameSheet(answer: $answer) }
          Button("Alert") { showsAlert = true }
            .alert("Delete the file?", isPresented: $showsAlert) {
              Button("Delete", role: .destructive) { answer = "deleted" }
              Button("Cancel", role: .cancel) { answer = "kept" }
            } message: {
              Text("It cannot be brought back.")
            }
          Button("Confirmation") { asks = true }
            .confirmationDialog("Which one?", isPresented: $asks, titleVisibility: .visible) {
              Button("This") { answer = "this" }
              Button("That") { answer = "that" }
            }
        }
      }
      Specimen("Beside a view") {
        HStack {
          Button("Popover") { showsPopover = true }
            .popover(isPresented: $showsPopover) {
              VStack(alignment: .leading) {
                Text("A popover").font(.headline)
                Button("Understood") { (answer, showsPopover) = ("understood", false) }
              }
              .padding()
            }
          Toggle("Inspector", isOn: $showsInspector).toggleStyle(.button)
        }
      }
      Text(answer).font(.headline).accessibilityIdentifier("state")
    }
    .inspector(isPresented: $showsInspector) {
      Form {
        LabeledContent("Answer", value: answer)
      }
      .inspectorColumnWidth(220)
    }
  }
}

private struct NameSheet: View {
  @Binding var answer: String
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { TextField("Name", text: $name) }
        .navigationTitle("What is your name?")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") {
              answer = name.isEmpty ? "nobody" : name
              dismiss()
            }
          }
        }
    }
    .frame(width: 320, height: 200)
  }
}
