import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// The standard commands of a window as keys, which act where no control and no item of a menu has the key, and the keys of the
/// scenes. Claims MN14 and MN16.
@MainActor
final class StandardKeys: ShortcutMember {
  private(set) weak var widget: Widget?
  private let window: UnsafeMutablePointer<GtkWindow>
  private weak var node: ViewNode?
  /// The commands of the scene, of which some replace standard ones.
  var commands: [AnyView]
  private let undoManager: UndoManager

  /// The keys of a window, with a widget in it, at a place in the tree of scenes.
  init(
    of window: UnsafeMutablePointer<GtkWindow>, _ widget: Widget, at node: ViewNode, _ commands: [AnyView],
    _ undoManager: UndoManager
  ) {
    (self.window, self.widget, self.node, self.commands) = (window, widget, node, commands)
    self.undoManager = undoManager
    WindowShortcuts.add(self, to: window.cast())
    hearBeforeEmptyTexts()
  }

  var isMenu: Bool { true }

  var comesLast: Bool { true }

  func action(for event: OpaquePointer) -> (() -> Void)? {
    if let command = StandardCommand.allCases.first(where: { $0.shortcut?.matches(event) == true }),
      let action = command.action(for: window), !replaces(command.placement)
    {
      return action
    }
    return documentAction(for: event) ?? undoAction(for: event) ?? sceneAction(for: event)
  }

  private func documentAction(for event: OpaquePointer) -> (() -> Void)? {
    DocumentCommand.allCases.first { $0.shortcut?.matches(event) == true }
      .flatMap { replaces($0.placement) ? nil : $0.action(for: window) }
  }

  /// Undoes or redoes what the program has registered, where no text has the focus: where a text is shown nobody expects something
  /// else to change.
  private func undoAction(for event: OpaquePointer) -> (() -> Void)? {
    EditCommand.editedText(in: window) == nil ? undoCommand(for: event)?.action(of: undoManager) : nil
  }

  private func undoCommand(for event: OpaquePointer) -> EditCommand? {
    EditCommand.allCases.first { $0.shortcut.matches(event) }.flatMap { replaces($0.placement) ? nil : $0 }
  }

  /// GTK's texts keep the keys for themselves also where they have nothing to undo: where one is empty the window comes first.
  private func hearBeforeEmptyTexts() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signals.connect(keys, answering: "key-pressed") { [weak self] _ in
      gtk_event_controller_get_current_event(keys).map { self?.undoesInEmptyText($0) == true } ?? false
    }
    gtk_widget_add_controller(window.cast(), keys)
  }

  private func undoesInEmptyText(_ event: OpaquePointer) -> Bool {
    guard let text = EditCommand.editedText(in: window), text.editedText.isEmpty,
      let command = undoCommand(for: event), command.action(of: undoManager) != nil
    else { return false }
    command.run(on: text, or: undoManager)
    return true
  }

  /// Opens a window of a scene that has a key of its own.
  private func sceneAction(for event: OpaquePointer) -> (() -> Void)? {
    let scenes = [(CommandGroupPlacement.newItem, SceneHost.otherGroups), (.singleWindowList, SceneHost.singleWindows)]
    for (placement, openers) in scenes {
      if let opener = openers.first(where: { $0.form.shortcut?.matches(event) == true }), !replaces(placement) {
        return { opener.open(nil) }
      }
    }
    return nil
  }

  var listed: [ListedShortcut] {
    let entries = entries
    let documents = DocumentCommand.allCases.filter { $0.action(for: window) != nil && !entries.replaces($0.placement) }
    let edits = EditCommand.allCases.filter { $0.action(of: undoManager) != nil && !entries.replaces($0.placement) }
    return StandardCommand.allCases.compactMap { command in
      guard let shortcut = command.shortcut, command.action(for: window) != nil,
        !entries.replaces(command.placement)
      else { return nil }
      return ListedShortcut(title: command.title, shortcut: shortcut)
    } + documents.compactMap { command in command.shortcut.map { ListedShortcut(title: command.title, shortcut: $0) } }
      + edits.map { ListedShortcut(title: $0.title(of: undoManager), shortcut: $0.shortcut) }
  }

  private func replaces(_ placement: CommandGroupPlacement) -> Bool { entries.replaces(placement) }

  /// What the commands say, which is known when they are evaluated.
  private var entries: [CommandEntry] {
    guard let node, node.isMounted, !commands.isEmpty else { return [] }
    let entries = NodeEntries<CommandEntry>()
    let controller = GtkHostingController(rootView: CommandCollector(commands: commands, entries: entries))
    controller.open(from: node)
    controller.build()
    return withExtendedLifetime(controller) { entries.all }
  }

  /// The window has gone.
  func end() { WindowShortcuts.remove(self, from: window.cast()) }
}
