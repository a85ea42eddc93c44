import ViewGraph

extension Scene {
  /// Adds commands to the menu of the scene's windows: a button at the end of the header bar, which F10 opens, or a bar above the
  /// content. Their shortcuts act while the menu is closed. Claims MN14 and MN15.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = AnyView(content()._commandsView)
    return _ModifiedScene(content: self) { view in
      // Those that are said further out come later.
      view.transformEnvironment(\.windowCommands) { $0.insert(commands, at: 0) }
    }
  }

  /// Has the windows no commands but these. As SwiftUI documents it.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = AnyView(content()._commandsView)
    return _ModifiedScene(content: self) { view in
      view.environment(\.removesCommands, true).transformEnvironment(\.windowCommands) { $0 = [commands] }
    }
  }

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

/// The content of a window, with a way to the commands, if there are any.
struct CommandedContent<Content: View>: View {
  let commands: [AnyView]
  let content: Content
  @Environment(\.isInSettings) private var isInSettings
  @Environment(\.windowMenuStyle) private var style
  @Environment(\.menuBarModel) private var bar
  @Environment(\.primaryMenuModel) private var primary

  var body: some View {
    if style.isBar || bar != nil {
      VStack(spacing: 0) {
        if let bar { MenuModelBar(model: bar).frame(maxWidth: .infinity, alignment: .leading) }
        if style.isBar, hasMenu { CommandBar(commands: commands) }
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .accompanied(by: buttons)
    } else {
      content.accompanied(by: buttons)
    }
  }

  private var hasMenu: Bool {
    (SceneHost.hasSettings || !DocumentLibrary.all.isEmpty) && !isInSettings
      || commands.contains { !ViewOption.all(in: $0).isEmpty }
  }

  @ViewBuilder private var buttons: some View {
    if hasMenu, !style.isBar {
      ToolbarLeaf(placement: .primaryAction, content: CommandButton(commands: commands))
        // The last of all items.
        .environment(\.toolbarLevel, 1_000_000)
    }
    if let primary {
      ToolbarLeaf(placement: .primaryAction, content: MenuModelButton(model: primary))
        .environment(\.toolbarLevel, 1_000_001)
    }
  }
}

/// The button that opens the menu of a window.
struct CommandButton: View {
  let commands: [AnyView]

  var body: some View {
    Menu {
      PrimaryMenu(commands: commands)
    } label: {
      Label(.own("Main Menu"), systemImage: "open-menu-symbolic")
    }
    .labelStyle(.iconOnly)
    .keyboardShortcut(KeyEquivalent("\u{F70D}"), modifiers: [])
  }
}
