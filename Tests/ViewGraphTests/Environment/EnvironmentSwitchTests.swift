import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section EN: branches on a value of the environment, and keys that change.
@Suite(.runtime) @MainActor
struct EnvironmentSwitchTests {
  struct Reader: View {
    @Environment(\.size) private var size
    var body: some View { Leaf("size", size) }
  }

  struct Switching: View {
    @Environment(\.size) private var size
    @State private var taps = 0
    var body: some View {
      Leaf("taps", taps) { taps += 1 }
      if size > 10 { Counter("wide") } else { Counter("narrow") }
    }
  }

  struct Sized: View {
    let size: Int
    var body: some View { Switching().environment(\.size, size) }
  }

  @Test("EN11 (part) a body that branches on a value flips with it: branches start anew, its own state stays")
  func branches() {
    let host = RecordingHost(Sized(size: 20))
    host.send("taps")
    host.send("wide")
    #expect(host.shown == ["taps=1", "wide=1"])
    host.show(Sized(size: 1))
    #expect(host.shown == ["taps=1", "narrow=0"])
    host.show(Sized(size: 20))
    #expect(host.shown == ["taps=1", "wide=0"])
  }

  struct OtherReader: View {
    @Environment(\.other) private var other
    var body: some View { Leaf("other", other) }
  }

  struct Aiming: View {
    let isOther: Bool
    var body: some View {
      Group {
        Reader()
        OtherReader()
      }
      .environment(isOther ? \.other : \.size, 9)
    }
  }

  @Test("EN14 a key path that changes between evaluations writes the new key, and no longer the old one")
  func keyPathChanges() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Aiming(isOther: false))
    #expect(host.shown == ["size=9", "other=200"])
    _ = host.takeLog()
    host.show(Aiming(isOther: true))
    #expect(host.takeLog().sorted() == ["update other 9", "update size 100"])
    host.show(Aiming(isOther: false))
    #expect(host.shown == ["size=9", "other=200"])
    #expect(counts.bodies(of: Reader.self) == 3)
  }

  struct Preceded: View {
    let writes: Bool
    var body: some View {
      Group {
        Reader()
        OtherReader()
      }
      .environment(\.other, 2)
      .transformEnvironment(\.self) { if writes { $0.size = 1 } }
    }
  }

  @Test("EN14 (part) a key that a place above begins or ends to write changes for its own readers alone")
  func keyComesAndGoes() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Preceded(writes: false))
    #expect(host.shown == ["size=100", "other=2"])
    _ = host.takeLog()
    host.show(Preceded(writes: true))
    #expect(host.takeLog() == ["update size 1"])
    host.show(Preceded(writes: false))
    #expect(host.takeLog() == ["update size 100"])
    #expect(counts.bodies(of: Reader.self) == 3)
    #expect(counts.bodies(of: OtherReader.self) == 1)
  }
}

private struct SizeKey: EnvironmentKey {
  static let defaultValue = 100
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 200
}

extension EnvironmentValues {
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}
