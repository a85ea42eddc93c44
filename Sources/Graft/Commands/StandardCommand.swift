import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What every window of a scene can be told, by an item of its menu and by a key, unless a `CommandGroup(replacing:)` takes both
/// away. Claim MN16.
@MainActor
enum StandardCommand: CaseIterable {
  case newWindow, closeWindow, fullScreen, settings, shortcuts, about, quit

  var placement: CommandGroupPlacement {
    switch self {
    case .newWindow: .newItem
    case .closeWindow: .saveItem
    case .fullScreen: .windowSize
    case .settings: .appSettings
    case .shortcuts: .help
    case .about: .appInfo
    case .quit: .appTermination
    }
  }

  var title: String { String(localized: word) }

  var word: LocalizedStringKey {
    switch self {
    case .newWindow: .own("New Window")
    case .closeWindow: .own("Close Window")
    case .fullScreen: .own("Full Screen")
    case .settings: .own("Settings…")
    case .shortcuts: .own("Keyboard Shortcuts")
    case .about: .own("About \(ProcessInfo.processInfo.processName)")
    case .quit: .own("Quit")
    }
  }

  /// The key, where it has one: a scene may have another for its windows.
  var shortcut: KeyboardShortcut? {
    switch self {
    case .newWindow: SceneHost.mainShortcut ?? KeyboardShortcut("n")
    case .closeWindow: KeyboardShortcut("w")
    case .fullScreen: KeyboardShortcut(KeyEquivalent("\u{F70E}"), modifiers: [])
    case .settings: KeyboardShortcut(",")
    case .shortcuts: KeyboardShortcut("?")
    case .about: nil
    case .quit: KeyboardShortcut("q")
    }
  }

  /// What it does for a window; nil where it means nothing.
  func action(for window: UnsafeMutablePointer<GtkWindow>?) -> (() -> Void)? {
    switch self {
    case .newWindow: SceneHost.newWindow
    case .closeWindow: window.map { window in { gtk_window_close(window) } }
    case .fullScreen: window.map { window in { window.toggleFullScreen() } }
    case .settings: SceneHost.hasSettings ? { OpenSettingsAction()() } : nil
    case .shortcuts: window.map { window in { ShortcutsWindow.show(of: window) } }
    case .about: window.map { window in { AboutWindow.show(over: window) } }
    case .quit: SceneHost.current.map { scenes in { scenes.closeWindows() } }
    }
  }
}

extension UnsafeMutablePointer<GtkWindow> {
  @MainActor
  fileprivate func toggleFullScreen() {
    if gtk_window_is_fullscreen(self) != 0 { gtk_window_unfullscreen(self) } else { gtk_window_fullscreen(self) }
  }
}

/// The standard commands of a place as items, where they mean something.
struct StandardItems: View {
  let placement: CommandGroupPlacement
  @Environment(\.menuSession) private var menu

  var body: some View {
    DocumentItems(placement: placement)
    ForEach(StandardCommand.allCases.filter { $0.placement == placement }, id: \.self) { command in
      if let action = command.action(for: menu?.window) {
        Button(command.word, action: action).keyboardShortcut(command.shortcut)
      }
    }
    ForEach(EditCommand.allCases.filter { $0.placement == placement }, id: \.self) { EditItem(command: $0) }
    if placement == .newItem { SceneItems(openers: SceneHost.otherGroups) { Text(.own("New \($0) Window")) } }
    if placement == .singleWindowList { SceneItems(openers: SceneHost.singleWindows) { Text(verbatim: $0) } }
  }
}

/// Items that open windows of scenes, each with the shortcut of its scene. Claim MN14.
private struct SceneItems: View {
  let openers: [WindowOpener]
  /// What is said of a scene with a title.
  let says: (String) -> Text
  @Environment(\.locale) private var locale

  var body: some View {
    ForEach(openers.indices, id: \.self) { index in
      Button {
        openers[index].open(nil)
      } label: {
        says(openers[index].form.title.string(in: locale))
      }
      .keyboardShortcut(openers[index].form.shortcut)
    }
  }
}
