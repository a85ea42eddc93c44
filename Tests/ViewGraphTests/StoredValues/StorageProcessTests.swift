import Foundation
import GraftTestTraits
import StoredValues
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// A file of stored values that several processes use at once.
@Suite(.runtime) @MainActor
struct StorageProcessTests {
  /// Saves 30 values, each by itself, once the other has begun as well.
  private static func save(as name: String, in folder: URL) {
    try? Data().write(to: folder.appendingPathComponent(name))
    let deadline = Date(timeIntervalSinceNow: 60)
    while !haveAllBegun(in: folder) {
      if Date() > deadline { exit(EXIT_FAILURE) }
      usleep(1_000)
    }
    let file = AppStorageFile(url: folder.appendingPathComponent("Values.json"))
    for number in 1...30 {
      AppStorage(wrappedValue: "", "\(name) \(number)", store: file).wrappedValue = name
      file.save()
    }
  }

  private static func haveAllBegun(in folder: URL) -> Bool {
    ["first", "second"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }

  private func save(as name: String, in folder: URL) async {
    await #expect(processExitsWith: .success) { [name = name as String, folder = folder as URL] in
      await MainActor.run { StorageProcessTests.save(as: name, in: folder) }
    }
  }

  @Test("what two processes write at the same moment is all there")
  func atOnce() async throws {
    let folder = try StorageFolder()
    let url = folder.url
    async let one: Void = save(as: "first", in: url)
    async let two: Void = save(as: "second", in: url)
    _ = await (one, two)
    let file = folder.open()
    for name in ["first", "second"] {
      let values = (1...30).map { AppStorage(wrappedValue: "", "\(name) \($0)", store: file).wrappedValue }
      #expect(values == Array(repeating: name, count: 30))
    }
  }

  /// Saves number after number until it is killed, which a thread does at some moment; a byte is added to another file for
  /// each number that is safe.
  private static func countUntilKilled(in folder: URL) {
    let file = AppStorageFile(url: folder.appendingPathComponent("Values.json"))
    let count = AppStorage(wrappedValue: 0, "count", store: file)
    let text = AppStorage(wrappedValue: "", "text", store: file)
    let start = count.wrappedValue
    guard let confirmed = fopen(folder.appendingPathComponent("confirmed").path, "a") else { return }
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
    for _ in 1...5 {
      await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder.url as URL] in
        await MainActor.run { StorageProcessTests.countUntilKilled(in: folder) }
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
    await #expect(processExitsWith: .success) { [home = folder.url.appendingPathComponent("home") as URL] in
      await MainActor.run {
        setenv("XDG_DATA_HOME", "", 1)
        setenv("HOME", home.path, 1)
        let file = EnvironmentValues().sceneFile
        AppStorage(wrappedValue: 0, "count", store: file).wrappedValue = 1
        file.save()
      }
    }
    let names = FileManager.default.enumerator(atPath: folder.url.path)?.compactMap { $0 as? String } ?? []
    #expect(names.contains { $0.hasPrefix("home/.local/share/") && $0.hasSuffix("/SceneStorage.json") })
  }
}
