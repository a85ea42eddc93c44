import GraftTestTraits
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Forms in which programs of documents, and programs of the bar of the desktop, are written.
@MainActor
@Suite(.serialized, .gtk)
struct DocumentFormsTests {
  private struct TextFile: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    static var writableContentTypes: [UTType] { [UTType.plainText] }
    var text: String

    init(text: String = "Hello, world!") { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents, let string = String(data: data, encoding: .utf8)
      else { throw CocoaError(.fileReadCorruptFile) }
      text = string
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let data = text.data(using: .utf8)!
      return .init(regularFileWithContents: data)
    }
  }

  private final class Drawing: ReferenceFileDocument {
    typealias Snapshot = Data
    static var readableContentTypes: [UTType] { [.json] }
    @Published var lines: [String] = []

    init() {}
    init(configuration: ReadConfiguration) throws { lines = ["read"] }

    func snapshot(contentType: UTType) throws -> Data { try JSONEncoder().encode(lines) }

    func fileWrapper(snapshot: Data, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: snapshot)
    }
  }

  private struct TextFileEditor: View {
    @Binding var document: TextFile
    @Environment(\.undoManager) private var undoManager
    @Environment(\.documentConfiguration) private var configuration
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument

    var body: some View {
      TextEditor(text: $document.text)
        .navigationTitle(configuration?.fileURL?.lastPathComponent ?? "Untitled")
        .toolbar {
          Button("New") { newDocument(TextFile(text: "new")) }
          Button("Open") { Task { try? await openDocument(at: URL(filePath: "/nowhere")) } }
          Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
        }
    }
  }

  private struct DrawingEditor: View {
    @ObservedObject var drawing: Drawing
    var body: some View { Text("\(drawing.lines.count) lines") }
  }

  private struct Program: App {
    @AppStorage("documentForms.showsExtra") private var showsExtra = true

    var body: some Scene {
      DocumentGroup(newDocument: TextFile()) { file in
        TextFileEditor(document: file.$document)
      }
      .commands { CommandGroup(after: .saveItem) { Button("Export…") {} } }
      DocumentGroup(newDocument: { Drawing() }) { configuration in DrawingEditor(drawing: configuration.document) }
      DocumentGroup(viewing: TextFile.self) { file in Text(file.document.text) }
      MenuBarExtra("Utility", systemImage: "hammer") { Button("Quit") {} }.menuBarExtraStyle(.window)
      MenuBarExtra("App", systemImage: "star", isInserted: $showsExtra) { Text("status") }
      MenuBarExtra(String("Named"), systemImage: "star", isInserted: $showsExtra) { Text("named") }
      MenuBarExtra {
        Text("content")
      } label: {
        Image(systemName: "bolt")
      }
    }
  }

  @Test("programs of documents, and what is for the bar of the desktop, are written as in public sources")
  func program() {
    func bodyType<Content: App>(_ program: Content) -> String { "\(Content.Body.self)" }
    let type = bodyType(Program())
    #expect(type.contains("DocumentGroup<TextFile") && type.contains("MenuBarExtra<"))
  }
}
