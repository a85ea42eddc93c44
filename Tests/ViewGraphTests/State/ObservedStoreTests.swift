import Foundation
import GraftTestTraits
import Observation
import Synchronization
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Changes that other threads make to observable models. The host settles in the test alone, or in the main loop where
/// tests have opened windows.
@Suite(.runtime) @MainActor
struct ObservedStoreTests {
  /// What the macro makes, but for a lock around what several threads read and write.
  final class Model: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let numbers = Mutex((number: 0, other: 0))

    var number: Int {
      get {
        registrar.access(self, keyPath: \.number)
        return numbers.withLock { $0.number }
      }
      set { registrar.withMutation(of: self, keyPath: \.number) { numbers.withLock { $0.number = newValue } } }
    }

    var other: Int {
      get {
        registrar.access(self, keyPath: \.other)
        return numbers.withLock { $0.other }
      }
      set { registrar.withMutation(of: self, keyPath: \.other) { numbers.withLock { $0.other = newValue } } }
    }
  }

  struct Showing: View {
    let model: Model
    var body: some View { Leaf("number", model.number) }
  }

  /// Settles until a host shows something, and then for longer than it takes to evaluate once more.
  private func settle<Root: View>(_ host: RecordingHost<Root>, until leaf: String) async {
    await Turn.until(for: .seconds(20)) {
      host.settle()
      return host.shown.contains(leaf)
    }
    await rest(host)
  }

  private func rest<Root: View>(_ host: RecordingHost<Root>) async {
    let end = ContinuousClock.now.advanced(by: .milliseconds(400))
    await Turn.until {
      host.settle()
      return ContinuousClock.now > end
    }
  }

  @Test("A25 (part) a change of another thread that is stored in time is one evaluation, of the first instance too")
  func oneEvaluation() async {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(Showing(model: model))
    for number in 1...3 {
      Background.runToItsEnd { model.number = number }
      await settle(host, until: "number=\(number)")
      #expect(counts.bodies(of: Showing.self) == 1 + number)
    }
    #expect(Diagnostics.kinds == [])
  }

  @Test("several changes of another thread that are stored before they are seen are one evaluation")
  func severalChanges() async {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(Showing(model: model))
    Background.runToItsEnd { for number in 1...1000 { model.number = number } }
    await settle(host, until: "number=1000")
    #expect(counts.bodies(of: Showing.self) == 2)
  }

  @Test("A25 no change is lost while two threads go on changing and the view is evaluated meanwhile")
  func noneIsLost() async {
    let model = Model()
    let host = RecordingHost(Showing(model: model))
    for round in 1...50 {
      async let first: Void = Background.run { for number in 0..<200 { model.number = number + round * 1000 } }
      host.settle()
      await Turn.end()
      host.settle()
      await first
      await Turn.until(for: .seconds(20)) {
        host.settle()
        return host.shown == ["number=\(199 + round * 1000)"]
      }
      #expect(host.shown == ["number=\(199 + round * 1000)"])
    }
  }

  /// Stores its number when it is told to.
  final class Hesitating: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var stored = 0

    var number: Int {
      registrar.access(self, keyPath: \.number)
      return stored
    }

    func store(_ number: Int, after mayStore: DispatchSemaphore) {
      registrar.withMutation(of: self, keyPath: \.number) {
        mayStore.wait()
        stored = number
      }
    }
  }

  struct Waiting: View {
    let model: Hesitating
    var tick = 0
    var body: some View { Leaf("number", model.number) }
  }

  @Test("what another thread stores long after it was announced is shown when it is stored, by one evaluation")
  func storedLate() async {
    let counts = UpdateStatistics.start()
    let model = Hesitating()
    let host = RecordingHost(Waiting(model: model))
    let mayStore = DispatchSemaphore(value: 0)
    async let stored: Void = Background.run { model.store(1, after: mayStore) }
    await rest(host)
    #expect(counts.bodies(of: Waiting.self) == 1)
    host.show(Waiting(model: model, tick: 1))
    #expect(host.shown == ["number=0"])
    mayStore.signal()
    await stored
    await settle(host, until: "number=1")
    #expect(counts.bodies(of: Waiting.self) == 3)
  }

  struct Late: View {
    let model: Hesitating
    let isReading: Bool
    var body: some View { Leaf("number", isReading ? model.number : -1) }
  }

  @Test("a view that read nothing at first, as no view of its type did, loses nothing and is evaluated twice at most")
  func firstReadOfAType() async {
    let counts = UpdateStatistics.start()
    let model = Hesitating()
    let host = RecordingHost(Late(model: model, isReading: false))
    host.show(Late(model: model, isReading: true))
    #expect(counts.bodies(of: Late.self) == 2)
    let mayStore = DispatchSemaphore(value: 0)
    async let stored: Void = Background.run { model.store(1, after: mayStore) }
    await rest(host)
    #expect(counts.bodies(of: Late.self) == 4)
    mayStore.signal()
    await stored
    await settle(host, until: "number=1")
    #expect(counts.bodies(of: Late.self) == 5)
    mayStore.signal()
    await Background.run { model.store(2, after: mayStore) }
    await settle(host, until: "number=2")
    #expect(counts.bodies(of: Late.self) == 6)
  }

  struct Chosen: View {
    let model: Model
    let isOther: Bool
    var body: some View { Leaf("v", isOther ? model.other : model.number) }
  }

  @Test("OB13 (part) a view that was removed is not evaluated, and one that reads something else follows that")
  func otherReads() async {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(Chosen(model: model, isOther: false))
    host.show(Chosen(model: model, isOther: true))
    Background.runToItsEnd { model.other = 7 }
    await settle(host, until: "v=7")
    #expect(counts.bodies(of: Chosen.self) == 3)
    host.unmount()
    Background.runToItsEnd { model.other = 8 }
    await rest(host)
    #expect(counts.bodies(of: Chosen.self) == 3)
  }
}
