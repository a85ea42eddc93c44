import Foundation
import StoredValues
import ViewGraph

/// Untitled documents with changes that were open as the program ended, in a folder beside what belongs to windows. Claim WI15.
@MainActor
struct DocumentDrafts {
  private let folder: URL

  /// Those that are kept with the windows of a file.
  init(beside file: AppStorageFile) { folder = file.folder.appendingPathComponent("Drafts") }

  /// Keeps what a document has, which is in no file; where. Nothing is kept of one without changes.
  func keep(_ document: OpenDocument) -> URL? {
    guard document.kind.isEditor, document.isEdited else { return nil }
    let place = folder.appendingPathComponent(document.contentType.fileName(from: UUID().uuidString))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try document.writeNow(to: place)
      return place
    } catch {
      Diagnostics.report(
        .unwritableStorage, place: place.path, "what was changed in \(document.name) is lost: \(error)")
      return nil
    }
  }

  /// Whether a file is one of the drafts.
  func has(_ url: URL) -> Bool { url.deletingLastPathComponent().path == folder.path }

  /// The document of a draft, which is kept no longer; one that cannot be read stays where it is.
  func take(_ url: URL, of kind: DocumentKind, number: Int) throws -> OpenDocument {
    let document = try OpenDocument(draft: url, of: kind, number: number)
    try? FileManager.default.removeItem(at: url)
    return document
  }
}
