import Graft

/// Shows the launcher in a window, or plays it without a screen.
@main
enum LauncherSample {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--headless") { MainLoop.run { await playHeadless() } }
    Launcher.main()
  }
}
