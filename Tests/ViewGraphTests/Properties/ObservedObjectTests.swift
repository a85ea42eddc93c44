import GraftTestTraits
import OpenCombine
import Testing
import ViewGraph
import ViewGraphTesting

/// Section OO: what changes of an observed object evaluate.
@Suite(.runtime) @MainActor
struct ObservedObjectTests {
  @Test("OO8 OO12 a change of a property that the body does not read evaluates it, and five of one event once")
  func anyProperty() {
    let counts = UpdateStatistics.start()
    let model = Numbers()
    let host = RecordingHost(ShowsA(model: model))
    _ = host.takeLog()
    model.b = 1
    #expect(counts.bodies(of: ShowsA.self) == 1)
    host.settle()
    #expect(counts.bodies(of: ShowsA.self) == 2)
    #expect(host.takeLog() == [])
    for number in 1...5 { model.a = number }
    host.settle()
    #expect(counts.bodies(of: ShowsA.self) == 3)
    #expect(host.takeLog() == ["update a 5"])
    #expect(host.isSettled)
  }

  struct ShowsPlain: View {
    @ObservedObject var model: Numbers
    @State private var tick = 0
    var body: some View { Leaf("plain", model.plain) { tick += 1 } }
  }

  struct ShowsPlainAndTick: View {
    @ObservedObject var model: Numbers
    @State private var tick = 0
    var body: some View { Leaf("plain", "\(model.plain) \(tick)") { tick += 1 } }
  }

  @Test("OO9 a change of a property that is not published evaluates nothing, and shows with the next evaluation")
  func notPublished() {
    let counts = UpdateStatistics.start()
    let model = Numbers()
    let host = RecordingHost(ShowsPlainAndTick(model: model))
    model.plain = 7
    #expect(host.isSettled)
    host.settle()
    #expect(counts.bodies(of: ShowsPlainAndTick.self) == 1)
    #expect(host.shown == ["plain=0 0"])
    host.send("plain")
    #expect(host.shown == ["plain=7 1"])
  }

  @Test("OO10 an equal value that is assigned is announced, and evaluates")
  func equalValue() {
    let counts = UpdateStatistics.start()
    let model = Numbers()
    let host = RecordingHost(ShowsA(model: model))
    model.a = 0
    host.settle()
    #expect(counts.bodies(of: ShowsA.self) == 2)
  }

  @Test("OO11 an object that announces a change and then changes a plain property evaluates once, with the change")
  func announcedByHand() {
    let counts = UpdateStatistics.start()
    let model = Numbers()
    let host = RecordingHost(ShowsPlain(model: model))
    model.objectWillChange.send()
    model.plain = 3
    host.settle()
    #expect(host.shown == ["plain=3"])
    #expect(counts.bodies(of: ShowsPlain.self) == 2)
  }

  @Test("OO7 a subscriber sees the old value in the property and the new one as published; the later body the new")
  func order() {
    let model = Numbers()
    let host = RecordingHost(ShowsA(model: model))
    var seen: [String] = []
    let willChange = model.objectWillChange.sink { [unowned model] in seen.append("will \(model.a)") }
    let published = model.$a.sink { [unowned model] in seen.append("published \($0), still \(model.a)") }
    model.a = 4
    host.settle()
    #expect(seen == ["published 0, still 0", "will 0", "published 4, still 0"])
    #expect(host.shown == ["a=4"])
    willChange.cancel()
    published.cancel()
  }

  @Test("OO13 another object takes the place of the one before, whose changes evaluate nothing")
  func otherObject() {
    let counts = UpdateStatistics.start()
    let (first, second) = (Numbers(), Numbers())
    let host = RecordingHost(ShowsA(model: first))
    host.show(ShowsA(model: second))
    #expect(counts.bodies(of: ShowsA.self) == 2)
    first.a = 1
    #expect(host.isSettled)
    second.a = 2
    host.settle()
    #expect(host.shown == ["a=2"])
    #expect(counts.bodies(of: ShowsA.self) == 3)
    host.show(ShowsA(model: second))
    #expect(counts.bodies(of: ShowsA.self) == 3)
  }

  struct Defaults: View {
    @ObservedObject var observed = Numbers()
    @StateObject private var owned = Numbers()
    var body: some View {
      Leaf("observed", observed.a) { observed.a += 1 }
      Leaf("owned", owned.a) { owned.a += 1 }
    }
  }

  struct DefaultsParent: View {
    @State private var tick = 0
    var body: some View {
      Leaf("tick", tick) { tick += 1 }
      Defaults()
    }
  }

