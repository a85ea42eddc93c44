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

  @Test("EN5 a transform gives descendants the incoming value changed, also when that or the transform changes")
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

  @Test("EN6 EN7 readers are evaluated when the modifier gets another value, and not when it gets an equal one")
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

  struct Switching: View {
    @Environment(\.number) private var number
    @State private var taps = 0
    var body: some View {
      Leaf("taps", taps) { taps += 1 }
      if number > 10 { Counter("wide") } else { Counter("narrow") }
    }
  }

  struct Sized: View {
    let number: Int
    var body: some View { Switching().environment(\.number, number) }
  }

  @Test("EN11 (part) a body that branches on a value flips with it: branches start anew, the owner keeps its state")
  func branches() {
    let host = RecordingHost(Sized(number: 20))
    host.send("taps")
    host.send("wide")
    #expect(host.shown == ["taps=1", "wide=1"])
    host.show(Sized(number: 1))
    #expect(host.shown == ["taps=1", "narrow=0"])
    host.show(Sized(number: 20))
    #expect(host.shown == ["taps=1", "wide=0"])
  }

  struct OtherReader: View {
    @Environment(\.otherNumber) private var number
    var body: some View { Leaf("other", number) }
  }

  struct Aiming: View {
    let isOther: Bool
    var body: some View {
      Group {
        Reader(name: "number")
        OtherReader()
      }
      .environment(isOther ? \.otherNumber : \.number, 9)
    }
  }

  @Test("EN14 a key path that changes between evaluations writes the new key, and no longer the old one")
  func keyPathChanges() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Aiming(isOther: false))
    #expect(host.shown == ["number=9", "other=200"])
    _ = host.takeLog()
    host.show(Aiming(isOther: true))
    #expect(host.takeLog().sorted() == ["update number 100", "update other 9"])
    host.show(Aiming(isOther: false))
    #expect(host.shown == ["number=9", "other=200"])
    #expect(counts.bodies(of: Reader.self) == 3)
  }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 100
}

private struct OtherNumberKey: EnvironmentKey {
  static let defaultValue = 200
}

private struct ComputedKey: EnvironmentKey {
  static var defaultValue: String { ["a", "b", "c"].joined() }
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var otherNumber: Int {
    get { self[OtherNumberKey.self] }
    set { self[OtherNumberKey.self] = newValue }
  }

  fileprivate var computed: String {
    get { self[ComputedKey.self] }
    set { self[ComputedKey.self] = newValue }
  }
}
