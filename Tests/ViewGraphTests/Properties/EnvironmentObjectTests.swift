import GraftTestTraits
import Observation
import OpenCombine
import Testing
import ViewGraph
import ViewGraphTesting

/// Section OO: objects that the environment supplies.
@Suite(.runtime) @MainActor
struct EnvironmentObjectTests {
  class Base: ObservableObject {
    @Published var text: String
    init(_ text: String) { self.text = text }
  }

  final class Special: Base {}

  final class Other: ObservableObject {
    @Published var number = 1
  }

  struct Reader: View {
    @EnvironmentObject private var base: Base
    @EnvironmentObject private var other: Other
    var body: some View { Leaf("reader", "\(base.text) \(other.number)") }
  }

  @Test("OO19 the nearest object of a type is read, and objects of other types stand beside it")
  func nearest() {
    let (outer, inner) = (Base("outer"), Base("inner"))
    let host = RecordingHost(
      LeafStack {
        Reader()
        Reader().environmentObject(inner)
      }
      .environmentObject(Other()).environmentObject(outer))
    #expect(host.shown == ["reader=outer 1", "reader=inner 1"])
  }

  struct Declares: View {
    @EnvironmentObject private var model: Numbers
    var body: some View { Leaf("declares") { model.a += 1 } }
  }

  struct Requires: View {
    @EnvironmentObject private var model: Numbers
    var body: some View { Leaf("requires", model.a) }
  }

  @Test(
    "OO20 an object that nobody supplies stops who reads it, with its type and the place; declaring it does nothing")
  func missing() async {
    #expect(RecordingHost(Declares()).shown == ["declares"])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = RecordingHost(LeafStack { Requires() }) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("no object of type Numbers is in the environment. It is read by Requires at"))
    #expect(message.contains("Supply one with .environmentObject(_:)"))
  }

  @Test("OO20 an object that is read in a view that is not mounted stops, with its type")
  func unmounted() async {
    struct Unmounted: View {
      @EnvironmentObject var model: Numbers
      var body: some View { Leaf("unmounted") }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Unmounted().model }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("an environment object of type Numbers was read in a view that is not mounted"))
  }

  struct Between: View {
    var body: some View {
      Requires()
      Declares()
    }
  }

  struct Supplier: View {
    let model: Numbers
    var body: some View { Between().environmentObject(model) }
  }

  @Test("OO21 a change evaluates every view below that declares the object, and none between")
  func everyReader() {
    let counts = UpdateStatistics.start()
    let model = Numbers()
    let host = RecordingHost(Supplier(model: model))
    _ = host.takeLog()
    model.a = 1
    host.settle()
    #expect(host.takeLog().first == "update requires 1")
    #expect(counts.bodies(of: Requires.self) == 2)
    #expect(counts.bodies(of: Declares.self) == 2)
    #expect(counts.bodies(of: Between.self) == 1)
    #expect(counts.bodies(of: Supplier.self) == 1)
    host.send("declares")
    #expect(host.shown == ["requires=2", "declares"])
  }

  @Test("OO22 another object of the ancestor is read and observed, and the one before no longer")
  func otherInstance() {
    let counts = UpdateStatistics.start()
    let (first, second) = (Numbers(), Numbers())
    second.a = 10
    let host = RecordingHost(Supplier(model: first))
    host.show(Supplier(model: second))
    #expect(host.shown.first == "requires=10")
    first.a = 1
    #expect(host.isSettled)
    second.a = 11
    host.settle()
    #expect(host.shown.first == "requires=11")
    #expect(counts.bodies(of: Requires.self) == 3)
    #expect(counts.bodies(of: Between.self) == 1)
  }

  struct SpecialReader: View {
    @EnvironmentObject private var base: Base
    @EnvironmentObject private var special: Special
    var body: some View { Leaf("special", "\(base.text) \(special.text)") }
  }

  @Test("OO23 an object is found by the type it was supplied as, not by its own")
  func staticType() {
    let asBase: Base = Special("as base")
    let host = RecordingHost(
      SpecialReader().environmentObject(asBase).environmentObject(Special("as special")))
    #expect(host.shown == ["special=as base as special"])
  }

  struct Field: View {
    @Binding var number: Int
    var body: some View { Leaf("field", number) { number += 1 } }
  }

  struct Editor: View {
    @EnvironmentObject private var model: Numbers
    var body: some View { Field(number: $model.a) }
  }

  @Test("OO24 a projected property is a two-way binding")
  func projection() {
    let model = Numbers()
    let host = RecordingHost(Editor().environmentObject(model))
    host.send("field")
    #expect(model.a == 1)
    model.a = 5
    host.settle()
    #expect(host.shown == ["field=5"])
  }

  @Observable
  final class Twin: ObservableObject {
    @ObservationIgnored let name: String
    init(_ name: String) { self.name = name }
  }

  struct TwinReader: View {
    @Environment(Twin.self) private var observed
    @EnvironmentObject private var object: Twin
    var body: some View { Leaf("twins", "\(observed.name) \(object.name)") }
  }

  @Test("EN13 objects of the two families are looked up apart, even those of one class")
  func families() {
    let host = RecordingHost(TwinReader().environment(Twin("observed")).environmentObject(Twin("object")))
    #expect(host.shown == ["twins=observed object"])
  }

  struct Fetching: View {
    @EnvironmentObject private var model: Numbers
    @Binding var total: Int
    let fetched: Notes<String>
    @State private var taps = 0
    var body: some View { Leaf("taps", taps) { taps += 1 }.onAppear(perform: fetch) }

    private func fetch() { fetched.values.append("taps \(taps), total \(total), model \(model.a)") }
  }

  struct FetchOwner: View {
    let fetched: Notes<String>
    let model: Numbers
    @State private var total = 1
    var body: some View {
      Leaf("total") { total += 10 }
      Fetching(total: $total, fetched: fetched).environmentObject(model)
    }
  }

  @Test("LC22 a method of the view, as the action of onAppear, reads live state, bindings and environment objects")
  func readInOnAppear() {
    let fetched = Notes<String>()
    let model = Numbers()
    let host = RecordingHost(FetchOwner(fetched: fetched, model: model), laysOut: true)
    host.send("taps")
    host.send("total")
    model.a = 3
    host.layOut(in: .zero)
    #expect(fetched.values == ["taps 1, total 11, model 3"])
  }
}
