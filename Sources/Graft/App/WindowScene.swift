import ViewGraph

/// The open windows of a scene.
struct WindowScene<Content: View>: View {
  let form: WindowForm
  /// What a window is for that was asked for without a value.
  var defaultValue: () -> AnyHashable? = { nil }
  let content: (Binding<AnyHashable?>) -> Content
  @State private var windows = OpenWindows()
  @Environment(\.windowCommands) private var commands
  @Environment(\.sceneShortcut) private var shortcut
  @Environment(\.locale) private var locale
  @Environment(\.sceneFile) private var file
  @Environment(\.sceneRestoration) private var restoration
  @Environment(\.launchBehavior) private var launch
  /// By what the windows' values are found again, once it is known which scenes there are.
  @State private var storageName: String?

  var body: some View {
    let title = form.title.string(in: locale)
    ForEach(windows.all) { window in
      WindowView(
        form: form, title: title, name: "\(storageName ?? wantedName)-\(window.slot)",
        presentations: window.presentations, closings: window.closings,
        content: CommandedContent(
          commands: commands, content: content($windows[window.id]).withEditMode().modifier(NamingWindow())
        )
        .followingManners()
        .environment(\.ownTitle, title)
      ) { windows.close(window.id) }
    }
    // There is nothing yet that could appear.
    .onChange(of: true, initial: true) {
      // Before the first window opens, which keeps its name.
      let name = SceneHost.current?.uniqueName(wantedName) ?? wantedName
      storageName = name
      SceneHost.current?.add(opener(keepingAs: name))
    }
    .onChange(of: windows.all.isEmpty) { _, isEmpty in
      if isEmpty { SceneHost.current?.windowsDidClose(of: form) }
    }
  }

  private var wantedName: String { form.id ?? form.title.name }

  private func opener(keepingAs name: String) -> WindowOpener {
    var form = form
    form.shortcut = shortcut
    let session = SessionWindows(name: name, file: file, valueType: form.valueType)
    let isRestored = restoration != .disabled && form.role != .settings
    return WindowOpener(
      form: form, launch: launch,
      open: { [$windows, form, defaultValue] value in
        $windows.wrappedValue.open(for: value ?? defaultValue(), isUnique: form.role != .group)
      },
      close: { [$windows] in $windows.wrappedValue.askToClose(for: $0) },
      isOpen: { [$windows] in !$windows.wrappedValue.all.isEmpty },
      keep: { [$windows] in if isRestored { session.keep($windows.wrappedValue.all) } },
      restore: { [$windows] in
        guard isRestored, let kept = session.take() else { return false }
        $windows.wrappedValue.restore(kept)
        return true
      })
  }
}

extension WindowScene {
  /// A scene whose windows are all for the same.
  init(form: WindowForm, content: Content) {
    self.init(form: form) { _ in content }
  }
}

extension Binding where Value == OpenWindows {
  /// What a window is for.
  fileprivate subscript(id: Int) -> Binding<AnyHashable?> {
    Binding<AnyHashable?> {
      wrappedValue[id]
    } set: {
      wrappedValue[id] = $0
    }
  }
}
