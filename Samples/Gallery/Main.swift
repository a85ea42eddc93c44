import Graft

/// Shows the gallery in a window, where `--visit` shows each page once, or plays it without a screen.
@main
enum GallerySample {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--headless") { MainLoop.run { await playHeadless() } }
    GalleryApp.main()
  }
}

struct GalleryApp: App {
  /// The desktop's, unless it is said.
  var look: Look?

  var body: some Scene {
    WindowGroup("Gallery") { Gallery().modifier(LookModifier(look: look)) }
      .defaultSize(width: 960, height: 680)
      .commands {
        SidebarCommands()
        NoteCommands()
      }
    SecondWindow()
  }
}
