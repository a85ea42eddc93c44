import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Stored values in windows: what other processes write arrives.
@Suite(.gtk) @MainActor
struct StorageWatchTests {
  struct Counter: View {
    @AppStorage private var count: Int

    init(_ file: AppStorageFile) { _count = AppStorage(wrappedValue: 0, "count", store: file) }

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  /// A window of a new file, whose button was clicked once.
  @MainActor
  struct Shown {
    let folder: StorageFolder
    let file: AppStorageFile
    let mounted: MountedView<Counter>

    init() async throws {
      folder = try StorageFolder()
      file = folder.open()
      mounted = try await MountedView(Counter(file))
      try await mounted.root.find(role: .button).click()
      #expect(mounted.root.texts == ["count 1"])
      file.save()
    }
  }

  @Test("a value that another process writes is shown, and one that this one writes stays")
  func arrives() async throws {
    let shown = try await Shown()
    let (folder, file, mounted) = (shown.folder, shown.file, shown.mounted)
    // As another process replaces the file.
    let (url, other) = (folder.fileURL, folder.fileURL.appendingPathExtension("other"))
    try Data(#"{"version": 1, "values": {"count": {"int": 40}}}"#.utf8).write(to: other)
    #expect(rename(other.path, url.path) == 0)
    await Turn.until { mounted.root.texts == ["count 40"] }
    #expect(mounted.root.texts == ["count 40"])
    try await mounted.root.find(role: .button).click()
    #expect(mounted.root.texts == ["count 41"])
    file.save()
    #expect(try folder.text().contains("41"))
  }

  @Test("SV5 a value that is written straight into the file is shown")
  func plainWrite() async throws {
    let shown = try await Shown()
    try shown.folder.write(#"{"version": 1, "values": {"count": {"int": 30}}}"#)
    await Turn.until { shown.mounted.root.texts == ["count 30"] }
    #expect(shown.mounted.root.texts == ["count 30"])
    #expect(Diagnostics.recorded == [])
  }

  @Test("another process and a window that is open have the same values, whoever writes")
  func otherProcess() async throws {
    let shown = try await Shown()
    let (folder, mounted) = (shown.folder, shown.mounted)
    await #expect(processExitsWith: .success) { [url = folder.fileURL as URL] in
      await MainActor.run {
        let count = AppStorage(wrappedValue: 0, "count", store: AppStorageFile(url: url))
        // It is written when the process ends.
        count.wrappedValue += 10
      }
    }
    await Turn.until { mounted.root.texts != ["count 1"] }
    #expect(mounted.root.texts == ["count 11"])
    try await mounted.root.find(role: .button).click()
    #expect(mounted.root.texts == ["count 12"])
    // Before its folder goes.
    shown.file.save()
  }

  @Test("SV6 a file that is damaged while its window is open is reported, and the window loses nothing")
  func damaged() async throws {
    let shown = try await Shown()
    let (folder, file, mounted) = (shown.folder, shown.file, shown.mounted)
    try folder.write("damaged")
    await Turn.until { !Diagnostics.recorded.isEmpty }
    #expect(Set(Diagnostics.recorded.map(\.kind)) == [.unreadableStorage])
    #expect(mounted.root.texts == ["count 1"])
    try await mounted.root.find(role: .button).click()
    file.save()
    #expect(mounted.root.texts == ["count 2"])
    #expect(try folder.text().contains("2"))
    #expect(try folder.text("Values.json.broken-1") == "damaged")
    #expect(Set(Diagnostics.recorded.map(\.kind)) == [.unreadableStorage])
  }

  struct DefaultsCounter: View {
    @AppStorage private var count: Int

    init(_ defaults: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: defaults) }

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("SV4 a user default that the program or another process sets is shown")
  func defaults() async throws {
    let name = "graft-test-\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    let mounted = try await MountedView(DefaultsCounter(defaults))
    try await mounted.root.find(role: .button).click()
    #expect(mounted.root.texts == ["count 1"])
    defaults.set(20, forKey: "count")
    await Turn.until { mounted.root.texts == ["count 20"] }
    #expect(mounted.root.texts == ["count 20"])
    _ = defaults.synchronize()
    await #expect(processExitsWith: .success) { [name = name as String] in
      let other = UserDefaults(suiteName: name)
      other?.set(40, forKey: "count")
      guard other?.synchronize() == true else { exit(2) }
    }
    await Turn.until { mounted.root.texts == ["count 40"] }
    #expect(mounted.root.texts == ["count 40"])
    defaults.removePersistentDomain(forName: name)
  }
}
