import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section MO: rows that come and go by transitions of their own, and that come back meanwhile, on a clock that the test owns.
@Suite(.gtk) @MainActor
struct RowTransitionTests {
  enum Container: CaseIterable { case list, stack }

  /// Rows of 200 by 40, black up to 160.
  struct Rows: View {
    let container: Container
    var numbers = [0, 1]
    var transition: AnyTransition?
    /// Whether the transition is said of all rows together.
    var isAround = false
    /// That of row 0, where it has another one.
    var first: AnyTransition?

    var body: some View {
      switch container {
      // There is a line between rows.
      case .list: List { rows(height: 39) }.listStyle(.plain)
      case .stack: ScrollView { LazyVStack(spacing: 0) { rows(height: 40) } }
      }
    }

    @ViewBuilder
    private func rows(height: CGFloat) -> some View {
      if isAround, let transition { all(height).transition(transition) } else { all(height) }
    }

    private func all(_ height: CGFloat) -> some View {
      ForEach(numbers, id: \.self) { number in
        if let transition, !isAround {
          row(number, height).transition(number == 0 ? first ?? transition : transition)
        } else {
          row(number, height)
        }
      }
    }

    private func row(_ number: Int, _ height: CGFloat) -> some View {
      HStack(spacing: 0) {
        Color.black.frame(width: 160)
        Text(verbatim: "\(number)").frame(maxWidth: .infinity)
      }
      .frame(height: height).listRowInsets(EdgeInsets())
    }
  }

  /// Rows of 200 by 40 in two columns of 100, of which the second one is black from 108 to 192; each cell says a transition or none.
  struct Columns: View {
    struct Element: Identifiable {
      let id: Int
    }

    var numbers = [0, 1]
    let transitions: [AnyTransition?]

    var body: some View {
      Table(numbers.map { Element(id: $0) }) {
        TableColumn("first") { _ in cell(.clear, transitions[0]) }.width(100)
        TableColumn("second") { _ in cell(.black, transitions[1]) }.width(100)
      }
      .tableColumnHeaders(.hidden)
    }

    /// GTK has 8 pixels around it.
    @ViewBuilder
    private func cell(_ color: Color, _ transition: AnyTransition?) -> some View {
      if let transition { color.frame(height: 23).transition(transition) } else { color.frame(height: 23) }
    }
  }

