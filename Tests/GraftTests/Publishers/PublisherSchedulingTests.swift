import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Publishers whose values arrive in turns of GLib's loop.
@Suite(.gtk, .timeLimit(.minutes(30))) @MainActor
struct PublisherSchedulingTests {
  /// What was received, where and in which order.
  @MainActor
  final class Received {
    var values: [String] = []
    var subscription: AnyCancellable?
  }

  /// Waits until a publisher has sent a number of values, and returns them with a mark for those off the main thread.
  private func first<Source: Publisher>(
    _ count: Int, of publisher: Source, during start: @MainActor () -> Void = {}
  ) async -> [String] where Source.Failure == Never {
    let received = Received()
    await withCheckedContinuation { continuation in
      received.subscription = publisher.sink { value in
        let text = "\(value)\(Thread.isMainThread ? "" : " off main")"
        MainActor.assumeIsolated {
          received.values.append(text)
          if received.values.count == count { continuation.resume() }
        }
      }
      start()
    }
    // The closure holds what was received, which holds the subscription.
    received.subscription = nil
    return received.values
  }

  /// Sends on another thread, when the main loop has gone to sleep.
  private nonisolated func sendLater(_ values: ClosedRange<Int>, to subject: PassthroughSubject<Int, Never>) {
    nonisolated(unsafe) let subject = subject
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.05)
      for value in values { subject.send(value) }
    }
  }

  @Test("what another thread sends is received on the main queue, in its order, on the main thread")
  func mainQueue() async {
    let subject = PassthroughSubject<Int, Never>()
    let values = await first(3, of: subject.receive(on: DispatchQueue.main)) { sendLater(1...3, to: subject) }
    #expect(values == ["1", "2", "3"])
  }

  @Test("what another thread sends is received on the main run loop, though nothing else wakes it")
  func mainRunLoop() async {
    let subject = PassthroughSubject<Int, Never>()
    let values = await first(3, of: subject.receive(on: RunLoop.main)) { sendLater(1...3, to: subject) }
    #expect(values == ["1", "2", "3"])
  }

  @Test("debounce on the main queue lets the last of a burst through")
  func debounceOnQueue() async {
    let subject = PassthroughSubject<Int, Never>()
    let values = await first(1, of: subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)) {
      for value in 1...3 { subject.send(value) }
    }
    #expect(values == ["3"])
  }

  @Test("debounce on the main run loop does as well, and so does a delay")
  func debounceOnRunLoop() async {
    let subject = PassthroughSubject<Int, Never>()
    let debounced = subject.debounce(for: .milliseconds(20), scheduler: RunLoop.main)
    #expect(await first(1, of: debounced) { for value in 1...3 { subject.send(value) } } == ["3"])
    let delayed = subject.delay(for: .milliseconds(20), scheduler: RunLoop.main)
    #expect(await first(2, of: delayed) { for value in 4...5 { subject.send(value) } } == ["4", "5"])
  }

  @Test("debounce on the main run loop waits at least as long as it is told to")
  func debounceWaits() async {
    let subject = PassthroughSubject<Int, Never>()
    let start = ContinuousClock.now
    let debounced = subject.debounce(for: .milliseconds(200), scheduler: RunLoop.main)
    #expect(await first(1, of: debounced) { subject.send(1) } == ["1"])
    #expect(ContinuousClock.now - start >= .milliseconds(200))
  }

  @Test("throttle on the main run loop, which schedules at once, delivers the latest of a burst")
  func throttle() async {
    let subject = PassthroughSubject<Int, Never>()
    let throttled = subject.throttle(for: .milliseconds(20), scheduler: RunLoop.main, latest: true)
    let values = await first(1, of: throttled) { for value in 1...3 { subject.send(value) } }
    #expect(values == ["3"])
  }

  @Test("operators on the main run loop pass on what another thread sends, though nothing else wakes it")
  func operatorsOnMainRunLoop() async {
    let subject = PassthroughSubject<Int, Never>()
    let throttled = subject.throttle(for: .milliseconds(20), scheduler: RunLoop.main, latest: false)
    #expect(await first(1, of: throttled) { sendLater(1...3, to: subject) } == ["1"])
    let debounced = subject.debounce(for: .milliseconds(20), scheduler: RunLoop.main)
    #expect(await first(1, of: debounced) { sendLater(1...3, to: subject) } == ["3"])
    let limited = subject.timeout(.seconds(1e12), scheduler: RunLoop.main)
    #expect(await first(3, of: limited) { sendLater(1...3, to: subject) } == ["1", "2", "3"])
    #expect(await first(1, of: Just(7).subscribe(on: RunLoop.main)) == ["7"])
  }

  @Test("a publisher that sends nothing for too long ends on the main run loop")
  func timeout() async {
    let silent = PassthroughSubject<Int, Never>().timeout(.milliseconds(20), scheduler: RunLoop.main)
    #expect(await first(1, of: silent.replaceEmpty(with: -1)) == ["-1"])
  }

  private enum TooLate: Error {
    case sentNothing
  }

  private final class Token {}

  @Test(
    "a publisher that sends nothing for too long fails on the main run loop, if it is to, and leaves nothing behind")
  func failingTimeout() async {
    weak var left: Token?
    do {
      let token = Token()
      left = token
      let silent = PassthroughSubject<Int, TooLate>()
        .timeout(.milliseconds(20), scheduler: RunLoop.main) { withExtendedLifetime(token) { .sentNothing } }
        .catch { Just($0 == .sentNothing ? -2 : -3) }
      #expect(await first(1, of: silent.replaceEmpty(with: -1)) == ["-2"])
    }
    await Turn.until { left == nil }
    #expect(left == nil)
  }

  @Test("each value begins the time anew after which a publisher has sent nothing for too long")
  func timeoutBeginsAnew() async throws {
    // Where the machine is so busy that the value comes too late, it is tried again.
    for _ in 1...20 {
      let subject = PassthroughSubject<Int, Never>()
      nonisolated(unsafe) var sent: ContinuousClock.Instant?
      let limited = subject.timeout(.milliseconds(400), scheduler: RunLoop.main).append(-1).append(-2)
      let values = await first(2, of: limited) {
        Task {
          try await Task.sleep(for: .milliseconds(250))
          sent = .now
          subject.send(1)
        }
      }
      guard values.first == "1", let sent else { continue }
      #expect(ContinuousClock.now - sent >= .milliseconds(400))
      return
    }
    Issue.record("the value came too late each time")
  }

  @Test("a timer's publisher sends on the main thread until it is cancelled")
  func timer() async {
    let ticks = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
    #expect(await first(3, of: ticks.scan(0) { count, _ in count + 1 }) == ["1", "2", "3"])
  }

  struct Clock: View {
    let ticks: Publishers.Autoconnect<Timer.OCombine.TimerPublisher>
    @State private var count = 0
    var body: some View {
      Text(count < 3 ? "running" : "done").onReceive(ticks) { _ in count += 1 }
    }
  }

  @Test("a view that receives a timer's publisher is shown anew with its ticks")
  func timerInView() async throws {
    let ticks = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
    let mounted = try await MountedView(Group { Clock(ticks: ticks) })
    await Turn.until { mounted.root.texts == ["done"] }
    #expect(mounted.root.texts == ["done"])
  }
}
