import ViewGraph

extension Scene {
  /// Adds commands to the menu of the scene's windows: a button at the end of the header bar, which F10 opens. Their shortcuts
  /// act while the menu is closed. Claims MN14 and MN15.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = AnyView(content()._commandsView)
    return _ModifiedScene(content: self) { view in
      // Those that are said further out come later.
      view.transformEnvironment(\.windowCommands) { $0.insert(commands, at: 0) }
    }
  }
}

extension Scene {
  /// Takes the commands away that are said inside. As SwiftUI documents it. Claim WI12.
  public func commandsRemoved() -> some Scene { environment(\.removesCommands, true) }
}

private struct RemovesCommandsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct WindowCommandsKey: EnvironmentKey {
  static var defaultValue: [AnyView] { [] }
}

extension EnvironmentValues {
  /// The commands of the windows here.
  var windowCommands: [AnyView] {
    get { self[WindowCommandsKey.self] }
    set { if !removesCommands { self[WindowCommandsKey.self] = newValue } }
  }

  /// Whether the windows here have no commands.
  var removesCommands: Bool {
    get { self[RemovesCommandsKey.self] }
    set { self[RemovesCommandsKey.self] = newValue }
  }
}

/// The content of a window, whose bar has a button for the commands, if there are any.
struct CommandedContent<Content: View>: View {
  let commands: [AnyView]
  let content: Content
  @Environment(\.isInSettings) private var isInSettings

  var body: some View { content.accompanied(by: button) }

  @ViewBuilder private var button: some View {
    if SceneHost.hasSettings && !isInSettings || commands.contains(where: { !ViewOption.all(in: $0).isEmpty }) {
      ToolbarLeaf(placement: .primaryAction, content: CommandButton(commands: commands))
        // The last of all items.
        .environment(\.toolbarLevel, 1_000_000)
    }
  }
}

/// The button that opens the menu of a window.
private struct CommandButton: View {
  let commands: [AnyView]
  @State private var replaced = NodeEntries<CommandGroupPlacement>()

  var body: some View {
    Menu {
      Group {
        StandardItem(command: .newWindow, title: "New Window")
        ForEach(commands.indices, id: \.self) { commands[$0] }
        Section { StandardItem(command: .settings, title: "Settings…") }
      }
      .environment(\.replacedCommands, replaced)
    } label: {
      Label("Main Menu", systemImage: "open-menu-symbolic")
    }
    .labelStyle(.iconOnly)
    .keyboardShortcut(KeyEquivalent("\u{F70D}"), modifiers: [])
  }
}
