import GraftAdwaita

// snippet: app
@main
struct LettersApp: App {
  static let gtkApplicationClass: GtkApplicationClass = .adwaita
  @State private var mailbox = Mailbox()

  var body: some Scene { LettersScene(mailbox: mailbox) }
}
// snippet end

// snippet: scene
extension EnvironmentValues {
  @Entry var isNarrow = false
}

/// A window of libadwaita's, whose views have the header bars.
struct LettersScene: Scene {
  let mailbox: Mailbox

  var body: some Scene {
    WindowGroup("Letters") {
      LettersPage(mailbox: mailbox).adwBreakpoint("max-width: 500sp", \.isNarrow)
    }
    .defaultSize(width: 1000, height: 620)
    .adwaita(headerBar: .content)
    .adwColorScheme(.preferLight)
  }
}
// snippet end
