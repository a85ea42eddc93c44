import ViewGraph

/// Where a group of commands stands to the standard ones of its place.
enum CommandPosition {
  case before, replacing, after
}

/// What one part of a program's commands adds to the menu of a window.
struct CommandEntry {
  enum Kind {
    /// A menu of its own.
    case menu(Text)
    /// Items beside standard ones, or in their place.
    case group(CommandGroupPlacement, CommandPosition)
  }

  let kind: Kind
  let content: AnyView
}

/// A part of commands, which shows nothing itself: it says what it adds to who builds the menu.
struct CommandPart<Content: View>: View {
  let kind: CommandEntry.Kind
  let content: Content
  @Environment(\.commandEntries) private var entries

  var body: some View { EmptyView().entry(CommandEntry(kind: kind, content: AnyView(content)), in: entries) }
}

extension CommandPart: ViewAround {
  var viewInside: any View { content }
}

/// The commands of a scene, evaluated for what they say.
struct CommandCollector: View {
  let commands: [AnyView]
  let entries: NodeEntries<CommandEntry>

  var body: some View {
    ForEach(commands.indices, id: \.self) { commands[$0] }.environment(\.commandEntries, entries)
  }
}

private struct CommandEntriesKey: EnvironmentKey {
  static var defaultValue: NodeEntries<CommandEntry>? { nil }
}

extension EnvironmentValues {
  /// To whom commands say what they add.
  var commandEntries: NodeEntries<CommandEntry>? {
    get { self[CommandEntriesKey.self] }
    set { self[CommandEntriesKey.self] = newValue }
  }
}

@MainActor
extension [CommandEntry] {
  /// What groups add at a place.
  func contents(_ placement: CommandGroupPlacement, _ position: CommandPosition) -> [AnyView] {
    compactMap { if case .group(placement, position) = $0.kind { $0.content } else { nil } }
  }

  /// Whether a group replaces the standard commands of a place.
  func replaces(_ placement: CommandGroupPlacement) -> Bool {
    contains { if case .group(placement, .replacing) = $0.kind { true } else { false } }
  }

  /// Whether groups add something at one of some places.
  func adds(to placements: [CommandGroupPlacement]) -> Bool {
    contains { entry in
      guard case .group(let placement, _) = entry.kind else { return false }
      return placements.contains(placement) && !ViewOption.all(in: entry.content).isEmpty
    }
  }

  /// The program's own menus, in order.
  var menus: [CommandEntry] { filter { if case .menu = $0.kind { true } else { false } } }
}
