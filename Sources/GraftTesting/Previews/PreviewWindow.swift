import Graft

/// A window with an example, on the user's display.
struct PreviewWindow: App {
  private static var example: PreviewExample?

  /// Shows an example until its window is closed, and ends the process.
  static func show(_ example: PreviewExample) {
    PreviewWindow.example = example
    PreviewWindow.main()
  }

  var body: some Scene {
    WindowGroup(PreviewWindow.example?.name ?? "") {
      if let example = PreviewWindow.example { example.makeView() }
    }
  }
}
