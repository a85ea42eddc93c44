import Foundation
import ViewGraph

/// The documents of a group that are open. Claims WI13, WI15 and WI16.
@MainActor
final class DocumentLibrary {
  static let form = WindowForm(title: Text(.own("Untitled")), id: nil, role: .group)

  /// Set before anything is opened.
  var kind: DocumentKind!
  /// Opens a window for a document, or brings it to the front.
  var openWindow: ((OpenDocument) -> Void)?
  private var documents: [OpenDocument] = []
  private var lastNumber = 0

  /// The title of the window for a document.
  func title(of value: AnyHashable?) -> String? { (value?.base as? OpenDocument)?.title }

  /// Opens an untitled document, of the usual type if none is said; where documents are only viewed it asks which.
  func openNew(as type: UTType? = nil) {
    guard let makeNew = kind.makeNew else { return OpenFilesDialog.show() }
    openNew(makeNew(), as: type)
  }

  /// Opens an untitled document with a content.
  func openNew(_ content: any DocumentContent, as type: UTType? = nil) {
    show(OpenDocument(content, of: kind, type: type, number: nextNumber()))
  }

  /// That of an untitled document; it is counted while any are open.
  private func nextNumber() -> Int {
    if documents.isEmpty { lastNumber = 0 }
    lastNumber += 1
    return lastNumber
  }

  /// Opens the document in a file, or brings its window to the front; throws what keeps it from being read.
  func open(_ url: URL) throws { show(try documents.first { $0.isIn(url) } ?? OpenDocument(readFrom: url, of: kind)) }

  private func show(_ document: OpenDocument) {
    if !documents.contains(document) { documents.append(document) }
    openWindow?(document)
  }

  /// The window for a document has gone.
  func windowHasGone(for value: AnyHashable?) {
    guard let document = value?.base as? OpenDocument else { return }
    document.end()
    documents.removeAll { $0 === document }
  }

  // MARK: The next start of the program

  /// Saves the changes of documents that have a file, as the program ends.
  func saveAtEnd() { for document in documents { document.saveAtEnd() } }

  /// What a window is kept as: the file of its document, or the draft of what is in none.
  func kept(_ window: OpenWindows.Window, _ drafts: DocumentDrafts) -> OpenWindows.Window? {
    let document = window.value?.base as? OpenDocument
    // The first write of an untitled one may be under way: it is done again before the end.
    let file = document?.fileURL ?? document?.queued?.url
    guard let url = file ?? document.flatMap(drafts.keep) else { return nil }
    var window = window
    window.value = AnyHashable(url)
    return window
  }

  /// The window for a document that was kept; nil where its file cannot be read any more.
  func restored(_ window: OpenWindows.Window, _ drafts: DocumentDrafts) -> OpenWindows.Window? {
    guard let url = window.value?.base as? URL else { return nil }
    do {
      let document =
        drafts.has(url)
        ? try drafts.take(url, of: kind, number: nextNumber()) : try OpenDocument(readFrom: url, of: kind)
      var window = window
      window.value = AnyHashable(document)
      documents.append(document)
      return window
    } catch {
      DocumentLibrary.tell(error, of: url)
      return nil
    }
  }
}

extension DocumentLibrary {
  /// Those of the program, in the order of its scenes.
  static var all: [DocumentLibrary] { SceneHost.current?.openers.compactMap(\.documents) ?? [] }

  /// The one whose documents are in files as one is: that which reads its type, or else the first.
  static func forFile(at url: URL) -> DocumentLibrary? {
    let type = UTType(ofFileAt: url)
    return all.first { $0.kind.reads(type) } ?? all.first
  }

  /// Opens documents in files, and shows for each that cannot be read why.
  static func open(_ urls: [URL]) {
    for url in urls {
      do {
        try forFile(at: url)?.open(url)
      } catch {
        tell(error, of: url)
      }
    }
  }

  private static func tell(_ error: any Error, of url: URL) {
    FailureDialog.show(Text(.own("“\(url.lastPathComponent)” could not be opened.")), FileProblem.reason(of: error))
  }
}

extension OpenDocument {
  /// Whether it is in the file at a place, which may be said in another way.
  func isIn(_ url: URL) -> Bool {
    fileURL?.resolvingSymlinksInPath().standardizedFileURL == url.resolvingSymlinksInPath().standardizedFileURL
  }
}
