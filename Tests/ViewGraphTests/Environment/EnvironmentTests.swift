import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section EN: what a place inherits, and who is evaluated when it changes.
@Suite(.runtime) @MainActor
struct EnvironmentTests {
  struct Reader: View {
    let name: String
    @Environment(\.number) private var number
    var body: some View { Leaf(name, number) }
  }

  struct Computed: View {
    @Environment(\.computed) private var text
    var body: some View { Leaf("computed", text) }
  }

  @Test("EN1 a reader gets the default of a key that nobody set, a constant one or a computed one")
  func defaults() {
    let host = RecordingHost(
      Group {
        Reader(name: "constant")
        Computed()
      })
    #expect(host.shown == ["constant=100", "computed=abc"])
  }

  @Test("EN2 a value reaches the subtree it is set on, and siblings see the outer one")
  func subtree() {
    let host = RecordingHost(
      Group {
        Reader(name: "before")
        LeafStack {
          Reader(name: "inner")
          Group { Reader(name: "deep") }
        }
        .environment(\.number, 7)
        Reader(name: "after")
      }
      .environment(\.number, 5))
    #expect(host.shown == ["before=5", "inner=7", "deep=7", "after=5"])
  }

  @Test("EN3 of two values set on one view, the nearest wins")
  func nearest() {
    let host = RecordingHost(Reader(name: "n").environment(\.number, 1).environment(\.number, 2))
    #expect(host.shown == ["n=1"])
  }

  struct Transforming: View {
    let outer: Int
    var step = 1
    var body: some View {
      Group {
        Reader(name: "once")
        Reader(name: "twice").transformEnvironment(\.number) { $0 *= 10 }
      }
      .transformEnvironment(\.number) { $0 += step }
      .environment(\.number, outer)
    }
  }

  @Test("EN5 descendants see the incoming value transformed, also when it or the transform changes")
  func transform() {
    let host = RecordingHost(Transforming(outer: 1))
    #expect(host.shown == ["once=2", "twice=20"])
    _ = host.takeLog()
    host.show(Transforming(outer: 4))
    #expect(host.takeLog() == ["update once 5", "update twice 50"])
    host.show(Transforming(outer: 4, step: 2))
    #expect(host.takeLog() == ["update once 6", "update twice 60"])
    #expect(RecordingHost(Reader(name: "n").transformEnvironment(\.number) { $0 += 1 }).shown == ["n=101"])
  }

  struct Unchanged: View {
    var body: some View { Reader(name: "inner").transformEnvironment(\.number) { $0 *= 10 } }
  }

  struct Around: View {
    let outer: Int
    var body: some View { Unchanged().environment(\.number, outer) }
  }

  @Test("EN5 a transform in a view that is not evaluated follows the incoming value")
  func transformInSkippedView() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Around(outer: 1))
    _ = host.takeLog()
    host.show(Around(outer: 2))
    #expect(host.takeLog() == ["update inner 20"])
    #expect(counts.bodies(of: Unchanged.self) == 1)
  }

  struct Model {
    var questions = 3
    var other = 0
  }

  struct Session: View {
    @State private var model = Model()
    var body: some View {
      Leaf("questions") { model.questions += 1 }
      Leaf("other", model.other) { model.other += 1 }
      Reader(name: "reader").environment(\.number, model.questions)
    }
  }

  @Test("EN6 EN7 readers are evaluated when the modifier gets another value, not when it gets an equal one")
  func fedFromModel() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Session())
    host.send("other")
    #expect(counts.bodies(of: Session.self) == 2)
    #expect(counts.bodies(of: Reader.self) == 1)
    host.send("questions")
    #expect(counts.bodies(of: Session.self) == 3)
    #expect(counts.bodies(of: Reader.self) == 2)
    #expect(host.shown == ["questions", "other=1", "reader=4"])
    host.send("questions")
    #expect(counts.bodies(of: Reader.self) == 3)
  }

  struct Loose: View {
    @Environment(\.number) var number
    var body: some View { Leaf("number", number) }
  }

  @Test("EN8 a read in a view value that is not mounted gives the default, and is reported")
  func notMounted() {
    let view = Loose()
    #expect(Diagnostics.kinds == [])
    #expect(view.number == 100)
    #expect(Diagnostics.kinds == [.uninstalledEnvironment])
    Diagnostics.removeAll()
    #expect(RecordingHost(view.environment(\.number, 3)).shown == ["number=3"])
    #expect(Diagnostics.kinds == [])
  }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 100
}

private struct ComputedKey: EnvironmentKey {
  static var defaultValue: String { ["a", "b", "c"].joined() }
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var computed: String {
    get { self[ComputedKey.self] }
    set { self[ComputedKey.self] = newValue }
  }
}
