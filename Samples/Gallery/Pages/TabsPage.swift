import Graft

struct TabsPage: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Tab("Inbox", systemImage: "tray", value: 0) { page("Inbox", .blue) }.badge(3)
      Tab("Sent", systemImage: "paperplane", value: 1) { page("Sent", .green) }
      Tab("Archive", systemImage: "archivebox", value: 2) {
        TabView {
          ForEach(1...3, id: \.self) { page("Leaf \($0)", .orange) }
        }
        .tabViewStyle(.page)
      }
    }
  }

  private func page(_ title: String, _ color: Color) -> some View {
    VStack(spacing: 12) {
      Image(systemName: "doc.text").font(.largeTitle).foregroundStyle(color)
      Text(title).font(.title2)
      Text("tab \(tab)").font(.headline).accessibilityIdentifier("state")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
