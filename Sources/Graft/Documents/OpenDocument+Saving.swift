import Foundation
import ViewGraph

/// Who has a document saved.
@MainActor
struct DocumentSaving {
  /// Told whether all that the document was is in its file.
  var done: (Bool) -> Void = { _ in }
  /// Lets the changes go, where the user may do that in place of saving: the window is being closed.
  var discard: (() -> Void)?
}

/// A state of a document that is being written.
struct QueuedWrite {
  let url: URL
  let revision: DocumentRevision
  /// How many writes have not ended, this among them.
  var count: Int
}

/// What a user is told or asked of a document.
enum DocumentNotice {
  /// It could not be written.
  case unsaved(reason: String, DocumentSaving)
  /// What another program has written could not be read.
  case unreadable(String)
  /// Another program has changed the file.
  case changedElsewhere(DocumentSaving)
  /// The file is no longer where it was.
  case gone(DocumentSaving)
}

extension OpenDocument {
  /// Writes the document to its file; asks for one where there is none, and what to do where the file is not the one that was
  /// read. Claims WI14 to WI16.
  func save(_ saving: DocumentSaving) {
    // While it is being written nobody knows yet what it is like.
    if let queued { return write(to: queued.url, as: contentTypeToWrite(at: queued.url), saving) }
    guard let fileURL else { return saveAs(saving) }
    guard let now = FileStamp(fileURL) else { return notice = .gone(saving) }
    if now != stamp { return notice = .changedElsewhere(saving) }
    saveAnyway(saving)
  }

  /// Asks where the document is to be written, and writes it there.
  func saveAs(_ saving: DocumentSaving) {
    placeRequest = saving
    isChoosingPlace = true
  }

  /// The user has chosen, or cancelled.
  func placeIsChosen(_ url: URL?) {
    guard let saving = exchange(&placeRequest, with: nil) else { return }
    guard let url else { return saving.done(false) }
    write(to: url, as: kind.typeToWrite(at: url), saving)
  }

  /// Writes to the file whatever is there; asks for another place where that cannot be.
  func saveAnyway(_ saving: DocumentSaving) {
    guard let fileURL, isEditable else { return saveAs(saving) }
    write(to: fileURL, as: contentTypeToWrite(at: fileURL), saving)
  }

  private func contentTypeToWrite(at url: URL) -> UTType {
    url == fileURL && kind.writableTypes.contains(contentType) ? contentType : kind.typeToWrite(at: url)
  }

  /// Writes the document as it is at this moment, after what is being written.
  private func write(to url: URL, as type: UTType, _ saving: DocumentSaving) {
    do {
      let (draft, revision) = (try content.draft(of: type), content.revision)
      let previous = writing
      queued = QueuedWrite(url: url, revision: revision, count: (queued?.count ?? 0) + 1)
      updateMark()
      writing = Task { [self] in
        await previous?.value
        await write(draft, to: url, as: type, revision, saving)
      }
    } catch { tell(error, saving) }
  }

  private func write(
    _ draft: DocumentDraft, to url: URL, as type: UTType, _ revision: DocumentRevision, _ saving: DocumentSaving
  ) async {
    do {
      let existing = try? await Handed.made { try FileWrapper(url: url) }
      let file = try await draft(FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
      let stamp = try await Handed.made {
        try file.write(to: url)
        return FileStamp(url)
      }
      didWrite()
      isSaved(revision, in: url, as: type, stamp)
      saving.done(true)
    } catch {
      didWrite()
      updateMark()
      tell(error, saving)
    }
  }

  private func didWrite() {
    queued?.count -= 1
    if queued?.count == 0 { queued = nil }
  }

  private func tell(_ error: any Error, _ saving: DocumentSaving) {
    notice = .unsaved(reason: FileProblem.reason(of: error), saving)
  }

  /// Writes changes to the file before the program ends, which waits for nothing. Nobody can be asked any more: where the file is
  /// not the one that was read, or cannot be written, they go into another beside it.
  func saveAtEnd() {
    guard kind.isEditor, isEdited || queued != nil, let url = queued?.url ?? fileURL else { return }
    let now = FileStamp(url)
    let isOurs = queued != nil || isEditable && (now == nil || now == stamp)
    if isOurs, (try? writeNow(to: url)) != nil { return }
    do { try writeNow(to: freePlace(beside: url)) } catch {
      Diagnostics.report(.unwritableStorage, place: url.path, "what was changed in \(url.path) is lost: \(error)")
    }
  }

  /// Writes the document at once.
  func writeNow(to url: URL) throws {
    let configuration = FileDocumentWriteConfiguration(
      contentType: contentTypeToWrite(at: url), existingFile: try? FileWrapper(url: url))
    try content.fileWrapper(configuration: configuration).write(to: url)
  }

  /// A place in the same folder where no file is: `note (1).txt` for `note.txt`.
  private func freePlace(beside url: URL) -> URL {
    let type = contentTypeToWrite(at: url)
    let folder = url.deletingLastPathComponent()
    let (name, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    for number in 1... {
      let wanted = ending.isEmpty ? "\(name) (\(number))" : "\(name) (\(number)).\(ending)"
      let place = folder.appendingPathComponent(type.fileName(from: wanted))
      if !FileManager.default.fileExists(atPath: place.path) { return place }
    }
    return url
  }
}
