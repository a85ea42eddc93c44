import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What can be done to the text in which the focus is, or, without one, by the views around the focus and with what the program has
/// registered to be undone, as an item. GTK's texts have the keys themselves. Claims MN16, DD10 and UN3.
@MainActor
enum EditCommand: CaseIterable {
  case undo, redo, cut, copy, paste, selectAll

  var title: String { String(localized: word) }

  var word: LocalizedStringKey {
    switch self {
    case .undo: .own("Undo")
    case .redo: .own("Redo")
    case .cut: .own("Cut")
    case .copy: .own("Copy")
    case .paste: .own("Paste")
    case .selectAll: .own("Select All")
    }
  }

  var placement: CommandGroupPlacement { self == .undo || self == .redo ? .undoRedo : .pasteboard }

  var shortcut: KeyboardShortcut {
    switch self {
    case .undo: KeyboardShortcut("z")
    case .redo: KeyboardShortcut("z", modifiers: [.command, .shift])
    case .cut: KeyboardShortcut("x")
    case .copy: KeyboardShortcut("c")
    case .paste: KeyboardShortcut("v")
    case .selectAll: KeyboardShortcut("a")
    }
  }

  /// What GTK's texts call it.
  private var action: String {
    switch self {
    case .undo: "text.undo"
    case .redo: "text.redo"
    case .cut: "clipboard.cut"
    case .copy: "clipboard.copy"
    case .paste: "clipboard.paste"
    case .selectAll: "selection.select-all"
    }
  }

  /// What it does where no text has the focus; nil if it does nothing.
  func action(of manager: UndoManager?) -> (() -> Void)? {
    guard let manager else { return nil }
    switch self {
    case .undo where manager.canUndo: return { manager.undo() }
    case .redo where manager.canRedo: return { manager.redo() }
    default: return nil
    }
  }

  /// What it does with the rows of the list in which the focus was when a menu opened; nil if it does nothing.
  func rowsAction(of menu: MenuSession?) -> (() -> Void)? {
    guard self == .copy, let focus = menu?.focus?.object else { return nil }
    return ListCopying.action(at: focus.object.cast())
  }

  /// What the views of the row do that had the focus itself when a menu opened; nil if they do nothing.
  func rowAction(of menu: MenuSession?) -> (() -> Void)? {
    guard let focus = menu?.focus?.object else { return nil }
    return ListCopying.taker(of: self, onRow: focus.object.cast()).flatMap { $0.canRun ? $0 : nil }.map { taker in
      { _ = taker.run() }
    }
  }

  /// What its item says where no text has the focus: a word of the language of its place, unless the program has named what is
  /// to be undone.
  func label(of manager: UndoManager?) -> Text {
    switch self {
    case .undo where manager?.undoActionName.isEmpty == false: Text(verbatim: title(of: manager))
    case .redo where manager?.redoActionName.isEmpty == false: Text(verbatim: title(of: manager))
    default: Text(word)
    }
  }

  /// The same in the language of the desktop.
  func title(of manager: UndoManager?) -> String {
    switch self {
    case .undo: manager?.undoMenuItemTitle ?? title
    case .redo: manager?.redoMenuItemTitle ?? title
    default: title
    }
  }

  /// Whether any of them may be chosen.
  static func canAny(in menu: MenuSession?, _ manager: UndoManager?, _ clipboard: ClipboardTakers) -> Bool {
    target(of: menu) != nil || clipboard.areThere
      || allCases.contains { ($0.action(of: manager) ?? $0.rowsAction(of: menu)) != nil }
  }

  /// Does it to a text. An empty one that has nothing to undo leaves that to the window.
  func run(on text: Widget, or manager: UndoManager?) {
    let wasEmpty = text.editedText.isEmpty
    gtk_widget_activate_action_variant(text.widgetObject, action, nil)
    if wasEmpty, text.editedText.isEmpty { action(of: manager)?() }
  }

  /// The text that had the focus when a menu opened.
  static func target(of menu: MenuSession?) -> Widget? {
    menu?.focus?.object.map { Widget($0.object) }.flatMap { $0.isText ? $0 : nil }
  }

  /// The text that has the focus in a window.
  static func editedText(in window: UnsafeMutablePointer<GtkWindow>) -> Widget? {
    gtk_window_get_focus(window).map { Widget($0) }.flatMap { $0.isText ? $0 : nil }
  }
}

extension Widget {
  /// Whether the user edits, or could select, text in it.
  var isText: Bool { isA(gtk_text_get_type()) || isA(gtk_text_view_get_type()) }
}

/// The item for an edit, which can be chosen while a text has the focus, a view around the focus does it, or the window has
/// something to undo.
struct EditItem: View {
  let command: EditCommand
  @Environment(\.menuSession) private var menu
  @Environment(\.undoManager) private var undoManager
  private var clipboard = ClipboardTakers()

  init(command: EditCommand) { self.command = command }

  var body: some View {
    let text = EditCommand.target(of: menu)
    let action =
      text.map { [command, undoManager] text in { command.run(on: text, or: undoManager) } }
      ?? command.rowAction(of: menu) ?? clipboard.action(of: command) ?? command.rowsAction(of: menu)
      ?? command.action(of: undoManager)
    Button {
      action?()
    } label: {
      text == nil ? command.label(of: undoManager) : Text(command.word)
    }
    .keyboardShortcut(command.shortcut).disabled(action == nil)
  }
}
