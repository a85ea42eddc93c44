import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What keys do in every window of a scene, unless a `CommandGroup(replacing:)` takes it away. Claim MN16.
@MainActor
enum StandardCommand: CaseIterable {
  case newWindow, closeWindow, quit, settings, fullScreen

  var placement: CommandGroupPlacement {
    switch self {
    case .newWindow: .newItem
    case .closeWindow: .saveItem
    case .quit: .appTermination
    case .settings: .appSettings
    case .fullScreen: .windowSize
    }
  }

  var shortcut: KeyboardShortcut {
    switch self {
    case .newWindow: KeyboardShortcut("n")
    case .closeWindow: KeyboardShortcut("w")
    case .quit: KeyboardShortcut("q")
    case .settings: KeyboardShortcut(",")
    case .fullScreen: KeyboardShortcut(KeyEquivalent("\u{F70E}"), modifiers: [])
    }
  }

  /// What it does for a window; nil where it means nothing.
  func action(for window: UnsafeMutablePointer<GtkWindow>?) -> (() -> Void)? {
    switch self {
    case .newWindow: SceneHost.newWindow
    case .closeWindow: window.map { window in { gtk_window_close(window) } }
    case .quit: SceneHost.current.map { scenes in { scenes.closeWindows() } }
    case .settings: SceneHost.hasSettings ? { OpenSettingsAction()() } : nil
    case .fullScreen: window.map { window in { window.toggleFullScreen() } }
    }
  }
}

extension UnsafeMutablePointer<GtkWindow> {
  @MainActor
  fileprivate func toggleFullScreen() {
    if gtk_window_is_fullscreen(self) != 0 { gtk_window_unfullscreen(self) } else { gtk_window_fullscreen(self) }
  }
}

/// The standard commands of a window as keys, which act where no control and no item of a menu has the key.
@MainActor
final class StandardKeys: ShortcutMember {
  private(set) weak var widget: Widget?
  private let window: UnsafeMutablePointer<GtkWindow>
  private weak var node: ViewNode?
  /// The commands of the scene, of which some replace standard ones.
  var commands: [AnyView]

  /// The keys of a window, with a widget in it, at a place in the tree of scenes.
  init(of window: UnsafeMutablePointer<GtkWindow>, _ widget: Widget, at node: ViewNode, _ commands: [AnyView]) {
    (self.window, self.widget, self.node, self.commands) = (window, widget, node, commands)
    WindowShortcuts.add(self, to: window.cast())
  }

  var isMenu: Bool { true }

  var comesLast: Bool { true }

  func action(for event: OpaquePointer) -> (() -> Void)? {
    guard let command = StandardCommand.allCases.first(where: { $0.shortcut.matches(event) }),
      let action = command.action(for: window), !replaced.contains(command.placement)
    else { return nil }
    return action
  }

  /// What the commands replace, which is known when they are evaluated.
  private var replaced: [CommandGroupPlacement] {
    guard let node, node.isMounted, !commands.isEmpty else { return [] }
    let entries = NodeEntries<CommandGroupPlacement>()
    let controller = GtkHostingController(rootView: ReplacingCommands(commands: commands, replaced: entries))
    controller.open(from: node)
    controller.build()
    return withExtendedLifetime(controller) { entries.all }
  }

  /// The window has gone.
  func end() { WindowShortcuts.remove(self, from: window.cast()) }
}

/// Commands, for those who ask what they replace.
struct ReplacingCommands: View {
  let commands: [AnyView]
  let replaced: NodeEntries<CommandGroupPlacement>

  var body: some View {
    ForEach(commands.indices, id: \.self) { commands[$0] }.environment(\.replacedCommands, replaced)
  }
}

/// A standard command as an item of the menu, where it means something and is not replaced.
struct StandardItem: View {
  let command: StandardCommand
  let title: String
  @Environment(\.replacedCommands) private var replaced

  var body: some View {
    if let action = command.action(for: nil), replaced?.all.contains(command.placement) != true {
      Button(title, action: action).keyboardShortcut(command.shortcut)
    }
  }
}

private struct ReplacedCommandsKey: EnvironmentKey {
  static var defaultValue: NodeEntries<CommandGroupPlacement>? { nil }
}

extension EnvironmentValues {
  /// To whom commands say what they replace.
  var replacedCommands: NodeEntries<CommandGroupPlacement>? {
    get { self[ReplacedCommandsKey.self] }
    set { self[ReplacedCommandsKey.self] = newValue }
  }
}
