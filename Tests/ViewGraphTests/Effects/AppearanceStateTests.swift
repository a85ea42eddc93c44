import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section LC: state that appearances and disappearances read and write.
@Suite(.runtime) @MainActor
struct AppearanceStateTests {
  struct Fetching: View {
    @Binding var total: Int
    let fetched: Notes<String>
    @State private var taps = 0
    var body: some View {
      Leaf("taps", taps) { taps += 1 }.onAppear(perform: fetch)
    }

    private func fetch() { fetched.values.append("taps \(taps), total \(total)") }
  }

  struct Owner: View {
    let fetched: Notes<String>
    @State private var total = 1
    @State private var isShown = true
    var body: some View {
      Leaf("total") { total += 10 }
      Leaf("switch") { isShown.toggle() }
      if isShown { Fetching(total: $total, fetched: fetched) }
    }
  }

  @Test("LC22 (part) a method of the view, as the action of onAppear, reads live state and bindings")
  func liveValues() {
    let fetched = Notes<String>()
    let host = RecordingHost(Owner(fetched: fetched), laysOut: true)
    host.send("taps")
    host.send("total")
    #expect(fetched.values == [])
    host.layOut(in: .zero)
    #expect(fetched.values == ["taps 1, total 11"])
  }

  @Test("LC31 (part) a fetch in onAppear runs again when the view leaves and comes back")
  func fetchesAgain() {
    let fetched = Notes<String>()
    let host = RecordingHost(Owner(fetched: fetched))
    #expect(fetched.values == ["taps 0, total 1"])
    host.send("taps")
    host.send("switch")
    #expect(fetched.values == ["taps 0, total 1"])
    host.send("switch")
    #expect(fetched.values == ["taps 0, total 1", "taps 0, total 1"])
  }

  struct WritesLast: View {
    let reads: Notes<Int>
    @State private var count = 3
    var body: some View {
      Leaf("count", count) { count += 1 }.onDisappear {
        count = 100
        reads.values.append(count)
      }
    }
  }

  struct Removing: View {
    let isShown: Bool
    let reads: Notes<Int>
    var body: some View {
      if isShown { WritesLast(reads: reads) }
    }
  }

  @Test("LC30 a write in onDisappear of the removed view's own state evaluates nothing and is not stored")
  func writeInOnDisappear() {
    let counts = UpdateStatistics.start()
    let reads = Notes<Int>()
    let host = RecordingHost(Removing(isShown: true, reads: reads))
    host.send("count")
    _ = host.takeLog()
    host.show(Removing(isShown: false, reads: reads))
    #expect(reads.values == [4])
    #expect(host.isSettled)
    #expect(counts.bodies(of: WritesLast.self) == 2)
    #expect(host.takeLog() == ["dismantle count", "remove count"])
    #expect(Diagnostics.kinds == [])
    host.show(Removing(isShown: true, reads: reads))
    #expect(host.shown == ["count=3"])
  }

  struct ReportsLast: View {
    @Binding var departures: Int
    var body: some View { Leaf("child").onDisappear { departures += 1 } }
  }

  struct Surviving: View {
    @State private var departures = 0
    @State private var isShown = true
    var body: some View {
      Leaf("switch", departures) { isShown.toggle() }
      if isShown { ReportsLast(departures: $departures) }
    }
  }

  @Test("LC30 a write in onDisappear to the state of a view that lives on is shown in the same settle")
  func writeToSurvivor() {
    let host = RecordingHost(Surviving())
    host.send("switch")
    #expect(host.shown == ["switch=1"])
    host.send("switch")
    #expect(host.shown == ["switch=1", "child"])
  }
}
