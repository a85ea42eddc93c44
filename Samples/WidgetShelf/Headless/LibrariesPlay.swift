import CGTK
import Foundation
import Graft
import GraftTesting

/// The widgets of libraries, as far as these are installed.
extension ShelfPlay {
  func useLibraries() async throws {
    try await writeNotes()
    for (library, tab) in [(RuntimeLibrary.terminal, "Journal"), (.webKit, "Page")] {
      try await window.find(role: .tab, name: tab).click()
      print("\(tab) in: \(try place(of: library))")
      try await waitForPage()
      try writePicture(tab)
    }
  }

  /// A page is loaded by other processes. Up to ten seconds.
  private func waitForPage() async throws {
    guard let view = window.all.first(where: { $0.widget.typeName == RuntimeLibrary.webKit.typeName }) else { return }
    let end = ContinuousClock.now + .seconds(10)
    while view.widget["is-loading"] as Bool, .now < end { try await Task.sleep(for: .milliseconds(50)) }
  }

  /// By keyboard, into the source view or what is in its place. Another that is made then has it from the diary.
  private func writeNotes() async throws {
    try await editor.type("Done. ")
    print("Notes in: \(try place(of: .sourceView))")
    try await window.find(role: .button, name: "Make Anew").click()
    print("Notes in another widget: \(try notesAreWritten ? "written" : "not written")")
  }

  /// The source view, or what is in its place.
  private var editor: FoundWidget {
    get throws {
      let library = RuntimeLibrary.sourceView
      return try library.isInstalled ? widget(library.typeName) : window.find(role: .textField)
    }
  }

  /// Whether they are what was typed.
  var notesAreWritten: Bool { get throws { try editor.text.contains("Done.") } }

  /// What the terminal shows of the diary after a reset, or that there is none. It takes its time, up to ten seconds.
  func readJournal() async throws -> String {
    try await window.find(role: .tab, name: "Journal").click()
    guard RuntimeLibrary.terminal.isInstalled else { return try place(of: .terminal) }
    let (terminal, end) = (try widget(RuntimeLibrary.terminal.typeName).widget, ContinuousClock.now + .seconds(10))
    while lines(of: terminal).count != 1, .now < end { try await Task.sleep(for: .milliseconds(50)) }
    return lines(of: terminal).joined(separator: ", ")
  }

  private func lines(of terminal: Widget) -> [String] {
    typealias Text =
      @convention(c) (
        UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
      ) -> UnsafeMutablePointer<CChar>?
    let text = RuntimeLibrary.terminal.function("vte_terminal_get_text", as: Text.self)(terminal.pointer, nil, nil, nil)
    defer { g_free(text) }
    return text.map { String(cString: $0).split(separator: "\n").map(String.init) } ?? []
  }

  /// The widget of a library, which is on the screen, or that there is none.
  private func place(of library: RuntimeLibrary) throws -> String {
    try library.isInstalled ? widget(library.typeName).widget.typeName : "\(library.package) is not installed"
  }
}
