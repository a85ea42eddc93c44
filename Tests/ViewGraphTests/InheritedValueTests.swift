import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section EN: values that are passed down the tree.
@Suite(.runtime) @MainActor
struct InheritedValueTests {
  struct Reader: View {
    let name: String
    @Environment(\.depth) private var depth
    var body: some View { Leaf(name, depth) }
  }

  @Test("EN1 a key that nobody set reads its default, which may be a static let or computed")
  func defaultValue() {
    struct Root: View {
      @Environment(\.computed) private var computed
      var body: some View {
        Reader(name: "depth")
        Leaf("computed", computed)
      }
    }
    #expect(RecordingHost(Root()).shown == ["depth=10", "computed=5"])
  }

  @Test("EN2 a value reaches the subtree it was set on, and no sibling")
  func subtree() {
    struct Root: View {
      var body: some View {
        Group { Reader(name: "inside") }.environment(\.depth, 7)
        Reader(name: "beside")
      }
    }
    #expect(RecordingHost(Root()).shown == ["inside=7", "beside=10"])
  }

  @Test("EN3 of two values the nearest wins")
  func nearestWins() {
    #expect(
      RecordingHost(Reader(name: "a").environment(\.depth, 1).environment(\.depth, 2)).shown == ["a=1"])
  }

  @Test("EN5 a transformation starts from what is inherited")
  func transformation() {
    let view = Reader(name: "a").transformEnvironment(\.depth) { $0 += 1 }.environment(\.depth, 4)
    #expect(RecordingHost(view).shown == ["a=5"])
  }

  @Test("EN5 a transformation follows what is inherited")
  func transformationFollows() {
    struct Root: View {
      let depth: Int
      var body: some View { Reader(name: "a").transformEnvironment(\.depth) { $0 += 1 }.environment(\.depth, depth) }
    }
    let host = RecordingHost(Root(depth: 4))
    host.show(Root(depth: 6))
    #expect(host.shown == ["a=7"])
  }

  struct Writer: View {
    let depth: Int
    let other: Int
    var body: some View {
      Reader(name: "a").environment(\.depth, depth)
      Leaf("other", other)
    }
  }

  @Test("EN6 an equal value set again evaluates no reader")
  func equalValue() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Writer(depth: 3, other: 0))
    #expect(counts.bodies(of: Reader.self) == 1)
    _ = host.takeLog()
    host.show(Writer(depth: 3, other: 1))
    #expect(counts.bodies(of: Reader.self) == 1)
    #expect(host.takeLog() == ["update other 1"])
  }

  @Test("EN7 a value fed from data evaluates its readers once for each change of the data")
  func fedFromData() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Writer(depth: 3, other: 0))
    host.show(Writer(depth: 4, other: 0))
    #expect(counts.bodies(of: Reader.self) == 2)
    #expect(host.shown == ["a=4", "other=0"])
    host.show(Writer(depth: 5, other: 0))
    #expect(counts.bodies(of: Reader.self) == 3)
    #expect(host.shown == ["a=5", "other=0"])
  }

  @Test("EN8 a value read in a view that is not mounted is the default, and is reported once")
  func unmounted() {
    struct Unmounted: View {
      @Environment(\.depth) var depth
      var body: some View { EmptyView() }
    }
    let view = Unmounted()
    #expect(Diagnostics.recorded.isEmpty)
    #expect(view.depth == 10)
    #expect(view.depth == 10)
    #expect(Diagnostics.kinds == [.uninstalledEnvironment])
  }

  @Test("EN14 another key path writes the other key, and no longer the first")
  func otherKeyPath() {
    struct Root: View {
      let writesDepth: Bool
      var body: some View {
        Both().environment(writesDepth ? \.depth : \.other, 1)
      }
    }
    struct Both: View {
      @Environment(\.depth) private var depth
      @Environment(\.other) private var other
      var body: some View { Leaf("both", "\(depth) \(other)") }
    }
    let host = RecordingHost(Root(writesDepth: true))
    #expect(host.shown == ["both=1 20"])
    host.show(Root(writesDepth: false))
    #expect(host.shown == ["both=10 1"])
  }

  @Test("ST23 state is untouched when the environment of its view changes")
  func stateStays() {
    struct Owner: View {
      @Environment(\.depth) private var depth
      @State private var count = 0
      var body: some View { Leaf("owner", "\(depth) \(count)") { count += 1 } }
    }
    struct Root: View {
      let depth: Int
      var body: some View { Owner().environment(\.depth, depth) }
    }
    let host = RecordingHost(Root(depth: 1))
    host.send("owner")
    host.show(Root(depth: 2))
    #expect(host.shown == ["owner=2 1"])
  }
}

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 10
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 20
}

private struct ComputedKey: EnvironmentKey {
  static var defaultValue: Int { 5 }
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }

  fileprivate var computed: Int { self[ComputedKey.self] }
}
