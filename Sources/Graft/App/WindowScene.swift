import ViewGraph

/// The open windows of a scene.
struct WindowScene<Content: View>: View {
  let title: Text
  let id: String?
  let isUnique: Bool
  let content: Content
  @State private var windows = OpenWindows()
  /// A window's content does not see the surroundings of its scene.
  @Environment(\.windowCommands) private var commands
  @Environment(\.locale) private var locale
  /// By what the windows' values are found again, once it is known which scenes there are.
  @State private var storageName: String?

  var body: some View {
    ForEach(windows.all) { window in
      WindowView(
        title: title.string(in: locale), name: "\(storageName ?? wantedName)-\(window.id)",
        presentations: window.presentations,
        content: CommandedContent(commands: commands, content: content)
      ) { windows.close(window.id) }
    }
    // There is nothing yet that could appear.
    .onChange(of: true, initial: true) {
      // Before the first window opens, which keeps its name.
      storageName = SceneHost.current?.uniqueName(wantedName)
      SceneHost.current?.add(opener)
    }
  }

  private var wantedName: String { id ?? title.name }

  private var opener: WindowOpener {
    WindowOpener(
      id: id, open: { [$windows, isUnique] in $windows.wrappedValue.open(isUnique: isUnique) },
      close: { [$windows] in $windows.wrappedValue.closeAll() })
  }
}

/// Which windows of a scene are open.
struct OpenWindows: Equatable {
  struct Window: Identifiable, Equatable {
    let id: Int
    /// How often it was asked for.
    var presentations = 1
  }

  private(set) var all: [Window] = []
  private var next = 0

  /// Opens one more, or brings the only one to the front.
  mutating func open(isUnique: Bool) {
    if isUnique, !all.isEmpty {
      all[0].presentations += 1
    } else {
      all.append(Window(id: next))
      next += 1
    }
  }

  mutating func close(_ id: Int) { all.removeAll { $0.id == id } }

  mutating func closeAll() { all = [] }
}

/// How the windows of a scene are opened and closed.
@MainActor
struct WindowOpener {
  let id: String?
  let open: () -> Void
  let close: () -> Void
}
