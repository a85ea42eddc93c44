import GraftTestTraits
import Observation
import Testing
import ViewGraph
import ViewGraphTesting

/// Section OB: which bodies a change of an observable object evaluates.
@Suite(.runtime) @MainActor
struct ObservationTests {
  @Observable final class Model {
    var a = 1
    var b = 1
    @ObservationIgnored var ignored = 1
    var list = [1]
    var doubled: Int { a * 2 }
  }

  struct ReadsA: View {
    let model: Model
    var body: some View { Leaf("a", "\(model.a) \(model.ignored)") { model.a += 1 } }
  }

  struct Parent: View {
    let model: Model
    var body: some View { ReadsA(model: model) }
  }

  @Test("OB1 OB3 a body that reads one property of a plain reference follows that property and no other")
  func oneProperty() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(ReadsA(model: model))
    _ = host.takeLog()
    model.b = 2
    host.settle()
    #expect(counts.bodies(of: ReadsA.self) == 1)
    model.a = 2
    host.settle()
    #expect(host.takeLog() == ["update a 2 1"])
    model.a = 3
    model.a = 4
    host.settle()
    #expect(host.takeLog() == ["update a 4 1"])
    #expect(counts.bodies(of: ReadsA.self) == 3)
  }

  @Test("OB2 a change of an ignored property evaluates nothing, though the body reads it")
  func ignored() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(ReadsA(model: model))
    model.ignored = 2
    host.settle()
    #expect(counts.bodies(of: ReadsA.self) == 1)
    #expect(host.shown == ["a=1 1"])
    model.a = 2
    host.settle()
    #expect(host.shown == ["a=2 2"])
  }

  @Test("OB4 a change that a child reads does not evaluate the parent that only passes the object on")
  func passedOn() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Parent(model: Model()))
    host.send("a")
    host.send("a")
    #expect(counts.bodies(of: ReadsA.self) == 3)
    #expect(counts.bodies(of: Parent.self) == 1)
  }

  struct Family: View {
    let model: Model
    var body: some View {
      Leaf("ancestor", model.a)
      Mutating(model: model)
      ReadsA(model: model)
    }
  }

  struct Mutating: View {
    let model: Model
    var body: some View { Leaf("mutate") { model.a += 10 } }
  }

  @Test("OB6 OB7 a mutation by a child evaluates all whose bodies read it, not those whose actions do")
  func familyFollows() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Family(model: Model()))
    _ = host.takeLog()
    host.send("mutate")
    #expect(host.takeLog() == ["update ancestor 11", "update a 11 1"])
    #expect(counts.bodies(of: Family.self) == 2)
    #expect(counts.bodies(of: ReadsA.self) == 2)
    #expect(counts.bodies(of: Mutating.self) == 1)
  }

  struct Computing: View {
    let model: Model
    var body: some View { Leaf("doubled", model.doubled) }
  }

  @Test("OB8 a body that reads a computed property follows what the property is computed from")
  func computed() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(Computing(model: model))
    model.b = 9
    host.settle()
    #expect(counts.bodies(of: Computing.self) == 1)
    model.a = 5
    host.settle()
    #expect(counts.bodies(of: Computing.self) == 2)
    #expect(host.shown == ["doubled=10"])
  }

  struct Listing: View {
    let model: Model
    var body: some View { Leaf("list", "\(model.a) \(model.list.count)") }
  }

  @Test("OB11 assigning an equal value notifies nobody, while mutating in place does, even without a change")
  func equalValues() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(Listing(model: model))
    _ = host.takeLog()
    model.a = 1
    model.list = [1]
    #expect(host.isSettled)
    host.settle()
    #expect(counts.bodies(of: Listing.self) == 1)
    model.list.removeAll { $0 == 7 }
    host.settle()
    #expect(counts.bodies(of: Listing.self) == 2)
    #expect(host.takeLog() == [])
  }

  @Test("OB12 a change evaluates nothing while it is being made; the evaluation after the event sees it")
  func notWithinTheChange() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(ReadsA(model: model))
    _ = host.takeLog()
    host.tap("a")
    #expect(counts.bodies(of: ReadsA.self) == 1)
    #expect(host.takeLog() == [])
    #expect(host.isSettled == false)
    host.settle()
    #expect(counts.bodies(of: ReadsA.self) == 2)
    #expect(host.takeLog() == ["update a 2 1"])
  }

  @Test("OB1 nothing is evaluated for a view that was removed or whose host was taken down")
  func removed() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(ReadsA(model: model))
    host.unmount()
    model.a = 2
    #expect(host.isSettled)
    host.settle()
    #expect(counts.bodies(of: ReadsA.self) == 1)
  }
}
