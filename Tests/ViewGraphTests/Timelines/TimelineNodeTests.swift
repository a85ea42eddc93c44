import Animations
import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// What a date of a schedule brings about.
@Suite(.runtime) @MainActor
struct TimelineNodeTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private struct Count: View {
    let date: Int
    @State private var count = 0
    var body: some View { Leaf("\(date)", count, action: { count += 1 }) }
  }

  private struct Clock: View {
    var interval = 5.0
    var body: some View {
      TimelineView(.periodic(from: TimelineNodeTests.start, by: interval)) { context in
        Count(date: Int(context.date.timeIntervalSinceReferenceDate))
      }
      Leaf("beside")
    }
  }

  @Test("CV21 a date evaluates the content alone, which keeps its identity and its state")
  func ticks() {
    let host = RecordingHost(Clock())
    #expect(host.shown == ["10=0", "beside"])
    host.tap("10")
    host.settle()
    let statistics = UpdateStatistics.start()
    host.advance(by: 2)
    #expect(statistics.bodies(of: Count.self) == 0)
    host.advance(by: 1)
    #expect(statistics.bodies(of: Count.self) == 1 && statistics.bodies(of: Clock.self) == 0)
    #expect(statistics.makes(of: Leaf.self) == 0)
    #expect(host.log.last == "update 15 1")
    host.advance(by: 30)
    #expect(statistics.bodies(of: Count.self) == 2)
  }

  @Test("an equal schedule goes on, and another one begins at once")
  func schedules() {
    let host = RecordingHost(Clock())
    host.advance(by: 2)
    host.rootView.interval = 7
    host.settle()
    #expect(host.log.last == "update 14 0")
    host.advance(by: 6)
    #expect(host.log.last == "update 14 0")
    host.advance(by: 1)
    #expect(host.log.last == "update 21 0")
  }

  private struct Rows: View {
    var visible = 0..<1
    var body: some View {
      LeafList(visible: visible) { LeafStack { Clock() } }
    }
  }

  @Test("nothing is made in a row that is scrolled away, and the date that is due when it comes back")
  func sleepingRows() {
    let host = RecordingHost(Rows())
    let statistics = UpdateStatistics.start()
    host.rootView.visible = 0..<0
    host.settle()
    host.advance(by: 100)
    #expect(statistics.bodies(of: Count.self) == 0)
    host.rootView.visible = 0..<1
    host.settle()
    host.advance(by: 0)
    #expect(statistics.bodies(of: Count.self) == 1 && host.log.last == "update 110 0")
  }
}
