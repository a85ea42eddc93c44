import Foundation
import GraftTestTraits
import StoredValues
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Values that outlive the program.
@Suite(.runtime) @MainActor
struct AppStorageTests {
  enum Size: Int {
    case small, large
  }

  enum Flavour: String {
    case sweet, sour
  }

  struct Everything {
    @AppStorage var bool: Bool
    @AppStorage var int: Int
    @AppStorage var double: Double
    @AppStorage var string: String
    @AppStorage var url: URL
    @AppStorage var data: Data
    @AppStorage var size: Size
    @AppStorage var flavour: Flavour
    @AppStorage var optional: String?
    @AppStorage var optionalSize: Size?
    @AppStorage var optionalFlavour: Flavour?

    init(_ file: AppStorageFile) {
      _bool = AppStorage(wrappedValue: false, "bool", store: file)
      _int = AppStorage(wrappedValue: 0, "int", store: file)
      _double = AppStorage(wrappedValue: 0, "double", store: file)
      _string = AppStorage(wrappedValue: "", "string", store: file)
      _url = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: file)
      _data = AppStorage(wrappedValue: Data(), "data", store: file)
      _size = AppStorage(wrappedValue: .small, "size", store: file)
      _flavour = AppStorage(wrappedValue: .sweet, "flavour", store: file)
      _optional = AppStorage("optional", store: file)
      _optionalSize = AppStorage("optionalSize", store: file)
      _optionalFlavour = AppStorage("optionalFlavour", store: file)
    }

    func write() {
      bool = true
      int = -7
      double = .infinity
      string = "ä\0\n"
      url = URL(string: "https://example.org/a?b#c")!
      data = Data([0, 255])
      size = .large
      flavour = .sour
      optional = "there"
      optionalSize = .large
      optionalFlavour = .sour
    }

    func check() {
      #expect(bool)
      #expect(int == -7)
      #expect(double == .infinity)
      #expect(string == "ä\0\n")
      #expect(url.absoluteString == "https://example.org/a?b#c")
      #expect(data == Data([0, 255]))
      #expect(size == .large)
      #expect(flavour == .sour)
      #expect(optional == "there")
      #expect(optionalSize == .large)
      #expect(optionalFlavour == .sour)
    }
  }

  @Test("values of every kind are there at once, and when the program is started again")
  func kinds() throws {
    let folder = try StorageFolder()
    let file = folder.open()
    let values = Everything(file)
    #expect(values.string == "" && values.optional == nil && values.size == .small)
    values.write()
    values.check()
    file.save()
    Everything(folder.open()).check()
    values.optional = nil
    file.save()
    #expect(Everything(folder.open()).optional == nil)
    #expect(try folder.names == ["Values.json"])
  }

  @Test("readers of a key in any host are evaluated once where it changes, and readers of other keys are not")
  func readers() throws {
    let folder = try StorageFolder()
    let file = folder.open()
    let first = RecordingHost(StoredCounter("a", file))
    let second = RecordingHost(StoredCounter("b", file))
    let counts = UpdateStatistics.start()
    first.tap("a")
    first.tap("a")
    first.settle()
    #expect(first.shown + second.shown == ["a=2", "a-other", "b=2", "b-other"])
    #expect(counts.bodies(of: StoredCounter.self) == 2)
    first.send("a-other")
    #expect(counts.bodies(of: StoredCounter.self) == 2)
    file.save()
    #expect(RecordingHost(StoredCounter("c", folder.open(), start: 5)).shown.first == "c=2")
  }

  struct Bound: View {
    @Binding var count: Int

    var body: some View { Leaf("bound", count) { count += 10 } }
  }

  struct Owner: View {
    @AppStorage private var count: Int

    init(_ file: AppStorageFile) { _count = AppStorage(wrappedValue: 1, "count", store: file) }

    var body: some View { Bound(count: $count) }
  }

  @Test("a binding to a stored value writes it, and its owner is not evaluated for it")
  func binding() throws {
    let folder = try StorageFolder()
    let file = folder.open()
    let host = RecordingHost(Owner(file))
    let counts = UpdateStatistics.start()
    host.send("bound")
    #expect(host.shown == ["bound=11"])
    #expect(counts.bodies(of: Owner.self) == 0)
    file.save()
    #expect(RecordingHost(Owner(folder.open())).shown == ["bound=11"])
  }

  struct Keyed: View {
    @AppStorage private var value: Int

    init(_ key: String, _ file: AppStorageFile, start: Int) {
      _value = AppStorage(wrappedValue: start, key, store: file)
    }

    var body: some View { Leaf("value", value) { value += 1 } }
  }

  private func show(_ view: Keyed, in host: RecordingHost<Keyed>) {
    host.rootView = view
    host.settle()
  }

  @Test("a view that is given another key, file or default has the value of that")
  func otherKey() throws {
    let (folder, otherFolder) = (try StorageFolder(), try StorageFolder())
    let (file, other) = (folder.open(), otherFolder.open())
    defer { withExtendedLifetime((folder, otherFolder)) { file.save() } }
    let host = RecordingHost(Keyed("a", file, start: 1))
    host.send("value")
    show(Keyed("b", file, start: 1), in: host)
    #expect(host.shown == ["value=1"])
    show(Keyed("b", file, start: 5), in: host)
    #expect(host.shown == ["value=5"])
    show(Keyed("a", file, start: 5), in: host)
    #expect(host.shown == ["value=2"])
    show(Keyed("a", other, start: 5), in: host)
    #expect(host.shown == ["value=5"])
  }

  @Test("what another process has written stays where this one writes other keys")
  func otherProcess() throws {
    let folder = try StorageFolder()
    let (mine, other) = (folder.open(), folder.open())
    let host = RecordingHost(StoredCounter("a", mine))
    let otherHost = RecordingHost(StoredCounter("b", other))
    otherHost.send("b-other")
    other.save()
    host.send("a")
    mine.save()
    let text = try folder.text()
    #expect(text.contains("count") && text.contains("other"))
  }

  @Test("a file that is read again while it is being saved does not bring back what it had before")
  func readWhileSaving() throws {
    let folder = try StorageFolder()
    let watched = Notes<@MainActor () -> Void>()
    // Of the process, in which windows of other tests may watch their files.
    let watch = AppStorageFile.watch
    AppStorageFile.watch = { path, changed in
      guard path == folder.fileURL.path else { return watch?(path, changed) ?? watched }
      watched.values.append(changed)
      return watched
    }
    defer { AppStorageFile.watch = watch }
    let file = folder.open()
    let count = AppStorage(wrappedValue: 0, "count", store: file)
    var lost: [Int] = []
    for number in 101...200 {
      count.wrappedValue = number
      repeat {
        watched.values[0]()
        if count.wrappedValue != number { lost.append(count.wrappedValue) }
      } while try !folder.names.contains("Values.json") || !folder.text().contains("\(number)")
    }
    #expect(lost == [])
  }

  @Test("a key that has a value of another type reads as the default, and is written over only when it is set")
  func otherType() throws {
    let folder = try StorageFolder()
    try folder.write(#"{"version": 1, "values": {"count": {"string": "three"}}}"#)
    let host = RecordingHost(StoredCounter("a", folder.open(), start: 4))
    #expect(host.shown.first == "a=4")
    #expect(try folder.text().contains("three"))
  }
}
