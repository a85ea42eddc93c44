import Foundation
import GraftTestTraits
import Observation
import Synchronization
import Testing
import ViewGraph
import ViewGraphTesting

/// State and models that four threads write at once while the main thread evaluates. What ThreadSanitizer would say of
/// them is said by `Tests/run --sanitize thread`.
@Suite(.runtime) @MainActor
struct ConcurrentWriteTests {
  @Test("A25 (part) state that four threads write while the main thread evaluates holds a value that one has written")
  func state() async throws {
    let (host, model) = try lendParts()
    let name = model.name
    await onFourThreads(whileRunning: host.settle) { thread, step in
      name.wrappedValue = LentModel.text(thread * 10_000 + step)
    }
    host.settle()
    #expect((1...4).map { "name=\(LentModel.text($0 * 10_000 + 1000))" }.contains(host.shown[0]))
  }

  @Test("A27 (part) a view may be removed while four threads write its state")
  func removal() async throws {
    for _ in 1...10 {
      let lent = Notes<Binding<LentModel>>()
      let host = RecordingHost(LentParts?.some(LentParts(lent: lent)))
      host.send("lend")
      let name = try #require(lent.values.first).name
      await onFourThreads(whileRunning: { host.show(nil) }) { _, step in name.wrappedValue = LentModel.text(step) }
      host.show(nil)
      let last = name.wrappedValue
      name.wrappedValue = "late"
      #expect(name.wrappedValue == last)
      #expect(host.shown == [])
    }
  }

  /// A model that may be changed on any thread.
  final class Meter: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let storage = Mutex(0)

    var value: Int {
      get {
        registrar.access(self, keyPath: \.value)
        return storage.withLock { $0 }
      }
      set {
        registrar.withMutation(of: self, keyPath: \.value) { storage.withLock { $0 = newValue } }
      }
    }
  }

  struct Display: View {
    let meter: Meter
    var body: some View { Leaf("meter", meter.value) }
  }

  @Test("OB12 (part) a model that four threads change is evaluated on the main thread, and shows its last value")
  func model() async {
    let meter = Meter()
    let host = RecordingHost(Display(meter: meter))
    await onFourThreads(whileRunning: host.settle) { thread, step in meter.value = thread * 10_000 + step }
    meter.value = 7
    host.settle()
    #expect(host.shown == ["meter=7"])
  }

  @Test("what four threads report at once is recorded once")
  func diagnostics() async {
    let state = State(initialValue: 1)
    await onFourThreads(whileRunning: {}) { _, _ in _ = state.projectedValue.wrappedValue }
    #expect(Diagnostics.kinds == [.uninstalledState])
  }
}
