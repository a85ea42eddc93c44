import Foundation
import StoredValues
import ViewGraph

/// Untitled documents with changes, in a folder beside what belongs to windows, until the changes are in a file or the user lets
/// them go: the program may end, or crash, before. Claims WI15 and WI21.
@MainActor
struct DocumentDrafts {
  private let folder: URL
  /// Told when a draft has come or gone.
  let didChange: () -> Void

  /// Those that are kept with the windows of a file.
  init(beside file: AppStorageFile, didChange: @escaping () -> Void) {
    folder = file.folder.appendingPathComponent("Drafts")
    self.didChange = didChange
  }

  /// Where what a document has is kept.
  func place(of document: OpenDocument) -> URL {
    document.draft ?? folder.appendingPathComponent(document.contentType.fileName(from: UUID().uuidString))
  }

  /// Has the folder be there.
  func makeFolder() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  /// Keeps what a document has, which is in no file, as the program ends; where. Nothing is kept of one without changes.
  func keep(_ document: OpenDocument) -> URL? {
    guard document.kind.isEditor, document.isEdited else {
      document.removeDraft()
      return nil
    }
    do {
      let place = place(of: document)
      try makeFolder()
      try document.writeNow(to: place)
      document.draft = place
    } catch { tell(error, of: document) }
    document.leavesDraft = true
    return document.draft
  }

  /// Tells that changes are not kept.
  func tell(_ error: any Error, of document: OpenDocument) {
    Diagnostics.report(
      .unwritableStorage, place: folder.path, "what was changed in \(document.name) may be lost: \(error)")
  }

  /// Whether a file is one of the drafts.
  func has(_ url: URL) -> Bool { url.deletingLastPathComponent().path == folder.path }
}

extension OpenDocument {
  /// Keeps changes that are in no file yet, after what is being written. Claim WI21.
  func keepDraft() {
    guard let drafts, kind.isEditor, let make = try? content.draft(of: contentType) else { return }
    let (place, previous, configuration) = (
      drafts.place(of: self), writing, FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
    )
    writing = Task { [self] in
      await previous?.value
      do {
        try drafts.makeFolder()
        let file = try await make(configuration)
        try await Handed.made { try file.write(to: place) }
      } catch { return drafts.tell(error, of: self) }
      draftIsWritten(to: place)
    }
  }

  /// What was kept may be in a file by now, or be let go.
  private func draftIsWritten(to place: URL) {
    let isNew = exchange(&draft, with: place) != place
    if fileURL != nil || hasEnded { removeDraft() } else if isNew { drafts?.didChange() }
  }

  /// The changes are in a file, or let go.
  func removeDraft() {
    guard let place = exchange(&draft, with: nil) else { return }
    try? FileManager.default.removeItem(at: place)
    // A draft that is not there is found nowhere. What is kept as the program ends stays as it is.
    if !hasEnded { drafts?.didChange() }
  }
}