  func moving<Content: View>(
    _ rows: Content, _ body: @MainActor (MountedView<Content>, TestClock) async throws -> Void
  ) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      try await body(try await MountedView(rows, size: CGSize(width: 200, height: 200)), clock)
    }
  }

  private func animate<Content: View>(_ mounted: MountedView<Content>, _ change: (inout Content) -> Void) async {
    await self.change(mounted, by: .linear(duration: 1), change)
  }

  func change<Content: View>(
    _ mounted: MountedView<Content>, by animation: Animation?, _ change: (inout Content) -> Void
  ) async {
    if let animation { withAnimation(animation) { change(&mounted.rootView) } } else { change(&mounted.rootView) }
    await Settling.settle()
  }

  /// How much black there is at some places, in percent, to the nearest quarter.
  func black<Content: View>(_ mounted: MountedView<Content>, at places: [(x: Int, y: Int)]) throws -> [Int] {
    let pixels = try Pixels(mounted.root)
    let ground = Double(pixels[100, 190][0])
    return places.map { 25 * Int((4 - 4 * Double(pixels[$0.x, $0.y][0]) / ground).rounded()) }
  }

  /// Has the second of two rows go over its leading edge and come back, with a look at both of its halves and at the first row.
  func goAndCome<Content: View>(
    _ mounted: MountedView<Content>, _ clock: TestClock, _ numbers: WritableKeyPath<Content, [Int]>,
    by animation: Animation? = .linear(duration: 1), at places: [(x: Int, y: Int)], rest: [Int]
  ) async throws {
    #expect(try black(mounted, at: places) == rest)
    await change(mounted, by: animation) { $0[keyPath: numbers] = [0] }
    #expect(try black(mounted, at: places) == rest)
    await clock.advance(by: .seconds(0.5))
    #expect(try black(mounted, at: places) == [100, 0, 100])
    await clock.advance(by: .seconds(0.6))
    #expect(try black(mounted, at: places) == [0, 0, 100])
    await change(mounted, by: animation) { $0[keyPath: numbers] = [0, 1] }
    #expect(try black(mounted, at: places) == [0, 0, 100])
    await clock.advance(by: .seconds(0.5))
    #expect(try black(mounted, at: places) == [100, 0, 100])
    await clock.advance(by: .seconds(0.6))
    #expect(try black(mounted, at: places) == rest)
  }

  @Test(
    "MO86 (part) a row moves over the edge of its place as it goes, and comes from there, said of it or of all rows",
    arguments: Container.allCases, [false, true])
  func edge(container: Container, isAround: Bool) async throws {
    let rows = Rows(container: container, transition: .move(edge: .leading), isAround: isAround)
    try await moving(rows) { (mounted, clock) async throws in
      try await goAndCome(mounted, clock, \.numbers, at: [(30, 60), (90, 60), (90, 20)], rest: [100, 100, 100])
    }
  }

  @Test(
    "MO86 (part) a row of a table moves as a whole over the edge of its place, whichever of its cells says so",
    arguments: [[0], [1], [0, 1]])
  func cells(saying columns: [Int]) async throws {
    let transitions = (0..<2).map { columns.contains($0) ? AnyTransition.move(edge: .leading) : nil }
    try await moving(Columns(transitions: transitions)) { (mounted, clock) async throws in
      // Half of 200 to the left, the black is from 8 to 92.
      try await goAndCome(mounted, clock, \.numbers, at: [(50, 60), (150, 60), (150, 20)], rest: [0, 100, 100])
    }
  }

  @Test("MO86 (part) the first cell that says a transition says it for its row, which fades without any")
  func firstCell() async throws {
    let cases: [(transitions: [AnyTransition?], half: [Int])] = [
      ([.move(edge: .leading), .opacity], [100, 0]), ([.opacity, .move(edge: .leading)], [0, 50]),
      ([nil, nil], [0, 50]),
    ]
    for (transitions, half) in cases {
      try await moving(Columns(transitions: transitions)) { (mounted, clock) async throws in
        for numbers in [[0], [0, 1]] {
          await animate(mounted) { $0.numbers = numbers }
          await clock.advance(by: .seconds(0.5))
          #expect(try black(mounted, at: [(50, 60), (150, 60)]) == half)
          await clock.advance(by: .seconds(0.6))
        }
      }
    }
  }

  @Test("MO86 (part) a row of a table grows from the middle of its place, and is there once it has come")
  func scaledCells() async throws {
    try await moving(Columns(numbers: [0], transitions: [.scale, nil])) { (mounted, clock) async throws in
      await animate(mounted) { $0.numbers = [0, 1] }
      await clock.advance(by: .seconds(0.5))
      // Half as large around 100, the black is from 104 to 146.
      let places = [(80, 60), (120, 60), (170, 60)]
      #expect(try black(mounted, at: places) == [0, 100, 0])
      await clock.advance(by: .seconds(0.6))
      #expect(try black(mounted, at: places) == [0, 100, 100])
    }
  }

  @Test("MO86 (part) a row comes by one transition and goes by another, or by none", arguments: Container.allCases)
  func sides(container: Container) async throws {
    let sides = AnyTransition.asymmetric(insertion: .identity, removal: .scale)
    try await moving(Rows(container: container, numbers: [0], transition: sides)) { (mounted, clock) async throws in
      let places = [(20, 60), (90, 60), (90, 45)]
      await animate(mounted) { $0.numbers = [0, 1] }
      #expect(try black(mounted, at: places) == [100, 100, 100])
      await clock.advance(by: .seconds(1.1))
      await animate(mounted) { $0.numbers = [0] }
      await clock.advance(by: .seconds(0.5))
      #expect(try black(mounted, at: places) == [0, 100, 0])
      await animate(mounted) { ($0.numbers, $0.transition) = ([0, 2], .identity) }
      await clock.advance(by: .seconds(1.1))
      await animate(mounted) { $0.numbers = [0] }
      #expect(try black(mounted, at: places) == [0, 0, 0])
    }
  }

  @Test("MO86 (part) an animation that a transition has of its own is that of the row", arguments: Container.allCases)
  func ownAnimation(container: Container) async throws {
    let slow = AnyTransition.opacity.animation(.linear(duration: 2))
    try await moving(Rows(container: container, transition: slow)) { (mounted, clock) async throws in
      await animate(mounted) { $0.numbers = [0] }
      await clock.advance(by: .seconds(1))
      #expect(try black(mounted, at: [(90, 60)]) == [50])
      await clock.advance(by: .seconds(1.1))
      await animate(mounted) { $0.numbers = [0, 1] }
      await clock.advance(by: .seconds(1))
      #expect(try black(mounted, at: [(90, 60)]) == [50])
    }
  }

  @Test(
    "MO86 (part) where animations are disabled, a row comes and goes by that of the change alone",
    arguments: Container.allCases)
  func disabledAnimations(container: Container) async throws {
    let slow = AnyTransition.opacity.animation(.linear(duration: 2))
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    try await moving(Rows(container: container, transition: slow)) { [transaction] (mounted, clock) async throws in
      for numbers in [[0], [0, 1]] {
        withTransaction(transaction) { mounted.rootView.numbers = numbers }
        await Settling.settle()
        await clock.advance(by: .seconds(0.5))
        #expect(try black(mounted, at: [(90, 60)]) == [50])
        await clock.advance(by: .seconds(0.6))
      }
    }
  }

  @Test("MO87 a row that comes back while it fades goes on from what is shown", arguments: Container.allCases)
  func back(container: Container) async throws {
    try await moving(Rows(container: container)) { (mounted, clock) async throws in
      await animate(mounted) { $0.numbers = [0] }
      await clock.advance(by: .seconds(0.5))
      #expect(try black(mounted, at: [(90, 60)]) == [50])
      await animate(mounted) { $0.numbers = [0, 1] }
      #expect(try black(mounted, at: [(90, 60)]) == [50])
      await clock.advance(by: .seconds(0.5))
      #expect(try black(mounted, at: [(90, 60)]) == [75])
      await clock.advance(by: .seconds(0.6))
      #expect(try black(mounted, at: [(90, 60)]) == [100])
    }
  }

  @Test(
    "MO87 one that comes back to another place, or by a transition of its own, goes there from where it is seen",
    arguments: Container.allCases)
  func backElsewhere(container: Container) async throws {
    try await moving(Rows(container: container, transition: .move(edge: .leading))) { (mounted, clock) async throws in
      await animate(mounted) { $0.numbers = [0] }
      await clock.advance(by: .seconds(0.5))
      await animate(mounted) { $0.numbers = [0, 2, 1] }
      #expect(try black(mounted, at: [(30, 60), (90, 60)]) == [100, 0])
      await clock.advance(by: .seconds(0.5))
      // Half-way to its place in the third row, and half of what was left of the way over the edge.
      #expect(try black(mounted, at: [(90, 95), (130, 95)]) == [100, 0])
      await clock.advance(by: .seconds(0.6))
      #expect(try black(mounted, at: [(150, 60), (150, 100), (150, 125)]) == [100, 100, 0])
    }
  }
}
