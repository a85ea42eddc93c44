import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Pictures of single moments, beside what arithmetic says of them.
@Suite(.gtk) @MainActor
struct MotionPictureTests {
  /// Squares below each other, each of which goes 80 to the right by an animation of its own.
  private struct Race: View {
    var isOver = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        square.offset(x: isOver ? 80 : 0).animation(.linear(duration: 1), value: isOver)
        square.offset(x: isOver ? 80 : 0).animation(.easeInOut(duration: 1), value: isOver)
        square.offset(x: isOver ? 80 : 0)
          .animation(.spring(response: 0.55, dampingFraction: 0.825), value: isOver)
        square.frame(width: 100, alignment: isOver ? .trailing : .leading)
          .animation(.linear(duration: 1), value: isOver)
      }
      .background(Color.white)
    }

    private var square: some View { Color.black.frame(width: 20, height: 20) }
  }

  /// Where each square begins in a picture: between two pixels as far as the first one is covered.
  private func places(_ picture: Pixels) -> [Double] {
    [10, 30, 50, 70].map { y in
      var white = 0.0
      for x in 0..<100 {
        let level = Double(picture[x, y][0]) / 255
        white += level
        if level < 0.01 { break }
      }
      return white
    }
  }

  @Test(
    "MO16 MO25 pictures show each square where the formula of its animation says, within a pixel",
    arguments: [(0.1, [8.0, 1.57, 27.8]), (0.3, [24, 14.96, 75.3]), (0.5, [40, 40, 80.8])])
  func moments(seconds: Double, expected: [Double]) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Race(), size: CGSize(width: 100, height: 80))
      #expect(places(try Pixels(mounted.root)) == [0, 0, 0, 0])
      mounted.rootView.isOver = true
      await Settling.settle()
      await clock.advance(by: .seconds(seconds + 0.001))
      let shown = places(try Pixels(mounted.root))
      for (place, formula) in zip(shown, expected + [expected[0]]) {
        #expect(abs(place - formula) <= 1, "\(shown)")
      }
    }
  }
}
