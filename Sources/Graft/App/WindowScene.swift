import Foundation
import ViewGraph

/// The open windows of a scene.
struct WindowScene<Content: View>: View {
  let form: WindowForm
  /// The documents that the windows are for, if they are for such.
  var documents: DocumentLibrary?
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
        form: form, title: documents?.title(of: window.value) ?? title,
        name: "\(storageName ?? wantedName)-\(window.slot)",
        presentations: window.presentations, closings: window.closings, document: window.value?.base as? OpenDocument,
        content: CommandedContent(
          commands: commands, content: content($windows[window.id]).withEditMode().modifier(NamingWindow())
        )
        .followingManners()
        .environment(\.ownTitle, documents?.title(of: window.value) ?? title)
      ) {
        documents?.windowHasGone(for: window.value)
        windows.close(window.id)
      }
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
    let session = SessionWindows(name: name, file: file, valueType: documents == nil ? form.valueType : URL.self)
    documents?.openWindow = { [$windows] in $windows.wrappedValue.open(for: AnyHashable($0), isUnique: false) }
    let drafts = DocumentDrafts(beside: file)
    let isRestored = restoration != .disabled && form.role != .settings
    return WindowOpener(
      form: form, launch: launch, documents: documents,
      open: { [$windows, form, defaultValue, documents] value in
        if let documents { return documents.openNew() }
        $windows.wrappedValue.open(for: value ?? defaultValue(), isUnique: form.role != .group)
      },
      close: { [$windows] in $windows.wrappedValue.askToClose(for: $0) },
      isOpen: { [$windows] in !$windows.wrappedValue.all.isEmpty },
      keep: { [$windows, documents] in
        documents?.saveAtEnd()
        let windows = $windows.wrappedValue.all
        if isRestored { session.keep(documents.map { all in windows.compactMap { all.kept($0, drafts) } } ?? windows) }
      },
      restore: { [$windows, documents] in
        guard isRestored, let kept = session.take() else { return false }
        $windows.wrappedValue.restore(documents.map { all in kept.compactMap { all.restored($0, drafts) } } ?? kept)
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
