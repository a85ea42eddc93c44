import GraftTestTraits
import Observation
import OpenCombine
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ST: what reads and writes of state see, and what they evaluate.
@Suite(.runtime) @MainActor
struct StateTests {
  struct Point {
    var x = 0
    var y = 0
  }

  struct ShowsX: View {
    @Binding var point: Point
    var body: some View { Leaf("x", point.x) }
  }

  struct Mutating: View {
    @State private var point = Point()
    var body: some View {
      Leaf("y", point.y) { point.y += 1 }
      ShowsX(point: $point)
    }
  }

  struct Compound: View {
    @State private var count = 1
    var body: some View { Leaf("count", count) { count *= 3 } }
  }

  @Test("ST7 a compound assignment works in an action of a body, which is not mutating")
  func compoundAssignment() {
    let host = RecordingHost(Compound())
    _ = host.takeLog()
    host.send("count")
    host.send("count")
    #expect(host.takeLog() == ["update count 3", "update count 9"])
  }

  @Test("ST11 mutating one field of a struct evaluates each reader of the state once")
  func structField() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Mutating())
    _ = host.takeLog()
    host.send("y")
    #expect(counts.bodies(of: Mutating.self) == 2)
    #expect(counts.bodies(of: ShowsX.self) == 2)
    #expect(host.takeLog() == ["update y 1"])
  }

  final class Model: ObservableObject {
    @Published var text = "old"
  }

  struct Holder: View {
    @State private var model = Model()
    var body: some View {
      let model = model
      Leaf("text", model.text)
      Leaf("inside") { model.text = "new" }
      Leaf("replace") { self.model = Model() }
    }
  }

  @Test("ST12 a published change inside an object held by state evaluates nothing, another object does")
  func objects() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Holder())
    _ = host.takeLog()
    host.send("inside")
    #expect(counts.bodies(of: Holder.self) == 1)
    #expect(host.takeLog() == [])
    host.send("replace")
    #expect(counts.bodies(of: Holder.self) == 2)
  }

  @Observable final class Observed {
    var shown = 1
    var unread = 1
  }

  struct ObservedHolder: View {
    @State private var model = Observed()
    var body: some View {
      Leaf("shown", model.shown) { model.shown += 1 }
      Leaf("unread") { model.unread += 1 }
    }
  }

  @Test("ST13 a change of a property that the body read, of an observable object in state, evaluates it once")
  func observableObjects() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(ObservedHolder())
    _ = host.takeLog()
    host.send("unread")
    #expect(counts.bodies(of: ObservedHolder.self) == 1)
    host.send("shown")
    #expect(counts.bodies(of: ObservedHolder.self) == 2)
    #expect(host.takeLog().first == "update shown 2")
  }

  struct Keeper: View {
    let tag: String
    let kept: Notes<() -> String>
    @State private var count = 0
    var body: some View {
      Leaf("keep") { kept.values.append { "\(tag) \(count)" } }
      Leaf("plus", count) { count += 1 }
    }
  }

  @Test("ST19 an action of an earlier evaluation reads current state and its own snapshot of the constants")
  func earlierAction() {
    let kept = Notes<() -> String>()
    defer { kept.values = [] }
    let host = RecordingHost(Keeper(tag: "first", kept: kept))
    host.send("keep")
    host.send("plus")
    host.show(Keeper(tag: "second", kept: kept))
    host.send("plus")
    host.send("keep")
    #expect(kept.values.map { $0() } == ["first 2", "second 2"])
  }

  struct Lender: View {
    let lent: Notes<() -> Leaf>
    @State private var count = 0
    var body: some View {
      Leaf("lend") { lent.values.append { Leaf("lent", count) } }
      Leaf("plus") { count += 1 }
    }
  }

  struct Borrower: View {
    let content: () -> Leaf
    var body: some View { content() }
  }

  @Test("ST20 (part) a content closure that another tree's body runs reads live state and subscribes it")
  func contentOfAnotherTree() throws {
    let counts = UpdateStatistics.start()
    let lent = Notes<() -> Leaf>()
    defer { lent.values = [] }
    let host = RecordingHost(Lender(lent: lent))
    host.send("lend")
    host.send("plus")
    let other = RecordingHost(Borrower(content: try #require(lent.values.first)))
    #expect(other.takeLog() == ["make lent", "update lent 1", "insert lent at 0"])
    host.send("plus")
    #expect(other.takeLog() == ["update lent 2"])
    #expect(counts.bodies(of: Borrower.self) == 2)
    #expect(counts.bodies(of: Lender.self) == 1)
  }
}
