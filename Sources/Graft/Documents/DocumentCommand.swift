import CGTK
import GTKBridge
import ViewGraph

/// What a program with documents can be told, by items of the menus of its windows and by keys. Claim WI18.
@MainActor
enum DocumentCommand: CaseIterable {
  case new, open, save, saveAs

  var placement: CommandGroupPlacement { self == .new || self == .open ? .newItem : .saveItem }

  var word: LocalizedStringKey {
    switch self {
    case .new: .own("New")
    case .open: .own("Open…")
    case .save: .own("Save")
    case .saveAs: .own("Save As…")
    }
  }

  var title: String { String(localized: word) }

  /// The key; that of new documents is the one for more windows where the first scene has other ones.
  var shortcut: KeyboardShortcut? {
    switch self {
    case .new: SceneHost.newWindow == nil ? SceneHost.mainShortcut ?? KeyboardShortcut("n") : nil
    case .open: KeyboardShortcut("o")
    case .save: KeyboardShortcut("s")
    case .saveAs: KeyboardShortcut("s", modifiers: [.command, .shift])
    }
  }

  /// Those that the program has at a place: none without documents, and no new ones where these are only viewed.
  static func all(at placement: CommandGroupPlacement) -> [DocumentCommand] {
    allCases.filter { $0.placement == placement && $0.isThere }
  }

  private var isThere: Bool {
    self == .open ? !DocumentLibrary.all.isEmpty : DocumentLibrary.all.contains { $0.kind.isEditor }
  }

  /// What it does for a window; nil where it means nothing.
  func action(for window: UnsafeMutablePointer<GtkWindow>?) -> (() -> Void)? {
    guard isThere else { return nil }
    switch self {
    case .new: return DocumentLibrary.all.first { $0.kind.isEditor }.map { library in { library.openNew() } }
    case .open: return { OpenFilesDialog.show() }
    case .save: return document(in: window).flatMap { $0.isEdited || $0.fileURL == nil ? $0 : nil }.map(save)
    case .saveAs: return document(in: window).map { document in { document.saveAs(DocumentSaving()) } }
    }
  }

  private func save(_ document: OpenDocument) -> () -> Void { { document.save(DocumentSaving()) } }

  /// The document of a window that can be written.
  private func document(in window: UnsafeMutablePointer<GtkWindow>?) -> OpenDocument? {
    let document = SceneHost.current?.receiving.first { $0.window == window }?.document
    return document?.kind.isEditor == true ? document : nil
  }
}

/// The commands of a place for documents, as items.
struct DocumentItems: View {
  let placement: CommandGroupPlacement
  @Environment(\.menuSession) private var menu

  var body: some View {
    ForEach(DocumentCommand.all(at: placement), id: \.self) { command in
      let action = command.action(for: menu?.window)
      Button(command.word) { action?() }.keyboardShortcut(command.shortcut).disabled(action == nil)
    }
  }
}
