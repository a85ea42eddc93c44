import Graft

/// Shows the page in a window, or plays it without a screen.
@main
enum ControlsSample {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--headless") { MainLoop.run { await playHeadless() } }
    ControlsApp.main()
  }
}

struct ControlsApp: App {
  var body: some Scene {
    WindowGroup("Controls") { ControlsPage() }.defaultSize(width: 360, height: 580)
  }
}
