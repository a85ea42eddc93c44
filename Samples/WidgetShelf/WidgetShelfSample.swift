import Graft

/// Shows a diary of walks, whose parts are widgets of GTK and of other libraries, or plays it without a screen.
@main
enum WidgetShelfSample {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--headless") { MainLoop.run { await playHeadless() } }
    WidgetShelfApp.main()
  }
}

struct WidgetShelfApp: App {
  var body: some Scene {
    WindowGroup("A shelf of widgets") { ShelfPage() }.defaultSize(width: 1180, height: 700)
  }
}
