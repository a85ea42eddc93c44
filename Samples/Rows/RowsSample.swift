import Graft

/// Shows the rows in a window, or plays them without a screen.
@main
enum RowsSample {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--headless") { MainLoop.run { await playHeadless() } }
    RowsApp.main()
  }
}

struct RowsApp: App {
  var body: some Scene {
    WindowGroup("Rows") { RowsPage() }.defaultSize(width: 960, height: 640)
  }
}
