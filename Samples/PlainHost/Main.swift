import CGTK
import Foundation
import Graft

/// A GTK program as it was before Graft: its own window, its own loop.
@main
enum PlainHostSample {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--headless") { MainLoop.run { await playHeadless() } }
    MainLoop.initializeGTK()
    let window = Widget(gtk_window_new())
    window["title"] = "Plain host"
    window["default-width"] = 320
    window["default-height"] = 160
    window["child"] = makeContent()
    window.connect("close-request") { exit(EXIT_SUCCESS) }
    window["visible"] = true
    g_main_loop_run(g_main_loop_new(nil, 0))
  }
}
