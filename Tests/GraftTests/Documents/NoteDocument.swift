import CGTK
import Foundation
import Graft
import GraftTesting
import TestSupport
import Testing

/// A document that is a text in a file. Who writes one is told by a log.
struct NoteDocument: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  /// What happens while a document is being written.
  @MainActor static var whileWriting: (@MainActor (String) -> Void)?
  var text = ""

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let text = String(data: configuration.file.regularFileContents ?? Data(), encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    MainActor.assumeIsolated { NoteDocument.whileWriting?(text) }
    if text == "no" { throw CocoaError(.fileWriteUnknown) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// An editor with a field and a button that adds a letter, which takes the keys of the window.
struct NoteEditor: View {
  @Binding var text: String

  var body: some View {
    VStack {
      TextField("field", text: $text)
      Button("add") { text += "+" }
    }
    .frame(width: 300)
  }

  static var group: some Scene {
    DocumentGroup(newDocument: NoteDocument()) { NoteEditor(text: $0.$document.text) }
  }
}

/// Files of one test.
@MainActor
final class DocumentFolder {
  private let folder = try? StorageFolder()

  var url: URL { folder?.url.resolvingSymlinksInPath() ?? URL(filePath: "/") }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: file(name)) }

  func text(of name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }
}

/// What a user does with windows of documents.
@MainActor
enum DocumentUser {
  /// The windows, once they have these titles.
  static func titles(_ wanted: [String]) async -> [String] {
    await Turn.until(for: .seconds(10)) { ShownScenes.titles == wanted }
    await Settling.settle()
    return ShownScenes.titles
  }

  static func field(_ title: String) throws -> FoundWidget {
    try ShownScenes.content(title).find(role: .textField, name: "field")
  }

  static func press(_ key: String, _ modifiers: XInput.Modifiers = .control, in title: String) async throws {
    let button = try ShownScenes.content(title).find(role: .button, name: "add")
    gtk_widget_grab_focus(button.widget.widgetPointer)
    try await button.press(key, modifiers: modifiers)
  }

  /// Ends the dialog for the place of the document in a window.
  static func save(in folder: URL, _ title: String) async throws {
    let window = WidgetQuery(root: try ShownScenes.window(title))
    await Turn.until(for: .seconds(10)) { !window.sheets.isEmpty }
    try await #require(window.sheets.last).choose(folder: folder, button: "Save")
  }
}
