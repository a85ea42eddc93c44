import Foundation
import Graft

struct FilesPage: View {
  @State private var imports = false
  @State private var exports = false
  @State private var text = "A note"
  @State private var result = "nothing"

  var body: some View {
    Specimens {
      Specimen("Read a file") {
        Button("Import…") { imports = true }
          .fileImporter(isPresented: $imports, allowedContentTypes: [.plainText], allowsMultipleSelection: false) {
            result = told("read", $0.map { $0[0] })
          } onCancellation: {
            result = "not read"
          }
      }
      Specimen("Write a file") {
        HStack {
          TextField("Text", text: $text).frame(width: 200)
          Button("Export…") { exports = true }
            .fileExporter(
              isPresented: $exports, document: Note(text: text), contentTypes: [.plainText], defaultFilename: "Note"
            ) {
              result = told("written", $0)
            } onCancellation: {
              result = "not written"
            }
        }
      }
      Text(result).font(.headline).accessibilityIdentifier("state")
    }
  }

  private func told(_ deed: String, _ file: Result<URL, any Error>) -> String {
    switch file {
    case .success(let url): "\(deed): \(url.lastPathComponent)"
    case .failure(let error): error.localizedDescription
    }
  }
}

/// A text that is written to a file.
private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  let text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
