import Graft

/// Shows the page in a window, or plays it without a screen.
@main
enum DrawingSample {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--headless") { MainLoop.run { await playHeadless() } }
    DrawingApp.main()
  }
}

struct DrawingApp: App {
  var body: some Scene {
    WindowGroup("Drawing") { DrawingPage() }.defaultSize(width: 420, height: 600)
  }
}
