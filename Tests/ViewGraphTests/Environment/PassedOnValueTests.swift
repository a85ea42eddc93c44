import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section EN: what a change of the environment costs in comparisons.
@Suite(.runtime) @MainActor
struct PassedOnValueTests {
  struct Reader: View {
    let name: String
    @Environment(\.counted) private var counted
    @Environment(\.other) private var other
    var body: some View { Leaf(name, "\(counted.value) \(other)") }
  }

  struct Session: View {
    let counted: Int
    let other: Int
    var body: some View {
      Group {
        Reader(name: "first").environment(\.third, 1)
        Reader(name: "second").environment(\.third, 2)
        Group { Reader(name: "inner").environment(\.third, 3) }.environment(\.third, 4)
      }
      .transformEnvironment(\.self) {
        $0.counted = Counted(value: counted)
        $0.other = other
      }
    }
  }

  @Test("EN6 a value that is set again is compared once, however many places it is passed on to")
  func comparedOnce() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Session(counted: 1, other: 1))
    Counted.comparisons = 0
    host.show(Session(counted: 1, other: 2))
    #expect(host.shown == ["first=1 2", "second=1 2", "inner=1 2"])
    #expect(Counted.comparisons == 1)
    #expect(counts.bodies(of: Reader.self) == 6)
    host.show(Session(counted: 3, other: 2))
    #expect(host.shown == ["first=3 2", "second=3 2", "inner=3 2"])
    #expect(Counted.comparisons == 2)
    #expect(counts.bodies(of: Reader.self) == 9)
  }
}

/// No two have the same bits, so that Swift is asked.
private struct Counted: Equatable {
  private let values: [Int]
  var value: Int { values[0] }
  @MainActor static var comparisons = 0

  init(value: Int) { values = [value] }

  nonisolated static func == (left: Counted, right: Counted) -> Bool {
    MainActor.assumeIsolated { comparisons += 1 }
    return left.value == right.value
  }
}

private struct CountedKey: EnvironmentKey {
  static var defaultValue: Counted { Counted(value: 0) }
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct ThirdKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var counted: Counted {
    get { self[CountedKey.self] }
    set { self[CountedKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }

  fileprivate var third: Int {
    get { self[ThirdKey.self] }
    set { self[ThirdKey.self] = newValue }
  }
}
