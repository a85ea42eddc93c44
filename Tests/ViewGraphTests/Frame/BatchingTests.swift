import Foundation
import GraftTestTraits
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: what is written together is evaluated together, after the event.
@Suite(.runtime) @MainActor
struct BatchingTests {
  struct Three: View {
    @State private var first = 0
    @State private var second = 0
    @State private var third = 0
    var body: some View {
      Leaf("write", "\(first) \(second) \(third)") {
        first = 1
        second = 2
        third = 3
        second = 4
      }
    }
  }

  @Test("A18 three states written in one event, one of them twice, make one evaluation that shows all")
  func oneEvent() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Three())
    _ = host.takeLog()
    host.send("write")
    #expect(counts.bodies(of: Three.self) == 2)
    #expect(host.log == ["update write 1 4 3"])
  }

  struct ReadingBack: View {
    let reads: Notes<Int>
    @State private var count = 0
    var body: some View {
      Leaf("write", count) {
        count = 7
        reads.values.append(count)
      }
    }
  }

  @Test("A20 a read after a write gives the new value at once, and the body runs after the action")
  func readBack() {
    let counts = UpdateStatistics.start()
    let reads = Notes<Int>()
    let host = RecordingHost(ReadingBack(reads: reads))
    host.tap("write")
    #expect(reads.values == [7])
    #expect(counts.bodies(of: ReadingBack.self) == 1)
    #expect(host.shown == ["write=0"] && !host.isSettled)
    host.settle()
    #expect(counts.bodies(of: ReadingBack.self) == 2)
    #expect(host.shown == ["write=7"] && host.isSettled)
  }

  struct Child: View {
    let input: Int
    let order: Notes<String>
    let tellParent: () -> Void
    @State private var own = 0
    var body: some View {
      let _ = order.values.append("child \(input) \(own)")
      Leaf("own") { own += 1 }
      Leaf("both") {
        own += 1
        tellParent()
      }
    }
  }

  struct Parent: View {
    let order: Notes<String>
    @State private var input = 0
    var body: some View {
      let _ = order.values.append("parent")
      Child(input: input, order: order) { input += 10 }
    }
  }

  @Test("A21 when parent and child are both invalid, the parent comes first and the child runs once")
  func parentFirst() {
    let order = Notes<String>()
    let host = RecordingHost(Parent(order: order))
    order.values = []
    host.send("both")
    #expect(order.values == ["parent", "child 10 1"])
  }

  @Test("A22 a change of a child's own state evaluates the child alone")
  func childAlone() {
    let order = Notes<String>()
    let host = RecordingHost(Parent(order: order))
    order.values = []
    host.send("own")
    host.send("own")
    #expect(order.values == ["child 0 1", "child 0 2"])
  }

  struct Shared: View {
    let write: Notes<@Sendable (Int) -> Void>
    let onMain: Notes<Bool>
    @State private var count = 0
    var body: some View {
      let _ = onMain.values.append(Thread.isMainThread)
      Leaf("count", count).onAppear {
        write.values = [{ [_count] value in _count.wrappedValue = value }]
      }
    }
  }

  @Test("A25 a write from another thread is accepted, and evaluated on the main thread")
  func otherThread() async throws {
    let write = Notes<@Sendable (Int) -> Void>()
    let onMain = Notes<Bool>()
    let host = RecordingHost(Shared(write: write, onMain: onMain))
    let writeCount = try #require(write.values.first)
    await Task.detached { writeCount(5) }.value
    await Turn.until {
      host.settle()
      return host.shown == ["count=5"]
    }
    #expect(host.shown == ["count=5"])
    #expect(onMain.values == [true, true])
  }

  @Test("A25 concurrent writers do no harm, and a later write is shown")
  func concurrentWriters() async throws {
    let write = Notes<@Sendable (Int) -> Void>()
    let host = RecordingHost(Shared(write: write, onMain: Notes()))
    let writeCount = try #require(write.values.first)
    await withTaskGroup { group in
      for writer in 1...4 {
        group.addTask { for step in 1...1000 { writeCount(writer * 10000 + step) } }
      }
    }
    writeCount(7)
    host.settle()
    #expect(host.shown == ["count=7"])
  }
}
