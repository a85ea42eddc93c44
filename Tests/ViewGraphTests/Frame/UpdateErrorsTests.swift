import GraftTestTraits
import Observation
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: writes at the wrong time, or without an end.
@Suite(.runtime) @MainActor
struct UpdateErrorsTests {
  struct BodyWriter: View {
    @State private var count = 0
    @State private var tick = 0
    var body: some View {
      let _ = { count = 5 }()
      Leaf("count", "\(count) \(tick)") { tick += 1 }
    }
  }

  @Test("A23 a body that writes its own state is reported, and the write is dropped")
  func bodyWrites() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(BodyWriter())
    #expect(host.isSettled)
    #expect(host.shown == ["count=0 0"])
    #expect(counts.bodies(of: BodyWriter.self) == 1)
    #expect(Diagnostics.kinds == [.stateDuringUpdate])
    #expect(Diagnostics.recorded.first?.viewType == "BodyWriter")
    #expect(Diagnostics.recorded.first?.path == "BodyWriter")
    host.send("count")
    #expect(host.shown == ["count=0 1"])
    #expect(Diagnostics.kinds == [.stateDuringUpdate])
  }

  struct NestedLoop: View {
    let runsEvent: Bool
    @State private var count = 0
    var body: some View {
      let _ = runsEvent && count == 0 ? runEvent() : ()
      Leaf("count", count)
    }

    /// What a dialog's main loop does while the body waits for it.
    private func runEvent() {
      let depth = RunningCall.eventDepth
      RunningCall.eventDepth = { 100 }
      count = 5
      RunningCall.eventDepth = depth
    }
  }

  @Test("A23 a write by an event of a main loop nested in a body is queued, not dropped")
  func nestedLoop() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(NestedLoop(runsEvent: true))
    #expect(host.shown == ["count=5"])
    #expect(counts.bodies(of: NestedLoop.self) == 2)
    #expect(Diagnostics.kinds == [])
  }

  struct Kept: View {
    let write: Notes<(Int) -> Void>
    let read: Notes<() -> Int>
    @State private var count = 1
    var body: some View {
      Leaf("count", count).onAppear {
        write.values = [{ count = $0 }]
        read.values = [{ count }]
      }
    }
  }

  struct Removing: View {
    let isShown: Bool
    let kept: Kept
    var body: some View {
      if isShown { kept }
    }
  }

  @Test("A27 a closure kept from a removed view writes nothing, evaluates nothing and does not crash")
  func removed() throws {
    let counts = UpdateStatistics.start()
    let kept = Kept(write: Notes(), read: Notes())
    defer {
      kept.write.values = []
      kept.read.values = []
    }
    let host = RecordingHost(Removing(isShown: true, kept: kept))
    let write = try #require(kept.write.values.first)
    let read = try #require(kept.read.values.first)
    write(2)
    host.settle()
    #expect(host.shown == ["count=2"])
    host.show(Removing(isShown: false, kept: kept))
    write(3)
    #expect(host.isSettled)
    host.settle()
    #expect(read() == 2)
    #expect(counts.bodies(of: Kept.self) == 2)
    #expect(host.shown == [])
  }

  struct Endless: View {
    @State private var generation = 0
    @State private var taps = 0
    @State private var isEndless = true
    var body: some View {
      Leaf("taps", taps) { taps += 1 }
      Leaf("stop") { isEndless = false }
      Leaf("generation", generation)
        .onAppear { if isEndless { generation += 1 } }
        .id(generation)
    }
  }

  @Test("A30 appearances that keep causing each other end after eight rounds and are reported")
  func endless() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Endless())
    #expect(counts.bodies(of: Endless.self) == 8)
    #expect(host.isSettled)
    #expect(Diagnostics.kinds == [.updateCycle])
    #expect(Diagnostics.recorded.first?.viewType == "Endless")
  }

  @Test("A30 after a cycle without an end, later events of this and of other hosts are served")
  func servesOn() {
    let host = RecordingHost(Endless())
    let other = RecordingHost(Counter("other"))
    other.send("other")
    #expect(other.shown == ["other=1"])
    host.send("taps")
    #expect(host.shown.first == "taps=1")
    host.send("stop")
    host.send("taps")
    #expect(host.shown.first == "taps=2")
    #expect(host.isSettled)
    #expect(Diagnostics.kinds == [.updateCycle])
  }

  @Observable @MainActor
  final class Pair {
    var first = 0
    var second = 0
    var isCircular = true
  }

  struct First: View {
    let pair: Pair
    var body: some View {
      if pair.isCircular { pair.second = pair.first + 1 }
      return Leaf("first", pair.first)
    }
  }

  struct Second: View {
    let pair: Pair
    var body: some View {
      if pair.isCircular { pair.first = pair.second + 1 }
      return Leaf("second", pair.second) { pair.isCircular = false }
    }
  }

  @Test("A30 bodies that keep changing each other's object end, are reported, and serve the next event")
  func circularBodies() {
    let pair = Pair()
    let counts = UpdateStatistics.start()
    let host = RecordingHost(
      LeafStack {
        First(pair: pair)
        Second(pair: pair)
      })
    // Once when it is mounted, and eight times in each of eight rounds.
    #expect(counts.bodies(of: Second.self) == 65)
    #expect(host.isSettled)
    #expect(Diagnostics.kinds == [.updateCycle])
    host.send("second")
    #expect(host.isSettled)
    #expect(host.shown == ["first=\(pair.first)", "second=\(pair.second)"])
  }

  struct Changing: View {
    @State private var count = 0
    var body: some View {
      Leaf("count", count) { count += 1 }.onChange(of: count) { count += 1 }
    }
  }

  @Test("A30 a change whose action changes the same value ends, is reported, and serves the next event")
  func changing() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Changing())
    host.send("count")
    #expect(counts.bodies(of: Changing.self) == 4)
    #expect(host.isSettled)
    #expect(Diagnostics.kinds == [.updateCycle])
    Diagnostics.removeAll()
    host.send("count")
    #expect(counts.bodies(of: Changing.self) == 7)
    #expect(Diagnostics.kinds == [.updateCycle])
  }
}
