import Graft

/// The families at the side, and the page of the one that is chosen.
struct Gallery: View {
  @State private var family: Family? = .buttons
  @State private var search = ""

  var body: some View {
    NavigationSplitView {
      List(families, selection: $family) { family in
        Label(family.title, systemImage: family.symbol)
      }
      .navigationTitle("Gallery")
      .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 280)
      .searchable(text: $search, placement: .sidebar, prompt: "Find a page")
    } detail: {
      if let family {
        family.page.navigationTitle(family.title)
      } else {
        ContentUnavailableView("Nothing is chosen", systemImage: "sidebar.left", description: Text("Choose a page."))
      }
    }
    .modifier(Tour(family: $family))
  }

  private var families: [Family] {
    Family.allCases.filter { search.isEmpty || $0.title.localizedCaseInsensitiveContains(search) }
  }
}
