import Graft

struct MenusPage: View {
  @State private var chosen = "nothing"
  @State private var isMarked = false
  @State private var order = "Name"

  var body: some View {
    Specimens {
      Specimen("Menus") {
        HStack {
          Menu("Actions") {
            Button("Copy", systemImage: "doc.on.doc") { chosen = "copy" }.keyboardShortcut("d")
            Toggle("Marked", isOn: $isMarked)
            Divider()
            Picker("Order", selection: $order) {
              ForEach(["Name", "Date"], id: \.self) { Text($0) }
            }
            Menu("More") { Button("Inner") { chosen = "inner" } }
            Button("Delete", role: .destructive) { chosen = "delete" }
          }
          .fixedSize()
          Menu {
            Button("Save As…") { chosen = "save as" }
          } label: {
            Label("Save", systemImage: "square.and.arrow.down")
          } primaryAction: {
            chosen = "save"
          }
          .fixedSize()
        }
      }
      Specimen("A context menu") {
        RoundedRectangle(cornerRadius: 8).fill(.yellow.gradient).frame(width: 160, height: 64)
          .overlay { Text("Right-click here").foregroundStyle(.black) }
          .contextMenu { Button("In context") { chosen = "in context" } }
          .accessibilityLabel("Right-click here")
      }
      Text("\(chosen), \(order), \(isMarked ? "marked" : "unmarked")").font(.headline)
        .accessibilityIdentifier("state")
    }
    .toolbar {
      ToolbarItem { Button("Refresh", systemImage: "arrow.clockwise") { chosen = "refresh" } }
      ToolbarItem(placement: .secondaryAction) { Button("Rarely used") { chosen = "rarely" } }
    }
  }
}
