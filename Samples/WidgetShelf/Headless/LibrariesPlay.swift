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
      try writePicture(tab)
    }
  }

  /// By keyboard, into the source view or what is in its place: the table and the page are told by the diary.
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

  /// The widget of a library, which is on the screen, or that there is none.
  private func place(of library: RuntimeLibrary) throws -> String {
    try library.isInstalled ? widget(library.typeName).widget.typeName : "\(library.package) is not installed"
  }
}
