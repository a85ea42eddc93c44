import GraftAdwaita

// snippet: scene
extension EnvironmentValues {
  @Entry var isNarrow = false
}

/// A window of libadwaita's, whose views have the header bars.
public struct LettersScene: Scene {
  let mailbox: Mailbox

  public var body: some Scene {
    WindowGroup("Letters") {
      LettersPage(mailbox: mailbox).adwBreakpoint("max-width: 500sp", \.isNarrow)
    }
    .defaultSize(width: 1000, height: 620)
    .adwaita(headerBar: .content)
    .adwColorScheme(.preferLight)
  }
}
// snippet end

extension LettersScene {
  /// A window for the letters of a mailbox.
  public init(of mailbox: Mailbox) { self.init(mailbox: mailbox) }
}
