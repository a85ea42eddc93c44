import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What can be done to the text in which the focus is, as an item. GTK's texts have the keys themselves. Claim MN16.
@MainActor
enum EditCommand: CaseIterable {
  case undo, redo, cut, copy, paste, selectAll

  var title: String {
    switch self {
    case .undo: "Undo"
    case .redo: "Redo"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .selectAll: "Select All"
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

  func run(on text: Widget) { gtk_widget_activate_action_variant(text.widgetObject, action, nil) }

  /// The text that had the focus when a menu opened.
  static func target(of menu: MenuSession?) -> Widget? {
    guard let focus = menu?.focus?.object.map({ Widget($0.object) }),
      focus.isA(gtk_text_get_type()) || focus.isA(gtk_text_view_get_type())
    else { return nil }
    return focus
  }
}

/// The item for an edit, which can be chosen while a text has the focus.
struct EditItem: View {
  let command: EditCommand
  @Environment(\.menuSession) private var menu

  var body: some View {
    let target = EditCommand.target(of: menu)
    Button(command.title) { [command] in if let target { command.run(on: target) } }
      .keyboardShortcut(command.shortcut).disabled(target == nil)
  }
}
