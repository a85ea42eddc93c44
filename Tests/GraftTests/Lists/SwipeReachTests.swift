import Foundation
import Graft
import Testing

/// What becomes of rows that are let go of.
@Suite struct SwipeReachTests {
  @Test(
    "LS46 (part) a row stays open past half of its actions, and a flick opens or closes it from wherever it is",
    arguments: [
      (61.0, 0.0, SwipeReach.Outcome.isOpen), (60, 0, .isClosed), (20, 500, .isClosed), (20, 700, .isOpen),
      (100, -500, .isOpen), (100, -700, .isClosed), (290, -700, .isClosed),
    ])
  func outcome(distance: Double, velocity: Double, outcome: SwipeReach.Outcome) {
    let reach = SwipeReach(actions: 120, row: 300, allowsFullSwipe: true)
    #expect(reach.outcome(at: distance, velocity: velocity) == outcome)
  }

  @Test(
    "LS45 (part) beyond three fifths of the row and all actions the first runs, and without full swipes none can go there"
  )
  func full() {
    let reach = SwipeReach(actions: 120, row: 300, allowsFullSwipe: true)
    #expect(reach.distance(400) == 300 && reach.distance(-5) == 0)
    #expect(reach.outcome(at: 180, velocity: 0) == .isOpen)
    #expect(reach.outcome(at: 181, velocity: -500) == .runsFirst)
    #expect(SwipeReach(actions: 250, row: 300, allowsFullSwipe: true).outcome(at: 240, velocity: 0) == .isOpen)
    let short = SwipeReach(actions: 120, row: 300, allowsFullSwipe: false)
    #expect(short.distance(400) == 120)
    #expect(short.outcome(at: 120, velocity: 0) == .isOpen)
  }
}
