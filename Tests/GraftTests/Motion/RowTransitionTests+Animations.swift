import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Rows that come and go by animations which the write of the change does not have.
extension RowTransitionTests {
  /// Has an animation around rows for the changes of their numbers, by writes that have none.
  fileprivate struct Animated<Content: View>: View {
    var numbers = [0, 1]
    @ViewBuilder let rows: ([Int]) -> Content
    var body: some View { rows(numbers).animation(.linear(duration: 1), value: numbers) }
  }

  @Test(
    "MO86 (part) rows come and go by their transition where an animation around them is that of a value which changes",
    arguments: Container.allCases)
  func animationAround(container: Container) async throws {
    let rows = Animated { Rows(container: container, numbers: $0, transition: .move(edge: .leading)) }
    try await moving(rows) { (mounted, clock) async throws in
      try await goAndCome(
        mounted, clock, \.numbers, by: nil, at: [(30, 60), (90, 60), (90, 20)], rest: [100, 100, 100])
    }
  }

  @Test("MO86 (part) rows of a table come and go so as well")
  func animationAroundCells() async throws {
    let rows = Animated { Columns(numbers: $0, transitions: [.move(edge: .leading), nil]) }
    try await moving(rows) { (mounted, clock) async throws in
      try await goAndCome(
        mounted, clock, \.numbers, by: nil, at: [(50, 60), (150, 60), (150, 20)], rest: [0, 100, 100])
    }
  }

  @Test(
    "MO86 (part) an animation of its own is that of the row also where the change has none, and others are there at once",
    arguments: Container.allCases)
  func ownAnimationAlone(container: Container) async throws {
    let way = AnyTransition.move(edge: .leading).animation(.linear(duration: 1))
    try await moving(Rows(container: container, transition: way)) { (mounted, clock) async throws in
      try await goAndCome(
        mounted, clock, \.numbers, by: nil, at: [(30, 60), (90, 60), (90, 20)], rest: [100, 100, 100])
      // What takes the place of a row that goes is there before that has gone.
      await change(mounted, by: nil) { $0.numbers = [1] }
      await clock.advance(by: .seconds(0.5))
      #expect(try black(mounted, at: [(90, 20), (90, 60)]) == [100, 0])
    }
    try await moving(Rows(container: container, transition: .slide)) { (mounted, clock) async throws in
      for (numbers, shown) in [([0], 0), ([0, 1], 100)] {
        await change(mounted, by: nil) { $0.numbers = numbers }
        #expect(try black(mounted, at: [(90, 60)]) == [shown])
      }
    }
  }

  /// Has the second of two rows go and come back without an animation, with a look right after each.
  private func goAndComeAtOnce(_ rows: Rows, disablingAnimations isDisabling: Bool = false) async throws {
    var transaction = Transaction()
    transaction.disablesAnimations = isDisabling
    try await moving(rows) { [transaction] (mounted, clock) async throws in
      for (numbers, shown) in [([0], 0), ([0, 1], 100)] {
        withTransaction(transaction) { mounted.rootView.numbers = numbers }
        await Settling.settle()
        #expect(try black(mounted, at: [(90, 60), (90, 20)]) == [shown, 100])
        await clock.advance(by: .seconds(0.5))
        #expect(try black(mounted, at: [(90, 60), (90, 20)]) == [shown, 100])
      }
    }
  }

  @Test(
    "MO86 (part) a row without an animation is gone and there at once beside one that has an animation of its own",
    arguments: Container.allCases)
  func noneBesideOwnAnimation(container: Container) async throws {
    let own = AnyTransition.slide.animation(.linear(duration: 1))
    try await goAndComeAtOnce(Rows(container: container, transition: .scale, first: own))
  }

  @Test(
    "MO86 (part) where animations are disabled, a row is gone and there at once whatever animation it has of its own",
    arguments: Container.allCases)
  func disabledOwnAnimation(container: Container) async throws {
    let own = AnyTransition.move(edge: .leading).animation(.linear(duration: 1))
    try await goAndComeAtOnce(Rows(container: container, transition: own), disablingAnimations: true)
  }

  @Test("MO86 (part) an animation of a cell's transition is that of the row of a table as well")
  func ownAnimationOfCell() async throws {
    let way = AnyTransition.move(edge: .leading).animation(.linear(duration: 1))
    try await moving(Columns(transitions: [way, nil])) { (mounted, clock) async throws in
      try await goAndCome(
        mounted, clock, \.numbers, by: nil, at: [(50, 60), (150, 60), (150, 20)], rest: [0, 100, 100])
    }
  }
}