  @Test("OO14 an observed default is made anew with the parent's evaluation, a state object is kept")
  func madeAsDefault() {
    let host = RecordingHost(DefaultsParent())
    host.send("observed")
    host.send("owned")
    #expect(host.shown == ["tick=0", "observed=1", "owned=1"])
    host.send("tick")
    #expect(host.shown == ["tick=1", "observed=0", "owned=1"])
    host.send("observed")
    #expect(host.shown == ["tick=1", "observed=1", "owned=1"])
  }

  struct Given: View {
    @ObservedObject var model: Numbers
    init(model: Numbers) { self.model = model }
    var body: some View { Leaf("given", model.a) }
  }

  @Test("OO15 an object that an initializer assigns is observed")
  func assignedInInit() {
    let model = Numbers()
    let host = RecordingHost(Given(model: model))
    model.a = 1
    host.settle()
    #expect(host.shown == ["given=1"])
  }

  final class Outer: ObservableObject {
    @Published var inner = Numbers()
  }

  struct ShowsInner: View {
    @ObservedObject var outer: Outer
    var body: some View { Leaf("inner", outer.inner.a) }
  }

  @Test("OO16 a change inside of an object that another one publishes evaluates nobody who observes the other")
  func nestedObject() {
    let counts = UpdateStatistics.start()
    let outer = Outer()
    let host = RecordingHost(ShowsInner(outer: outer))
    outer.inner.a = 1
    #expect(host.isSettled)
    #expect(counts.bodies(of: ShowsInner.self) == 1)
    outer.inner = outer.inner
    host.settle()
    #expect(host.shown == ["inner=1"])
  }

  final class Registration: ObservableObject {
    struct Profile {
      var name = ""
      var age = 0
    }
    @Published var profile = Profile()
    var isRegistered: Bool { !profile.name.isEmpty }
  }

  struct ShowsRegistration: View {
    @ObservedObject var registration: Registration
    var body: some View { Leaf("registered", "\(registration.isRegistered)") }
  }

  @Test("OO17 OO18 a change inside of a published struct evaluates, and a property computed from it is shown anew")
  func publishedStruct() {
    let counts = UpdateStatistics.start()
    let registration = Registration()
    let host = RecordingHost(ShowsRegistration(registration: registration))
    #expect(host.shown == ["registered=false"])
    registration.profile.name = "Ada"
    host.settle()
    #expect(host.shown == ["registered=true"])
    #expect(counts.bodies(of: ShowsRegistration.self) == 2)
  }

  final class Store: ObservableObject {
    @Published var names = ["a", "b"]
    @Published var unrelated = 0
  }

  struct Names: View {
    let names: [String]
    var body: some View { Leaf("names", names.joined()) }
  }

  struct Container: View {
    @ObservedObject var store: Store
    var body: some View { Names(names: store.names) }
  }

  @Test("OO27 a container that passes a part on runs for an unrelated change, and what renders the equal part does not")
  func container() {
    let counts = UpdateStatistics.start()
    let store = Store()
    let host = RecordingHost(Container(store: store))
    store.unrelated = 1
    host.settle()
    #expect(counts.bodies(of: Container.self) == 2)
    #expect(counts.bodies(of: Names.self) == 1)
    store.names = ["c"]
    host.settle()
    #expect(counts.bodies(of: Names.self) == 2)
    #expect(host.shown == ["names=c"])
  }

  final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    var value = 0
  }

  struct ShowsCustom: View {
    @ObservedObject var custom: Custom
    var body: some View { Leaf("custom", custom.value) }
  }

  @Test(
    "OO11 an object with a publisher of its own evaluates until the publisher completes, and shows what it has then")
  func publisherOfItsOwn() {
    let counts = UpdateStatistics.start()
    let custom = Custom()
    let host = RecordingHost(ShowsCustom(custom: custom))
    custom.objectWillChange.send(1)
    custom.value = 1
    host.settle()
    #expect(host.shown == ["custom=1"])
    custom.objectWillChange.send(completion: .finished)
    custom.objectWillChange.send(2)
    custom.value = 2
    #expect(host.isSettled)
    #expect(counts.bodies(of: ShowsCustom.self) == 2)
    host.show(ShowsCustom(custom: Custom()))
    #expect(host.shown == ["custom=0"])
  }

  struct Many: View {
    let model: Numbers
    let order: Notes<Int>
    var body: some View {
      ForEach(0..<20) { Ordered(model: model, number: $0, order: order) }
    }
  }

  struct Ordered: View {
    @ObservedObject var model: Numbers
    let number: Int
    let order: Notes<Int>
    var body: some View {
      order.values.append(number)
      return Leaf("v", model.a)
    }
  }

  @Test("OO8 those who observe one object are evaluated once each, in the order of the tree")
  func evaluationOrder() {
    let order = Notes<Int>()
    let model = Numbers()
    let host = RecordingHost(Many(model: model, order: order))
    order.values = []
    model.a = 1
    host.settle()
    #expect(order.values == Array(0..<20))
  }
}
