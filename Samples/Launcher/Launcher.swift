import Graft

/// Lists the samples with their code, and opens those that the user chooses.
struct Launcher: App {
  var body: some Scene {
    WindowGroup("Graft samples") { SampleBrowser() }.defaultSize(width: 1000, height: 680)
  }
}

/// The samples at the side, and the page of the one that is chosen.
struct SampleBrowser: View {
  @State private var selection: Sample? = .stateless

  var body: some View {
    NavigationSplitView {
      List(Sample.allCases, selection: $selection) { sample in
        Label(sample.rawValue, systemImage: sample.symbol)
      }
      .navigationTitle("Graft samples")
    } detail: {
      if let selection {
        SamplePage(sample: selection).id(selection).navigationTitle(selection.rawValue)
      } else {
        ContentUnavailableView("No sample is chosen", systemImage: "square.grid.2x2")
      }
    }
  }
}
