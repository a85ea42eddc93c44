import ViewGraph

/// The menus of a window, of which a menu bar shows each and the primary menu most as menus in it. Claims MN14 and MN15.
@MainActor
enum CommandModel {
  /// The places of each menu, in order.
  static let file: [CommandGroupPlacement] = [.newItem, .saveItem, .importExport, .printItem]
  static let edit: [CommandGroupPlacement] = [.undoRedo, .pasteboard, .textEditing, .textFormatting]
  static let view: [CommandGroupPlacement] = [.toolbar, .sidebar, .windowSize]
  static let window: [CommandGroupPlacement] = [
    .singleWindowList, .windowList, .windowArrangement, .appVisibility, .systemServices,
  ]
  /// What comes last in a primary menu.
  static let last: [CommandGroupPlacement] = [.appSettings, .help, .appInfo, .appTermination]
}

/// The items of a place: those of the program around the standard ones, or in their place.
struct CommandSlot: View {
  let placement: CommandGroupPlacement
  let entries: NodeEntries<CommandEntry>

  var body: some View {
    Section {
      CommandItems(items: entries.all.contents(placement, .before))
      if entries.all.replaces(placement) {
        CommandItems(items: entries.all.contents(placement, .replacing))
      } else {
        StandardItems(placement: placement)
      }
      CommandItems(items: entries.all.contents(placement, .after))
    }
  }
}

/// The items of several places below each other.
struct CommandSlots: View {
  let placements: [CommandGroupPlacement]
  let entries: NodeEntries<CommandEntry>

  var body: some View {
    ForEach(placements, id: \.self) { CommandSlot(placement: $0, entries: entries) }
  }
}

private struct CommandItems: View {
  let items: [AnyView]

  var body: some View { ForEach(items.indices, id: \.self) { items[$0] } }
}

/// The program's own menus, as menus of that around.
struct OwnMenus: View {
  let entries: NodeEntries<CommandEntry>

  var body: some View {
    let menus = entries.all.menus
    ForEach(menus.indices, id: \.self) { index in
      if case .menu(let title) = menus[index].kind {
        Menu {
          menus[index].content
        } label: {
          title
        }
      }
    }
  }
}

/// All commands of a window in one menu: what a program's files are about, the other menus as menus in it, and last the settings,
/// help and the end. Claim MN15.
struct PrimaryMenu: View {
  let commands: [AnyView]
  @State private var entries = NodeEntries<CommandEntry>()
  @Environment(\.menuSession) private var menu
  @Environment(\.undoManager) private var undoManager
  private var clipboard = ClipboardTakers()

  init(commands: [AnyView]) { self.commands = commands }

  var body: some View {
    CommandCollector(commands: commands, entries: entries)
    CommandSlots(placements: CommandModel.file, entries: entries)
    Section {
      if EditCommand.canAny(in: menu, undoManager, clipboard) || entries.all.adds(to: CommandModel.edit) {
        Menu(.own("Edit")) { CommandSlots(placements: CommandModel.edit, entries: entries) }
      }
      Menu(.own("View")) { CommandSlots(placements: CommandModel.view, entries: entries) }
      OwnMenus(entries: entries)
      if !SceneHost.singleWindows.isEmpty || entries.all.adds(to: CommandModel.window) {
        Menu(.own("Window")) { CommandSlots(placements: CommandModel.window, entries: entries) }
      }
    }
    CommandSlots(placements: CommandModel.last, entries: entries)
  }
}
