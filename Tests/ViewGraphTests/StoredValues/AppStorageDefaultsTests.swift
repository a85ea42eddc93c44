import Foundation
import GraftTestTraits
import OpenCombine
import StoredValues
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Stored values and user defaults are the same values.
@Suite(.runtime) @MainActor
struct AppStorageDefaultsTests {
  struct Everything {
    @AppStorage var bool: Bool
    @AppStorage var int: Int
    @AppStorage var double: Double
    @AppStorage var string: String
    @AppStorage var url: URL
    @AppStorage var data: Data
    @AppStorage var optional: String?

    init(_ defaults: UserDefaults) {
      _bool = AppStorage(wrappedValue: false, "bool", store: defaults)
      _int = AppStorage(wrappedValue: 0, "int", store: defaults)
      _double = AppStorage(wrappedValue: 0, "double", store: defaults)
      _string = AppStorage(wrappedValue: "", "string", store: defaults)
      _url = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: defaults)
      _data = AppStorage(wrappedValue: Data(), "data", store: defaults)
      _optional = AppStorage("optional", store: defaults)
    }
  }

  @Test("what is written as a stored value is a user default of its type")
  func written() throws {
    let suite = DefaultsSuite()
    let (values, defaults) = (Everything(suite.defaults), suite.defaults)
    values.bool = true
    values.int = -7
    values.double = 2.5
    values.string = "text"
    values.data = Data([0, 255])
    values.optional = "there"
    #expect(defaults.bool(forKey: "bool") && defaults.integer(forKey: "int") == -7)
    #expect(defaults.double(forKey: "double") == 2.5 && defaults.string(forKey: "string") == "text")
    #expect(defaults.data(forKey: "data") == Data([0, 255]) && defaults.string(forKey: "optional") == "there")
    values.optional = nil
    #expect(defaults.object(forKey: "optional") == nil)
  }

  @Test("a user default is read at once, and a number as what it may stand for")
  func read() throws {
    let suite = DefaultsSuite()
    let (values, defaults) = (Everything(suite.defaults), suite.defaults)
    #expect(values.int == 0 && values.string == "" && !values.bool)
    defaults.set(1, forKey: "bool")
    defaults.set(3, forKey: "double")
    defaults.set("text", forKey: "string")
    defaults.set("no number", forKey: "int")
    defaults.set(URL(fileURLWithPath: "/tmp/file"), forKey: "url")
    #expect(values.bool && values.double == 3 && values.string == "text" && values.int == 0)
    #expect(values.url == URL(fileURLWithPath: "/tmp/file"))
  }

  struct Stored: View {
    @AppStorage var count: Int

    /// Defaults made in place, as many programs do.
    init(_ suite: String) {
      _count = AppStorage(wrappedValue: 0, "count", store: UserDefaults(suiteName: suite))
    }

    var body: some View { Leaf("count", count) { count += 1 } }
  }

  struct TwoStored: View {
    let suite: String
    let step: Int
    var body: some View {
      Leaf("step", step)
      Stored(suite)
      Stored(suite)
    }
  }

  @Test("SV2 views that make their defaults with each value have one value, and are evaluated when that changes")
  func madeInPlace() {
    let suite = DefaultsSuite()
    let counts = UpdateStatistics.start()
    let host = RecordingHost(TwoStored(suite: suite.name, step: 0))
    for step in 1...3 { host.show(TwoStored(suite: suite.name, step: step)) }
    #expect(counts.bodies(of: Stored.self) == 2)
    host.send("count")
    #expect(host.shown == ["step=3", "count=1", "count=1"])
    suite.defaults.set(7, forKey: "count")
    host.settle()
    #expect(host.shown == ["step=3", "count=7", "count=7"])
    #expect(counts.bodies(of: Stored.self) == 6)
  }

  @Test("texts and numbers that a property list cannot hold are kept all the same")
  func unusual() throws {
    let suite = DefaultsSuite()
    let values = Everything(suite.defaults)
    values.string = "\u{E4}\0\u{1}\n"
    values.double = .infinity
    values.url = URL(string: "https://example.org/a?b#c")!
    _ = suite.defaults.synchronize()
    let later = Everything(try #require(UserDefaults(suiteName: suite.name)))
    #expect(later.string == "\u{E4}\0\u{1}\n" && later.double == .infinity)
    #expect(later.url.absoluteString == "https://example.org/a?b#c")
  }

  struct Counter: View {
    @AppStorage private var count: Int
    @AppStorage private var other: Int

    init(_ defaults: UserDefaults) {
      _count = AppStorage(wrappedValue: 0, "count", store: defaults)
      _other = AppStorage(wrappedValue: 0, "other", store: defaults)
    }

    var body: some View { Leaf("count", count) { count += 1 } }
  }

  @Test("a view follows the user default that it reads, once for each turn, and no other")
  func views() throws {
    let suite = DefaultsSuite()
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Counter(suite.defaults))
    host.send("count")
    #expect(suite.defaults.integer(forKey: "count") == 1)
    suite.defaults.set(5, forKey: "count")
    suite.defaults.set(6, forKey: "count")
    suite.defaults.set(6, forKey: "other")
    host.settle()
    #expect(host.shown == ["count=6"])
    #expect(counts.bodies(of: Counter.self) == 3)
  }

  final class Model: ObservableObject {
    @AppStorage var count: Int
    @Published var other = 0

    init(_ defaults: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: defaults) }
  }

  final class Bare: ObservableObject {
    @AppStorage var count: Int

    init(_ defaults: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: defaults) }
  }

  struct Observing: View {
    @ObservedObject var model: Bare
    var body: some View { Leaf("model") { model.count += 1 } }
  }

  @Test("SV3 in an observable object, a stored value announces through it before it changes, whoever changes it")
  func object() throws {
    let suite = DefaultsSuite()
    let model = Model(suite.defaults)
    let seen = Notes<Int>()
    let subscription = model.objectWillChange.sink { [unowned model] in seen.values.append(model.count) }
    model.count = 2
    #expect(seen.values == [0])
    suite.defaults.set(7, forKey: "count")
    DefaultsStore.refreshAll()
    #expect(seen.values == [0, 2])
    #expect(model.count == 7)
    subscription.cancel()
  }

  @Test("a view that observes such an object is evaluated with each change, also if the object publishes nothing else")
  func observed() throws {
    let suite = DefaultsSuite()
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Observing(model: Bare(suite.defaults)))
    host.send("model")
    #expect(counts.bodies(of: Observing.self) == 2)
    suite.defaults.set(5, forKey: "count")
    host.settle()
    #expect(counts.bodies(of: Observing.self) == 3)
  }

  @Test("SV1 the standard user defaults and a stored value without a store show each other's values")
  func standard() async throws {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (key, defaults) = (UUID().uuidString, UserDefaults.standard)
        let count = AppStorage(wrappedValue: 1, key)
        guard count.wrappedValue == 1, defaults.object(forKey: key) == nil else { exit(2) }
        count.wrappedValue = 2
        guard defaults.integer(forKey: key) == 2 else { exit(3) }
        defaults.set(3, forKey: key)
        DefaultsStore.refreshAll()
        guard count.wrappedValue == 3 else { exit(4) }
        defaults.removeObject(forKey: key)
        DefaultsStore.refreshAll()
        guard count.wrappedValue == 1, defaults.synchronize() else { exit(5) }
      }
    }
  }

  @Test("what was kept in the file of former versions becomes user defaults, and the file is kept by another name")
  func moved() async throws {
    let folder = try StorageFolder()
    await #expect(processExitsWith: .success) { [home = folder.url as URL] in
      await MainActor.run {
        setenv("XDG_DATA_HOME", home.path, 1)
        let data = home.appendingPathComponent(ProcessInfo.processInfo.processName)
        try? FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let file = data.appendingPathComponent("AppStorage.json")
        // Keys of this run: the defaults last, wherever the process has them.
        let (number, name) = ("number \(UUID())", "name \(UUID())")
        let text = #"{"version": 1, "values": {"\#(number)": {"int": 40}, "\#(name)": {"string": "n"}}}"#
        try? Data(text.utf8).write(to: file)
        let defaults = UserDefaults.standard
        guard defaults.object(forKey: number) == nil else { exit(2) }
        let count = AppStorage(wrappedValue: 0, number)
        guard count.wrappedValue == 40, defaults.string(forKey: name) == "n" else { exit(3) }
        let names = try? FileManager.default.contentsOfDirectory(atPath: data.path)
        guard names == ["AppStorage.moved.json"] else { exit(4) }
        for key in [number, name] { defaults.removeObject(forKey: key) }
        guard defaults.synchronize() else { exit(5) }
      }
    }
  }
}

/// User defaults of one test.
@MainActor
final class DefaultsSuite {
  let name = "graft-test-\(UUID())"
  let defaults: UserDefaults

  init() { defaults = UserDefaults(suiteName: name)! }

  isolated deinit {
    defaults.removePersistentDomain(forName: name)
    _ = defaults.synchronize()
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? "") + "/.config"
    try? FileManager.default.removeItem(atPath: "\(folder)/\(name).plist")
  }
}
