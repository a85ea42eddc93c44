import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Rows with badges, which stand beside what the program has made the row of.
extension RowTransitionTests {
  enum Badged: CaseIterable { case row, framedRow, viewInStack, viewInPlainStack }

  /// Rows of 200 by 40 in a list, black up to 138, and with a badge at the end or without.
  private struct Badges: View {
    let badged: Badged
    var numbers = [0, 1]

    var body: some View {
      // There is a line between rows.
      List(numbers, id: \.self) { _ in row.listRowInsets(EdgeInsets()) }.listStyle(.plain)
    }

    @ViewBuilder private var row: some View {
      switch badged {
      case .row: black.badge(3)
      case .framedRow: black.badge(3).frame(maxWidth: .infinity)
      case .viewInStack: VStack { black.badge(3) }
      case .viewInPlainStack: VStack { black }.frame(maxWidth: .infinity, alignment: .leading)
      }
    }

    private var black: some View {
      Color.black.frame(width: 138, height: 39).transition(AnyTransition.move(edge: .leading))
    }
  }

  @Test(
    "MO86 (part) a row with a badge comes and goes by the transition of its view, also in a frame",
    arguments: [Badged.row, .framedRow])
  func badges(badged: Badged) async throws {
    try await moving(Badges(badged: badged)) { (mounted, clock) async throws in
      // Half of 200 to the left, the black is up to 38, and the badge behind 90.
      try await goAndCome(mounted, clock, \.numbers, at: [(20, 60), (60, 60), (60, 20)], rest: [100, 100, 100])
    }
  }

  @Test(
    "MO86 (part) MO60 a stack that is a row fades whatever the view in it says, with a badge or without",
    arguments: [Badged.viewInStack, .viewInPlainStack])
  func badgesInStacks(badged: Badged) async throws {
    try await moving(Badges(badged: badged)) { (mounted, clock) async throws in
      for (numbers, end) in [([0], 0), ([0, 1], 100)] {
        await change(mounted, by: .linear(duration: 1)) { $0.numbers = numbers }
        await clock.advance(by: .seconds(0.5))
        #expect(try black(mounted, at: [(20, 60), (60, 60), (60, 20)]) == [50, 50, 100])
        await clock.advance(by: .seconds(0.6))
        #expect(try black(mounted, at: [(20, 60), (60, 60), (60, 20)]) == [end, end, 100])
      }
    }
  }
}
