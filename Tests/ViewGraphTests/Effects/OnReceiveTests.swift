import Foundation
import GraftTestTraits
import OpenCombine
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Actions for what publishers send.
@Suite(.runtime) @MainActor
struct OnReceiveTests {
  struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    var factor = 1
    @State private var sum = 0
    var body: some View {
      Leaf("sum", sum).onReceive(subject) { sum += $0 * factor }
    }
  }

  @Test("an action runs at once for each value, and one evaluation shows what several have written")
  func values() {
    let counts = UpdateStatistics.start()
    let subject = PassthroughSubject<Int, Never>()
    let host = RecordingHost(Receiving(subject: subject))
    #expect(host.isSettled)
    subject.send(1)
    subject.send(2)
    host.settle()
    #expect(host.shown == ["sum=3"])
    #expect(counts.bodies(of: Receiving.self) == 2)
  }

  @Test("the action is that of the latest evaluation, and an equal publisher keeps its subscription")
  func latestAction() {
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    let counted = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    struct Shared: View {
      let publisher: Publishers.Share<Publishers.HandleEvents<PassthroughSubject<Int, Never>>>
      let factor: Int
      let received: Notes<Int>
      var body: some View {
        Leaf("v").onReceive(publisher) { received.values.append($0 * factor) }
      }
    }
    let received = Notes<Int>()
    let host = RecordingHost(Shared(publisher: counted, factor: 1, received: received))
    subject.send(1)
    host.show(Shared(publisher: counted, factor: 10, received: received))
    subject.send(2)
    #expect(received.values == [1, 20])
    #expect(subscriptions == 1)
  }

  @Test("another publisher takes the place of the one before")
  func otherPublisher() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let host = RecordingHost(Receiving(subject: first))
    host.show(Receiving(subject: second))
    first.send(1)
    #expect(host.isSettled)
    second.send(5)
    host.settle()
    #expect(host.shown == ["sum=5"])
  }

  struct Current: View {
    let subject: CurrentValueSubject<Int, Never>
    @State private var value = -1
    var body: some View { Leaf("value", value).onReceive(subject) { value = $0 } }
  }

  @Test("a publisher that has a value sends it with the first appearance, and one that completes is heard no more")
  func current() {
    let subject = CurrentValueSubject<Int, Never>(7)
    let host = RecordingHost(Current(subject: subject), laysOut: true)
    #expect(host.shown == ["value=-1"])
    host.layOut(in: .zero)
    host.settle()
    #expect(host.shown == ["value=7"])
    subject.send(completion: .finished)
    subject.send(8)
    host.settle()
    #expect(host.shown == ["value=7"])
  }

  struct Failure: Error {}

  @Test("a publisher that fails is received with what takes the place of its failure")
  func failing() {
    struct Replaced: View {
      let publisher: Publishers.ReplaceError<PassthroughSubject<Int, Failure>>
      @State private var value = 0
      var body: some View { Leaf("value", value).onReceive(publisher) { value = $0 } }
    }
    let subject = PassthroughSubject<Int, Failure>()
    let host = RecordingHost(Replaced(publisher: subject.replaceError(with: -1)))
    subject.send(1)
    host.settle()
    #expect(host.shown == ["value=1"])
    subject.send(completion: .failure(Failure()))
    subject.send(2)
    host.settle()
    #expect(host.shown == ["value=-1"])
  }

  @Test("values from another thread run the action on the main thread in their order, and are reported once")
  func offMain() async {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let received = Notes<Int>()
    struct Noting: View {
      let subject: PassthroughSubject<Int, Never>
      let received: Notes<Int>
      var body: some View {
        Leaf("v").onReceive(subject) {
          received.values.append(Thread.isMainThread ? $0 : -1)
        }
      }
    }
    let host = RecordingHost(Noting(subject: subject, received: received))
    await Background.run { for number in 1...3 { subject.send(number) } }
    await Turn.until { received.values.count == 3 }
    #expect(received.values == [1, 2, 3])
    #expect(Diagnostics.kinds == [.publishOffMain])
    #expect(Diagnostics.recorded.first?.viewType.contains("Noting") == false)
    #expect(Diagnostics.recorded.first?.path == "Noting")
    host.unmount()
  }

  struct Sending: View {
    let subject: PassthroughSubject<Int, Never>
    let tick: Int
    var body: some View {
      subject.send(tick)
      return Leaf("sending", tick)
    }
  }

  struct Both: View {
    let subject: PassthroughSubject<Int, Never>
    let tick: Int
    var body: some View {
      Receiving(subject: subject)
      Sending(subject: subject, tick: tick)
    }
  }

  @Test("what the action writes counts, though a body has sent the value")
  func sentByBody() {
    let subject = PassthroughSubject<Int, Never>()
    let host = RecordingHost(Both(subject: subject, tick: 1))
    host.show(Both(subject: subject, tick: 2))
    #expect(host.shown == ["sum=2", "sending=2"])
    #expect(Diagnostics.kinds == [])
  }
}
