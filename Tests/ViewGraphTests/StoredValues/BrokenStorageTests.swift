import Foundation
import GraftTestTraits
import StoredValues
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Files of stored values that are not as they should be.
@Suite(.runtime) @MainActor
struct BrokenStorageTests {
  @Test(
    "a file that is damaged, cut off or of a newer program is reported, gives defaults, and is kept when one is saved",
    arguments: [
      "no JSON", #"{"version": 1, "values": {"count": {"in"#, "", #"{"version": 2, "values": {"count": {"int": 3}}}"#,
      #"{"version": 1, "values": {"count": 3}}"#,
    ])
  func broken(text: String) throws {
    let folder = try StorageFolder()
    try folder.write(text)
    let file = folder.open()
    let host = RecordingHost(StoredCounter("a", file, start: 4))
    #expect(host.shown.first == "a=4")
    #expect(Diagnostics.kinds == [.unreadableStorage])
    #expect(try folder.text() == text)
    host.send("a")
    file.save()
    #expect(host.shown.first == "a=5")
    #expect(try folder.names == ["Values.json", "Values.json.broken-1"])
    #expect(try folder.text("Values.json.broken-1") == text)
    #expect(Diagnostics.kinds == [.unreadableStorage, .unreadableStorage])
    #expect(RecordingHost(StoredCounter("b", folder.open())).shown.first == "b=5")
    Diagnostics.removeAll()
  }

  @Test("a file that is damaged while the program runs loses nothing of what the program knows")
  func brokenLater() throws {
    let folder = try StorageFolder()
    let file = folder.open()
    let host = RecordingHost(StoredCounter("a", file))
    host.send("a")
    file.save()
    try folder.write("damaged")
    host.send("a-other")
    file.save()
    #expect(try folder.text().contains("other"))
    #expect(RecordingHost(StoredCounter("b", folder.open())).shown.first == "b=1")
    #expect(try folder.text("Values.json.broken-1") == "damaged")
    #expect(Diagnostics.kinds == [.unreadableStorage])
    Diagnostics.removeAll()
  }

  @Test("a second broken file does not take the place of the first")
  func twice() throws {
    let folder = try StorageFolder()
    for number in 1...2 {
      try folder.write("broken \(number)")
      let file = folder.open()
      RecordingHost(StoredCounter("a", file)).send("a")
      file.save()
    }
    #expect(try folder.text("Values.json.broken-1") == "broken 1")
    #expect(try folder.text("Values.json.broken-2") == "broken 2")
    #expect(Set(Diagnostics.kinds) == [.unreadableStorage])
    Diagnostics.removeAll()
  }

  @Test("a folder in the place of the file is kept beside the file as well")
  func folderInPlace() throws {
    let folder = try StorageFolder()
    try FileManager.default.createDirectory(at: folder.fileURL, withIntermediateDirectories: true)
    let file = folder.open()
    let host = RecordingHost(StoredCounter("a", file, start: 4))
    #expect(host.shown.first == "a=4")
    host.send("a")
    file.save()
    #expect(try folder.names == ["Values.json", "Values.json.broken-1"])
    #expect(Set(Diagnostics.kinds) == [.unreadableStorage])
    Diagnostics.removeAll()
  }

  @Test("where nothing can be written, that is reported once, and the values hold until the program ends")
  func unwritable() throws {
    let folder = try StorageFolder()
    try folder.write("a file is no folder")
    let file = AppStorageFile(url: folder.fileURL.appendingPathComponent("Values.json"))
    let host = RecordingHost(StoredCounter("a", file))
    for _ in 1...2 {
      host.send("a")
      file.save()
    }
    #expect(host.shown.first == "a=2")
    #expect(Diagnostics.kinds.filter { $0 == .unwritableStorage }.count == 1)
    #expect(try folder.text() == "a file is no folder")
    Diagnostics.removeAll()
  }

  @Test("what a program that crashed has left of a new file is no harm")
  func crashed() throws {
    let folder = try StorageFolder()
    try folder.write(#"{"version": 1, "values": {"count": {"int": 3}}}"#)
    try Data("half".utf8).write(to: folder.url.appendingPathComponent("Values.json.new"))
    let file = folder.open()
    let host = RecordingHost(StoredCounter("a", file))
    #expect(host.shown.first == "a=3")
    host.send("a")
    file.save()
    #expect(try folder.names == ["Values.json"])
    #expect(RecordingHost(StoredCounter("b", folder.open())).shown.first == "b=4")
  }

  @Test("a value that a body writes is reported and dropped, in the file as well")
  func writtenInBody() throws {
    struct Writing: View {
      @AppStorage private var count: Int

      init(_ file: AppStorageFile) { _count = AppStorage(wrappedValue: 1, "count", store: file) }

      var body: some View {
        let _ = count = 2
        Leaf("a", count)
      }
    }
    let folder = try StorageFolder()
    let file = folder.open()
    #expect(RecordingHost(Writing(file)).shown == ["a=1"])
    file.save()
    #expect(try folder.names == [])
    #expect(Diagnostics.kinds == [.stateDuringUpdate])
    Diagnostics.removeAll()
  }
}
