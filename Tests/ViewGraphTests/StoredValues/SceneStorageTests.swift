import Foundation
import GraftTestTraits
import StoredValues
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Values that belong to windows and outlive the program.
@Suite(.runtime) @MainActor
struct SceneStorageTests {
  struct Tab: View {
    @SceneStorage("tab") private var tab = 1
    @SceneStorage("note") private var note: String?

    var body: some View {
      Leaf("tab", tab) { $tab.wrappedValue += 1 }
      Leaf("note", note ?? "none") { note = "written" }
    }
  }

  private func window(_ name: String, _ file: AppStorageFile) -> some View {
    Tab().environment(\.sceneName, name).environment(\.sceneFile, file)
  }

  @Test("windows have values of their own, and find them again when the program is started again")
  func windows() throws {
    let folder = try StorageFolder()
    let file = folder.open()
    let first = RecordingHost(window("main-0", file))
    let second = RecordingHost(window("main-1", file))
    first.send("tab")
    second.send("note")
    #expect(first.shown == ["tab=2", "note=none"])
    #expect(second.shown == ["tab=1", "note=written"])
    file.save()
    let later = folder.open()
    #expect(RecordingHost(window("main-0", later)).shown == ["tab=2", "note=none"])
    #expect(RecordingHost(window("main-1", later)).shown == ["tab=1", "note=written"])
  }

  struct Keyed: View {
    @SceneStorage private var value: Int

    init(_ key: String, start: Int) { _value = SceneStorage(wrappedValue: start, key) }

    var body: some View { Leaf("value", value) { value += 1 } }
  }

  @Test("a view that is given another key or default has the value of that")
  func otherKey() throws {
    let folder = try StorageFolder()
    let file = folder.open()
    func keyed(_ key: String, _ start: Int) -> some View { Keyed(key, start: start).environment(\.sceneFile, file) }
    defer { withExtendedLifetime(folder) { file.save() } }
    let host = RecordingHost(keyed("a", 1))
    host.send("value")
    for (key, start, shown) in [("b", 1, "value=1"), ("b", 5, "value=5"), ("a", 5, "value=2")] {
      host.rootView = keyed(key, start)
      host.settle()
      #expect(host.shown == [shown])
    }
  }

  @Test("before it is mounted a value is the default, and writes are ignored")
  func notMounted() {
    struct Value {
      @SceneStorage("tab") var tab = 1
    }
    let value = Value()
    value.tab = 2
    value.$tab.wrappedValue = 3
    #expect(value.tab == 1)
  }
}
