import Foundation
import GraftTestTraits
import OpenCombine
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: observed objects that are changed at the wrong time or place.
@Suite(.runtime) @MainActor
struct ObjectErrorsTests {
  struct Publishing: View {
    @ObservedObject var model: Numbers
    var body: some View {
      if model.a < 3 { model.a += 1 }
      return Leaf("a", model.a) { model.a = 2 }
    }
  }

  @Test("A24 a body that changes an object it observes is reported, and evaluated again until it no longer does")
  func publishingBody() {
    let counts = UpdateStatistics.start()
    let model = Numbers()
    let host = RecordingHost(Publishing(model: model))
    #expect(host.shown == ["a=3"])
    #expect(counts.bodies(of: Publishing.self) == 4)
    #expect(host.isSettled)
    #expect(Diagnostics.kinds == [.publishDuringUpdate])
    #expect(Diagnostics.recorded.first?.viewType == "Publishing")
    host.send("a")
    #expect(host.shown == ["a=3"])
    #expect(Diagnostics.kinds == [.publishDuringUpdate])
  }

  struct Below: View {
    let model: Numbers
    var body: some View {
      if model.a == 1 { model.a = 2 }
      return Leaf("below", model.name)
    }
  }

  struct Above: View {
    @ObservedObject var model: Numbers
    let tick: Int
    var body: some View {
      Leaf("above", model.a)
      Below(model: model).id(tick)
    }
  }

  @Test("A24 a change that the body of another view makes reaches those who were evaluated before it")
  func otherBody() {
    let counts = UpdateStatistics.start()
    let model = Numbers()
    let host = RecordingHost(Above(model: model, tick: 1))
    model.a = 1
    host.show(Above(model: model, tick: 2))
    #expect(host.shown == ["above=2", "below=numbers"])
    #expect(counts.bodies(of: Above.self) == 3)
    #expect(Diagnostics.kinds == [.publishDuringUpdate])
  }

  struct Endless: View {
    @ObservedObject var model: Numbers
    var body: some View {
      model.a += 1
      return Leaf("endless", model.b) { model.b += 1 }
    }
  }

  @Test("A24 A30 a body that changes its object without an end is stopped and reported, and serves the next event")
  func endless() {
    let model = Numbers()
    let host = RecordingHost(Endless(model: model))
    #expect(host.isSettled)
    #expect(Diagnostics.kinds == [.publishDuringUpdate, .updateCycle])
    host.send("endless")
    #expect(host.isSettled)
    #expect(host.shown == ["endless=1"])
  }

  @Test("A26 a change on another thread is reported, and evaluated on the main thread")
  func offMain() async throws {
    let counts = UpdateStatistics.start()
    nonisolated(unsafe) let model = Numbers()
    let host = RecordingHost(ShowsA(model: model))
    Background.runToItsEnd { model.a = 1 }
    // Where tests have opened windows, the main loop settles every host.
    await Turn.until { !host.isSettled || counts.bodies(of: ShowsA.self) == 2 }
    host.settle()
    #expect(host.shown == ["a=1"])
    #expect(counts.bodies(of: ShowsA.self) == 2)
    #expect(Diagnostics.kinds == [.publishOffMain])
    let message = try #require(Diagnostics.recorded.first?.message)
    #expect(message.hasPrefix("Numbers published a change on another thread"))
    #expect(message.contains("stored later than a tenth of a second after it was announced"))
  }

  struct ShowsPlain: View {
    @ObservedObject var model: Numbers
    var body: some View { Leaf("plain", model.plain) }
  }

  /// Whether a host that has read an old value shows the new one, which a thread stores after that. The reading must be
  /// done within a tenth of a second, in which other tests may use the main thread.
  private func shows<Root: View>(
    _ after: String, insteadOf before: String, in host: RecordingHost<Root>,
    storedBy change: @escaping @Sendable (DispatchSemaphore) -> Void
  ) async -> Bool {
    let counts = UpdateStatistics.start()
    let wasRead = DispatchSemaphore(value: 0)
    async let stored: Void = Background.run { change(wasRead) }
    await Turn.until { !host.isSettled || counts.bodies(of: Root.self) > 0 }
    host.settle()
    #expect(host.shown == [before])
    wasRead.signal()
    await stored
    await Turn.until(for: .seconds(2)) { !host.isSettled || host.shown == [after] }
    host.settle()
    return host.shown == [after]
  }

  @Test("A26 what another thread stores only after its change was read is shown, though nothing else changes")
  func storedLate() async {
    var isShown = false
    for _ in 1...20 where !isShown {
      nonisolated(unsafe) let model = Numbers()
      isShown = await shows("plain=1", insteadOf: "plain=0", in: RecordingHost(ShowsPlain(model: model))) { wasRead in
        model.objectWillChange.send()
        wasRead.wait()
        model.plain = 1
      }
    }
    #expect(isShown)
    #expect(Set(Diagnostics.kinds) == [.publishOffMain])
  }

  @Test("A26 (part) a change on another thread that nobody observes is not reported")
  func offMainUnobserved() async {
    nonisolated(unsafe) let model = Numbers()
    await Background.run { model.a = 1 }
    #expect(RecordingHost(ShowsA(model: model)).shown == ["a=1"])
    #expect(Diagnostics.kinds == [])
  }
}

/// Another thread.
enum Background {
  /// Runs an action there and waits for it.
  static func run(_ action: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        action()
        continuation.resume()
      }
    }
  }

  /// Runs an action there while this thread does nothing else: what it changes is stored before anybody can look.
  static func runToItsEnd(_ action: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      action()
      isDone.signal()
    }
    isDone.wait()
  }
}
