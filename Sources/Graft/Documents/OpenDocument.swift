import Foundation
import GTKSupport
import Observation
import ViewGraph

/// A document that a window is for, with the file that it is in. Claims WI13 to WI17.
@MainActor @Observable
final class OpenDocument {
  let kind: DocumentKind
  /// Among the untitled ones.
  private let number: Int
  private(set) var content: any DocumentContent
  private(set) var fileURL: URL?
  private(set) var contentType: UTType
  /// Whether it is not what the file has.
  private(set) var isEdited = false
  /// The state that is in the file, or that a new document has.
  @ObservationIgnored private var savedRevision: DocumentRevision
  /// What the user is told or asked.
  var notice: DocumentNotice?
  /// Whether the user is choosing where it is saved.
  var isChoosingPlace = false

  /// Who is told of the place that the user chooses.
  @ObservationIgnored var placeRequest: DocumentSaving?
  /// What the file was like when it was read or written.
  @ObservationIgnored var stamp: FileStamp?
  /// What is written last of all that is being written.
  @ObservationIgnored var writing: Task<Void, Never>?
  /// What was asked for last of that; nil while nothing is being written.
  @ObservationIgnored var queued: QueuedWrite?
  /// What the file was like when the user was told that it cannot be read.
  @ObservationIgnored private var toldStamp: FileStamp?
  /// How long nothing is changed before it is saved by itself.
  @ObservationIgnored private var pause = Duration.zero
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private var watches: [FileWatch] = []
  @ObservationIgnored private var watched: Task<Void, Never>?
  /// What can be undone in the window.
  @ObservationIgnored private(set) weak var undoManager: UndoManager?

  /// One that is in no file yet.
  init(_ content: any DocumentContent, of kind: DocumentKind, type: UTType? = nil, number: Int) {
    (self.kind, self.content, self.number) = (kind, content, number)
    contentType = type ?? kind.writableTypes.first ?? .data
    savedRevision = content.revision
    content.owner = self
  }

  /// Reads one from a file.
  convenience init(readFrom url: URL, of kind: DocumentKind) throws {
    let file = try DocumentFile(url)
    self.init(try kind.read(file.configuration), of: kind, type: file.configuration.contentType, number: 0)
    stamp = file.stamp
    fileURL = url
    watchFile()
  }

  /// Reads an untitled one from the draft that was kept of it.
  convenience init(draft url: URL, of kind: DocumentKind, number: Int) throws {
    let file = try DocumentFile(url)
    self.init(try kind.read(file.configuration), of: kind, type: file.configuration.contentType, number: number)
    savedRevision = DocumentRevision()
    updateMark()
  }

  /// Whether it can be saved where it is: as what the file is, which the program may not be able to write, and by this user.
  var isEditable: Bool {
    guard let fileURL else { return kind.isEditor }
    let (files, path) = (FileManager.default, fileURL.path)
    return kind.writes(contentType) && (!files.fileExists(atPath: path) || files.isWritableFile(atPath: path))
  }

  /// What the user calls it.
  var name: String {
    if let fileURL { return fileURL.lastPathComponent }
    let untitled = String(localized: .own("Untitled"))
    return number < 2 ? untitled : "\(untitled) \(number)"
  }

  /// The title of its window, with a mark for what is not in the file.
  var title: String { isEdited ? "• \(name)" : name }

  var configuration: DocumentConfiguration { DocumentConfiguration(fileURL: fileURL, isEditable: isEditable) }

  /// How many changes can be undone: of a value, each is kept as a whole.
  private static let undoLimit = 1_000

  /// It is in a window, with what can be undone there.
  func attach(to undoManager: UndoManager?, savingAfter pause: Duration) {
    if self.undoManager !== undoManager { undoManager?.levelsOfUndo = Self.undoLimit }
    (self.undoManager, self.pause) = (undoManager, pause)
    undoManager?.didChange = { [weak self] in self?.content.undoManagerDidChange() }
  }

  /// Follows whether it is what the file has and will have. Who reads that is told where it is another.
  func updateMark() {
    let isNowEdited =
      content.revision != savedRevision || queued.map { $0.revision != content.revision } ?? false
    if isNowEdited != isEdited { isEdited = isNowEdited }
  }

  /// The content is another. Of one that is only viewed nothing is saved.
  func contentDidChange() {
    guard kind.isEditor else { return }
    updateMark()
    waitToSave()
  }

  private func waitToSave() {
    waiting?.cancel()
    waiting = Task { [weak self, pause] in
      guard (try? await Task.sleep(for: pause)) != nil else { return }
      self?.saveByItself()
    }
  }

  /// A document that has a file is saved once nobody is asked something about it.
  private func saveByItself() {
    guard fileURL != nil, isEdited, isEditable else { return }
    if notice == nil, !isChoosingPlace { save(DocumentSaving()) } else { waitToSave() }
  }

  /// A state of it is in a file now.
  func isSaved(_ revision: DocumentRevision, in url: URL, as type: UTType, _ stamp: FileStamp?) {
    (self.stamp, contentType, savedRevision) = (stamp, type, revision)
    updateMark()
    if url != fileURL { fileURL = url } else if stamp?.isOfFolder != true { return }
    // What is in a folder is another after each time.
    watchFile()
  }

  /// The window has gone.
  func end() {
    waiting?.cancel()
    watched?.cancel()
    watches = []
  }

  // MARK: The file

  private func watchFile() {
    watches = fileURL.map { FileWatch.all(at: $0) { [weak self] in self?.fileDidChange() } } ?? []
  }

  /// Another program may write it in pieces: it is looked at when there were none for a while.
  private func fileDidChange() {
    watched?.cancel()
    watched = Task { [weak self] in
      guard (try? await Task.sleep(for: .milliseconds(200))) != nil else { return }
      await self?.writing?.value
      self?.lookAtFile()
    }
  }

  /// Reads a file again that another program has changed, or asks where there are changes here. Claim WI16.
  private func lookAtFile() {
    guard let fileURL, queued == nil, notice == nil, let stamp = FileStamp(fileURL) else { return }
    guard stamp != self.stamp, stamp != toldStamp else { return }
    if isEdited { notice = .changedElsewhere(DocumentSaving()) } else { readAgain() }
  }

  /// Takes what is in the file. What could be undone is forgotten.
  func readAgain() {
    guard let fileURL else { return }
    do {
      let file = try DocumentFile(fileURL)
      let content = try kind.read(file.configuration)
      content.owner = self
      undoManager?.removeAllActions()
      (self.content, savedRevision, stamp) = (content, content.revision, file.stamp)
      updateMark()
      if stamp?.isOfFolder == true { watchFile() }
    } catch {
      // It is told of once, and is not what the document was read from.
      toldStamp = FileStamp(fileURL)
      notice = .unreadable(FileProblem.reason(of: error))
    }
  }
}

extension OpenDocument: Hashable {
  nonisolated static func == (left: OpenDocument, right: OpenDocument) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A file that a document is read from.
@MainActor
private struct DocumentFile {
  let configuration: FileDocumentReadConfiguration
  let stamp: FileStamp?

  init(_ url: URL) throws {
    // Before it is read: what is written while it is read is another.
    stamp = FileStamp(url)
    configuration = FileDocumentReadConfiguration(
      contentType: UTType(ofFileAt: url), file: try FileWrapper(url: ReadableFile.check(url)))
  }
}
