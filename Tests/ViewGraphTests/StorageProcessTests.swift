import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// A file of stored values that several processes use at once.
@Suite(.runtime) @MainActor
struct StorageProcessTests {
  /// How the processes of a test know the folder: they inherit the environment.
  private nonisolated static let folderName = "GRAFT_STORAGE_TEST"

  private nonisolated static func url(_ name: String) -> URL {
    URL(fileURLWithPath: ProcessInfo.processInfo.environment[folderName] ?? "").appendingPathComponent(name)
  }

  private func share(_ folder: StorageFolder) { setenv(Self.folderName, folder.url.path, 1) }

  /// Saves 30 values, each by itself, once the other has begun as well.
  private static func save(as name: String) {
    try? Data().write(to: url(name))
    let end = Date(timeIntervalSinceNow: 10)
    while ["first", "second"].contains(where: { !FileManager.default.fileExists(atPath: url($0).path) }), Date() < end {
      usleep(1_000)
    }
    let file = AppStorageFile(url: url("Values.json"))
    for number in 1...30 {
      AppStorage(wrappedValue: "", "\(name) \(number)", store: file).wrappedValue = name
      file.save()
    }
  }

  private func first() async {
    await #expect(processExitsWith: .success) { await MainActor.run { StorageProcessTests.save(as: "first") } }
  }

  private func second() async {
    await #expect(processExitsWith: .success) { await MainActor.run { StorageProcessTests.save(as: "second") } }
  }

  @Test("what two processes write at the same moment is all there")
  func atOnce() async throws {
    let folder = try StorageFolder()
    share(folder)
    async let one: Void = first()
    async let two: Void = second()
    _ = await (one, two)
    let file = folder.open()
    for name in ["first", "second"] {
      let values = (1...30).map { AppStorage(wrappedValue: "", "\(name) \($0)", store: file).wrappedValue }
      #expect(values == Array(repeating: name, count: 30))
    }
  }

  /// Saves number after number until it is killed, which a thread does at some moment; a byte is added to another file for
  /// each number that is safe.
  private static func countUntilKilled() {
    let file = AppStorageFile(url: url("Values.json"))
    let count = AppStorage(wrappedValue: 0, "count", store: file)
    let text = AppStorage(wrappedValue: "", "text", store: file)
    let start = count.wrappedValue
    guard let confirmed = fopen(url("confirmed").path, "a") else { return }
    for number in (start + 1)... {
      text.wrappedValue = String(repeating: "\(number % 10)", count: 100_000)
      count.wrappedValue = number
      file.save()
      fputc(0, confirmed)
      fflush(confirmed)
      guard number == start + 3 else { continue }
      Thread.detachNewThread {
        usleep(.random(in: 0..<20_000))
        kill(getpid(), SIGKILL)
      }
    }
  }

  @Test("a process that is killed while it writes leaves what was safe, and nobody is kept from writing on")
  func killed() async throws {
    let folder = try StorageFolder()
    share(folder)
    for _ in 1...5 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        await MainActor.run { StorageProcessTests.countUntilKilled() }
      }
      let file = folder.open()
      let count = AppStorage(wrappedValue: 0, "count", store: file).wrappedValue
      let confirmed = try Data(contentsOf: folder.url.appendingPathComponent("confirmed")).count
      #expect(count == confirmed || count == confirmed + 1)
      let text = AppStorage(wrappedValue: "", "text", store: file).wrappedValue
      #expect(Set(text).count == 1 && text.count == 100_000)
      // The next one counts what it confirms from here.
      try Data(count: count).write(to: folder.url.appendingPathComponent("confirmed"))
    }
    let file = folder.open()
    AppStorage(wrappedValue: 0, "count", store: file).wrappedValue = -1
    file.save()
    #expect(AppStorage(wrappedValue: 0, "count", store: folder.open()).wrappedValue == -1)
    #expect(try folder.names == ["Values.json", "confirmed"])
  }

  @Test("an empty path of the user's data directory counts as none")
  func dataDirectory() async throws {
    let folder = try StorageFolder()
    share(folder)
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setenv("XDG_DATA_HOME", "", 1)
        setenv("HOME", StorageProcessTests.url("home").path, 1)
        AppStorage(wrappedValue: 0, "count").wrappedValue = 1
        AppStorageFile.standard.save()
      }
    }
    let names = FileManager.default.enumerator(atPath: folder.url.path)?.compactMap { $0 as? String } ?? []
    #expect(names.contains { $0.hasPrefix("home/.local/share/") && $0.hasSuffix("/AppStorage.json") })
  }
}
