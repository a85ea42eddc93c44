import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// All commands of a window as a bar of menus above its content, of which F10 opens the first. Claim MN15.
struct CommandBar: View {
  let commands: [AnyView]
  @State private var entries = NodeEntries<CommandEntry>()

  var body: some View {
    RoleBox(
      role: GTK_ACCESSIBLE_ROLE_MENU_BAR,
      content: HStack(spacing: 0) {
        CommandCollector(commands: commands, entries: entries)
        Menu(.own("File")) { CommandSlots(placements: CommandModel.file + [.appTermination], entries: entries) }
          .keyboardShortcut(KeyEquivalent("\u{F70D}"), modifiers: [])
        Menu(.own("Edit")) { CommandSlots(placements: CommandModel.edit + [.appSettings], entries: entries) }
        Menu(.own("View")) { CommandSlots(placements: CommandModel.view, entries: entries) }
        OwnMenus(entries: entries)
        Menu(.own("Window")) { CommandSlots(placements: CommandModel.window, entries: entries) }
        Menu(.own("Help")) { CommandSlots(placements: [.help, .appInfo], entries: entries) }
        Spacer(minLength: 0)
      }
      .buttonStyle(.borderless).menuIndicator(.hidden))
  }
}

/// How the windows of a scene offer their commands. A choice of the desktop, which source for SwiftUI does not make.
public enum WindowMenuStyle: Hashable, Sendable {
  /// As a bar where the desktop shows menu bars, else as one menu.
  case automatic
  /// As one menu, behind a button at the end of the header bar.
  case primaryMenu
  /// As a bar of menus above the content.
  case menuBar
}

extension WindowMenuStyle {
  @MainActor
  var isBar: Bool {
    guard self == .automatic else { return self == .menuBar }
    return gtk_settings_get_default().map { ObjectReference(retaining: $0.objectAddress)["gtk-shell-shows-menubar"] }
      ?? false
  }
}

private struct WindowMenuStyleKey: EnvironmentKey {
  static var defaultValue: WindowMenuStyle { .automatic }
}

extension EnvironmentValues {
  /// How windows here offer their commands.
  var windowMenuStyle: WindowMenuStyle {
    get { self[WindowMenuStyleKey.self] }
    set { self[WindowMenuStyleKey.self] = newValue }
  }
}

extension Scene {
  /// Sets how the windows offer their commands. Claim MN15.
  public func windowMenuStyle(_ style: WindowMenuStyle) -> some Scene { environment(\.windowMenuStyle, style) }
}
