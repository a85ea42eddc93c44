import Foundation
import Synchronization
import Threads
import ViewGraph

/// A file of one's own in which `AppStorage` keeps values, in place of user defaults.
///
/// Values are written in the background, at the latest when the program exits; the file is replaced as a whole, so a crash
/// leaves the old one or the new one. Values that other windows and processes write arrive. A file that cannot be read, or
/// that a newer program has written, is reported and counts as empty; before a new one takes its place it gets another
/// name beside it. May be used from any thread.
public final class AppStorageFile: ValueStore {
  /// The file of what belongs to windows: `SceneStorage.json`, in a folder of the program's name in the user's data
  /// directory, which is `XDG_DATA_HOME` or else `~/.local/share`.
  package static let scenes = AppStorageFile(url: dataFolder.appendingPathComponent("SceneStorage.json"))

  static var dataFolder: URL {
    let home = folder(of: "HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    let data = folder(of: "XDG_DATA_HOME") ?? home.appendingPathComponent(".local/share")
    return data.appendingPathComponent(ProcessInfo.processInfo.processName)
  }

  /// The folder that a variable names; an empty or a relative path counts as none.
  static func folder(of variable: String) -> URL? {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    return path.hasPrefix("/") ? URL(fileURLWithPath: path) : nil
  }

  /// Tells when a file has changed, for as long as the result is kept. Supplied once by the toolkit's bridge.
  @MainActor package static var watch: (@MainActor (String, @escaping @MainActor () -> Void) -> AnyObject)? {
    didSet { for file in open.withLock({ $0 }) { file.startWatching() } }
  }

  /// The files of the process, each of which lives as long.
  private static let open = Mutex<[AppStorageFile]>([])

  private let disk: StorageDisk
  private let queue = DispatchQueue(label: "Graft.storage")
  private let state = Mutex(State())
  @MainActor private static var watches: [ObjectIdentifier: AnyObject] = [:]

  private struct State {
    var cells: [String: StateCell<StoredValue?>] = [:]
    var values: [String: StoredValue] = [:]
    /// What the file does not have yet.
    var changes: [String: StoredValue?] = [:]
    var isLoaded = false
    var isSaving = false
    /// How often this process has replaced the file.
    var saves = 0
  }

  /// The values of a file, which need not exist. It is held for the life of the program.
  public init(url: URL) {
    disk = StorageDisk(url: url)
    AppStorageFile.open.withLock { files in
      if files.isEmpty { atexit { AppStorageFile.saveAll() } }
      files.append(self)
    }
    MainThread.run { [self] in startWatching() }
  }

  /// The folder that the file is in.
  package var folder: URL { disk.url.deletingLastPathComponent() }

  private static func saveAll() {
    for file in open.withLock({ $0 }) { file.save() }
  }

  @MainActor
  private func startWatching() {
    guard let watch = AppStorageFile.watch, AppStorageFile.watches[ObjectIdentifier(self)] == nil else { return }
    AppStorageFile.watches[ObjectIdentifier(self)] = watch(disk.url.path) { [self] in load() }
  }

  // MARK: Values

  /// The cell of a key: what it has is what the file has, or will have soon.
  func cell(for key: String) -> StateCell<StoredValue?> {
    loadOnce()
    return state.withLock { state in
      if let cell = state.cells[key] { return cell }
      let cell = StateCell(state.changes[key] ?? state.values[key])
      state.cells[key] = cell
      return cell
    }
  }

  /// Notes that a key has another value from now on.
  func change(_ key: String, to value: StoredValue?) {
    let isFirst = state.withLock { state in
      state.changes[key] = .some(value)
      defer { state.isSaving = true }
      return !state.isSaving
    }
    if isFirst { queue.async { [self] in saveChanges() } }
  }

  func readable(_ value: StoredValue?) -> StoredValue? { value }

  /// The file is watched.
  func refresh(_ key: String) {}

  private func loadOnce() {
    let isFirst = state.withLock { state in
      defer { state.isLoaded = true }
      return !state.isLoaded
    }
    if isFirst { load() }
  }

  /// Takes what the file has. What is not saved yet stays.
  private func load() {
    let saves = state.withLock { $0.saves }
    switch disk.read() {
    case .broken(let reason):
      Diagnostics.report(
        .unreadableStorage, place: disk.url.path,
        "\(disk.url.path) cannot be read, and the defaults are used: \(reason). It is kept under another name when a value is saved"
      )
    case .values(let values):
      if !take(values, readAfter: saves) { load() }
    }
  }

  /// Whether the values are those of the file: it may have been replaced since it was read.
  private func take(_ values: [String: StoredValue], readAfter saves: Int) -> Bool {
    let cells: [String: StateCell<StoredValue?>]? = state.withLock { state in
      guard state.saves == saves else { return nil }
      state.values = values
      return state.cells.filter { state.changes[$0.key] == nil }
    }
    guard let cells else { return false }
    for (key, cell) in cells {
      if cell.evaluated() != values[key] { StorageAnnouncers.announce(cell) }
      cell.write(values[key])
    }
    return true
  }

  // MARK: Saving

  /// Writes now what is not in the file yet.
  public func save() { queue.sync { saveChanges() } }

  private func saveChanges() {
    let (changes, known) = state.withLock { state in
      state.isSaving = false
      return (state.changes, state.values)
    }
    guard !changes.isEmpty else { return }
    do {
      let kept = try disk.change(changes, known: known)
      state.withLock { state in
        state.saves += 1
        for (key, value) in changes where state.changes[key] == .some(value) { state.changes[key] = nil }
        for (key, value) in changes { state.values[key] = value }
      }
      if let kept { reportKept(kept) }
    } catch {
      Diagnostics.report(
        .unwritableStorage, place: disk.url.path,
        "\(disk.url.path) cannot be written, and values are kept until the program ends: \(error)")
    }
  }

  private func reportKept(_ kept: URL) {
    Diagnostics.report(
      .unreadableStorage, place: kept.path, "what was in \(disk.url.path) and could not be read is in \(kept.path) now")
  }
}

extension AppStorageFile {
  /// A text that no view reads, such as the size of a window; nil if there is none.
  package func text(for key: String) -> String? { textLocation(key).read() }

  /// Keeps a text.
  package func setText(_ text: String, for key: String) { textLocation(key).write(text) }

  private func textLocation(_ key: String) -> StoredLocation<String?> {
    StoredLocation(key, in: self, default: nil, String._coding.optional())
  }
}
