import Foundation
import GTKSupport
import ViewGraph

/// What a start of the program says on its command line.
package struct ProgramStart {
  /// What follows the program's name.
  let words: [String]
  /// Where it was said.
  let folder: URL

  package init(words: [String], folder: URL) { (self.words, self.folder) = (words, folder) }

  /// What is to be opened: the words that are no options, as addresses. What follows `--` is no option.
  @MainActor var urls: [URL] {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let opened = words[..<end].filter { !$0.hasPrefix("-") } + words[end...].dropFirst()
    return opened.filter { !$0.isEmpty }.compactMap { URL(string: address(of: $0)) }
  }

  @MainActor
  private func address(of word: String) -> String {
    // A scheme of one letter would be a drive.
    let isAddress = word.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]+:\S+/) != nil
    return isAddress ? word : word.fileAddress(in: folder.path(percentEncoded: false))
  }
}

extension Scene {
  /// Runs an action with the command line of each start of the program: the words after its name, and the folder of that start.
  ///
  /// It answers the status of the start. By 0 the program goes on, with a first window or the one that was active last in front;
  /// by another number the start fails, and no window opens for it. With an `applicationID` a second start is answered by the
  /// first process, which also prints what the action prints. The first scene that has such an action takes the command line, and
  /// nothing of it is handed to `onOpenURL(perform:)`, which still gets what the desktop opens by the session bus. As GIO documents
  /// `GApplication::command-line`; claim AC10.
  public func onCommandLine(
    perform action: @escaping @MainActor (_ words: [String], _ folder: URL) -> Int32
  ) -> some Scene {
    _ModifiedScene(content: self) { $0.modifier(TakingCommandLines(action: action)) }
  }
}

/// What a scene does with a command line.
struct CommandLineTaker {
  let answer: @MainActor (_ words: [String], _ folder: URL) -> Int32
}

/// A scene that takes command lines.
private struct TakingCommandLines: ViewModifier {
  let action: @MainActor (_ words: [String], _ folder: URL) -> Int32

  func body(content: Content) -> some View {
    content.entry(CommandLineTaker(answer: action), in: SceneHost.current?.commandLineTakers)
  }
}

extension SceneHost {
  /// Shows scenes for the first start of the program. Returns its status.
  package func show(_ scenes: some View, for start: ProgramStart) -> Int32 {
    firstStart = start
    isAboutToOpen = !start.urls.isEmpty
    show(scenes)
    isAboutToOpen = false
    if commandLineTakers.all.isEmpty { open(start) }
    return status
  }

  private func open(_ start: ProgramStart) {
    possibleFiles.formUnion(start.urls.filter(\.isFileURL))
    open(start.urls)
  }

  /// Asks a scene that wants to know, before any window opens. Tells whether windows are to open.
  func acceptsStart() -> Bool {
    if let start = exchange(&firstStart, with: nil), let taker = commandLineTakers.all.first {
      status = taker.answer(start.words, start.folder)
    }
    return status == 0
  }

  /// Does what a later start asks for. Returns its status.
  package func follow(_ start: ProgramStart) -> Int32 {
    let status = commandLineTakers.all.first?.answer(start.words, start.folder)
    if status == nil { open(start) }
    if status == 0 || status == nil && start.urls.isEmpty { present() }
    return status ?? 0
  }
}
