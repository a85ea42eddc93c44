import Foundation
import Synchronization
import Threads
import ViewGraph

/// User defaults as a store. The values are where `UserDefaults` itself has them: each shows what the other writes.
///
/// Nobody tells when a program sets a default, so that the values in use are compared after each turn of the main loop in
/// which anything has run. The file of the defaults is watched for what other processes write.
package final class DefaultsStore: ValueStore, @unchecked Sendable {
  /// By the files that the defaults are in: a program may make an object for them with each value of a view.
  private static let stores = Mutex<[String: DefaultsStore]>([:])
  private static let standard = of(UserDefaults.standard, in: DefaultsFile.path(of: .standard))

  private let defaults: UserDefaults
  private let queue = DispatchQueue(label: "Graft.defaults")
  private let state = Mutex(State())
  @MainActor private var watch: AnyObject?

  private struct State {
    var cells: [String: StateCell<StoredValue?>] = [:]
    var isSaving = false
    /// Keys that are being taken over: who hears of it and reads one has its old value.
    var refreshing: Set<String> = []
  }

  /// The store of some defaults. The first object for them is held for the life of the program, and with it what is
  /// registered there.
  static func of(_ defaults: UserDefaults) -> DefaultsStore {
    defaults === UserDefaults.standard ? standard : of(defaults, in: DefaultsFile.path(of: defaults))
  }

  private static func of(_ defaults: UserDefaults, in path: String) -> DefaultsStore {
    if let known = stores.withLock({ $0[path] }) { return known }
    let store = DefaultsStore(defaults)
    let (kept, isFirst) = stores.withLock { stores in
      if let known = stores[path] { return (known, false) }
      stores[path] = store
      return (store, stores.count == 1)
    }
    if isFirst { atexit { DefaultsStore.saveAll() } }
    return kept
  }

  private init(_ defaults: UserDefaults) {
    self.defaults = defaults
    if defaults === UserDefaults.standard { FormerStorage.move(into: defaults) }
    MainThread.run { [self] in startWatching() }
  }

  /// Takes over what programs and other processes have written into all defaults that are in use.
  @MainActor
  package static func refreshAll() {
    guard RunningCall.evaluating == nil else { return }
    for store in all { store.refreshAll() }
  }

  private static var all: [DefaultsStore] { stores.withLock { Array($0.values) } }

  @MainActor
  private func refreshAll() {
    startWatching()
    for key in state.withLock({ Array($0.cells.keys) }) { refresh(key) }
  }

  private static func saveAll() {
    for store in all { _ = store.defaults.synchronize() }
  }

  @MainActor
  private func startWatching() {
    guard watch == nil, let watchFile = AppStorageFile.watch else { return }
    watch = watchFile(DefaultsFile.path(of: defaults)) { [self] in
      _ = defaults.synchronize()
      refreshAll()
    }
  }

  // MARK: Values

  private func value(for key: String) -> StoredValue? { StoredValue(property: defaults.object(forKey: key)) }

  func cell(for key: String) -> StateCell<StoredValue?> {
    let current = value(for: key)
    return state.withLock { state in
      if let cell = state.cells[key] { return cell }
      let cell = StateCell(current)
      state.cells[key] = cell
      return cell
    }
  }

  func readable(_ value: StoredValue?) -> StoredValue? { StoredValue(property: value?.property) }

  func change(_ key: String, to value: StoredValue?) {
    defaults.set(value?.property, forKey: key)
    let isFirst = state.withLock { state in
      defer { state.isSaving = true }
      return !state.isSaving
    }
    if isFirst { queue.async { [self] in save() } }
  }

  private func save() {
    state.withLock { $0.isSaving = false }
    _ = defaults.synchronize()
  }

  func refresh(_ key: String) {
    guard let cell = state.withLock({ $0.cells[key] }) else { return }
    let current = value(for: key)
    guard cell.read() != current, state.withLock({ $0.refreshing.insert(key).inserted }) else { return }
    StorageAnnouncers.announce(cell)
    cell.write(current)
    state.withLock { _ = $0.refreshing.remove(key) }
  }
}

/// Where Foundation keeps user defaults.
private enum DefaultsFile {
  static func path(of defaults: UserDefaults) -> String {
    // Defaults do not say otherwise which they are.
    let suite = Mirror(reflecting: defaults).descendant("suite") as? String
    return folder.appendingPathComponent((suite ?? name) + ".plist").path
  }

  /// That of the defaults of this program.
  static var name: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

  private static var folder: URL {
    AppStorageFile.folder(of: "XDG_CONFIG_HOME")
      ?? (AppStorageFile.folder(of: "HOME") ?? FileManager.default.homeDirectoryForCurrentUser)
      .appendingPathComponent(".config")
  }
}

/// The file in which `AppStorage` kept values before they were user defaults.
private enum FormerStorage {
  /// Moves its values into the defaults, as far as these have none, and renames it.
  static func move(into defaults: UserDefaults) {
    let url = AppStorageFile.dataFolder.appendingPathComponent("AppStorage.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    switch StorageDisk(url: url).read() {
    case .broken(let reason):
      Diagnostics.report(
        .unreadableStorage, place: url.path,
        "\(url.path) cannot be read, and its values do not become user defaults: \(reason). It stays as it is")
    case .values(let values):
      // What is registered is no value that the user has given.
      let known = defaults.persistentDomain(forName: DefaultsFile.name) ?? [:]
      for (key, value) in values where known[key] == nil { defaults.set(value.property, forKey: key) }
      guard defaults.synchronize() else { return }
      try? FileManager.default.moveItem(
        at: url, to: url.deletingLastPathComponent().appendingPathComponent("AppStorage.moved.json"))
    }
  }
}
