import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing
import ViewGraphTesting

/// Section MO: rows of lazy stacks and grids that come, go and move under an animation, on a clock that the test owns.
@Suite(.gtk) @MainActor
struct LazyMotionTests {
  fileprivate enum Container { case stack, row, grid }

  fileprivate struct Rows: View {
    var container = Container.stack
    var numbers = Array(0..<4)
    var high: Int?
    var direction = LayoutDirection.leftToRight

    var body: some View {
      ScrollView(container == .row ? .horizontal : .vertical) {
        switch container {
        case .stack: LazyVStack(spacing: 0) { rows }
        case .row: LazyHStack(spacing: 0) { rows }
        case .grid:
          LazyVGrid(
            columns: Array(repeating: GridItem(.fixed(60), spacing: 0), count: 3), alignment: .leading, spacing: 0
          ) {
            rows
          }
        }
      }
      .environment(\.layoutDirection, direction)
    }

    private var rows: some View { ForEach(numbers, id: \.self) { row($0) } }

    /// Black to the left of the text in odd rows, to the right in even ones.
    private func row(_ number: Int) -> some View {
      ZStack {
        Text("row \(number)")
        Color.black.frame(width: 4).frame(maxWidth: .infinity, alignment: number % 2 == 1 ? .leading : .trailing)
      }
      .frame(width: 60, height: number == high ? 80 : 40)
    }
  }

  private static let size = CGSize(width: 200, height: 200)

  private func moving(_ rows: Rows, _ body: @MainActor (MountedView<Rows>, TestClock) async throws -> Void) async throws
  {
    let clock = TestClock()
    try await clock.drivingGTK {
      try await body(try await MountedView(rows, size: Self.size), clock)
    }
  }

  private func animate(_ mounted: MountedView<Rows>, _ change: (inout Rows) -> Void) async {
    withAnimation(.linear(duration: 1)) { change(&mounted.rootView) }
    await Settling.settle()
  }

  /// Where some rows are shown at the beginning and after each quarter of a second.
  private func quarters(
    _ mounted: MountedView<Rows>, _ clock: TestClock, of numbers: [Int], count: Int = 4
  ) async -> [[CGPoint?]] {
    var places = [numbers.map { mounted.places[$0] }]
    for _ in 0..<count {
      await clock.advance(by: .seconds(0.25))
      places.append(numbers.map { mounted.places[$0] })
    }
    return places
  }

  @Test("MO84 rows of a lazy stack move past each other from where they are shown")
  func order() async throws {
    try await moving(Rows()) { mounted, clock in
      await animate(mounted) { $0.numbers = [3, 1, 2, 0] }
      let places = await quarters(mounted, clock, of: [0, 1, 3])
      #expect(places.map { $0[0]?.y } == [0, 30, 60, 90, 120])
      #expect(places.map { $0[1]?.y } == [40, 40, 40, 40, 40])
      #expect(places.map { $0[2]?.y } == [120, 90, 60, 30, 0])
    }
  }

  @Test(
    "MO84 in a lazy horizontal stack they do, also where reading begins at the right",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func horizontal(direction: LayoutDirection) async throws {
    try await moving(Rows(container: .row, numbers: [0, 1], direction: direction)) { mounted, clock in
      let before = (mounted.places[0]?.x ?? -1, mounted.places[1]?.x ?? -1)
      #expect(abs(before.1 - before.0) == 60)
      await animate(mounted) { $0.numbers = [1, 0] }
      let places = await quarters(mounted, clock, of: [0, 1])
      #expect(places.map { $0[0]?.x } == [0, 0.25, 0.5, 0.75, 1].map { before.0 + (before.1 - before.0) * $0 })
      #expect(places.map { $0[1]?.x } == [0, 0.25, 0.5, 0.75, 1].map { before.1 + (before.0 - before.1) * $0 })
    }
  }

  @Test("MO84 views of a lazy grid move straight to another line")
  func grid() async throws {
    try await moving(Rows(container: .grid, numbers: Array(0..<6))) { mounted, clock in
      let left = mounted.places[0]?.x ?? -1
      await animate(mounted) { $0.numbers.remove(at: 1) }
      let places = await quarters(mounted, clock, of: [2, 3])
      #expect(places.map { $0[0] } == [120, 105, 90, 75, 60].map { CGPoint(x: left + $0, y: 0) })
      let way = [0, 0.25, 0.5, 0.75, 1].map { CGPoint(x: left + 120 * $0, y: 40 - 40 * $0) }
      #expect(places.map { $0[1] } == way)
    }
  }

  @Test("MO84 rows behind one that becomes higher move by as much as that grows")
  func higher() async throws {
    try await moving(Rows()) { mounted, clock in
      await animate(mounted) { $0.high = 1 }
      let places = await quarters(mounted, clock, of: [0, 2])
      #expect(places.map { $0[1]?.y } == [80, 90, 100, 110, 120])
      #expect(places.map { $0[0]?.y } == [0, 0, 0, 0, 0])
    }
  }

  @Test("MO84 a row that is removed fades where it was, and one that is inserted fades in")
  func fading() async throws {
    try await moving(Rows()) { mounted, clock in
      let ground = try Int(Pixels(mounted.root)[5, 20][0])
      // The black parts of the odd rows are from 70 to 74.
      @MainActor func greys() throws -> [Int] {
        let pixels = try Pixels(mounted.root)
        return [50, 170].map { Int(pixels[72, $0][0]) }
      }
      #expect(try greys() == [0, ground])
      await animate(mounted) { $0.numbers = [0, 2, 3, 4, 101] }
      #expect(try isNear(greys(), [0, ground]))
      await clock.advance(by: .seconds(0.5))
      #expect(try isNear(greys(), [ground / 2, ground / 2]))
      await clock.advance(by: .seconds(0.5))
      #expect(try isNear(greys(), [ground, 0]))
    }
  }

  private func isNear(_ found: [Int], _ expected: [Int]) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) <= 12 }
  }

  @Test("MO84 what is seen does not move where rows above it come or go")
  func above() async throws {
    try await moving(Rows(numbers: Array(0..<100))) { mounted, clock in
      await mounted.scroll(to: 400)
      #expect(mounted.places[11]?.y == 40)
      await animate(mounted) { $0.numbers.insert(101, at: 1) }
      let inserted = await quarters(mounted, clock, of: [10, 11, 12])
      #expect(inserted.allSatisfy { $0.map { $0?.y } == [0, 40, 80] })
      await animate(mounted) { $0.numbers.removeFirst(3) }
      let removed = await quarters(mounted, clock, of: [10, 11, 12])
      #expect(removed.allSatisfy { $0.map { $0?.y } == [0, 40, 80] })
    }
  }

  @Test("MO84 MO34 a change that interrupts another is laid over it, and scrolling meanwhile moves all alike")
  func interrupted() async throws {
    try await moving(Rows(numbers: Array(0..<50))) { mounted, clock in
      await animate(mounted) { $0.numbers.swapAt(1, 3) }
      #expect(await quarters(mounted, clock, of: [1], count: 2).last?.map { $0?.y } == [80])
      await mounted.scroll(to: 30)
      #expect(mounted.places[1]?.y == 50)
      await animate(mounted) { $0.numbers.swapAt(1, 3) }
      let places = await quarters(mounted, clock, of: [1], count: 6)
      #expect(places.map { $0[0]?.y } == [50, 55, 50, 30, 10, 10, 10])
    }
  }

  @Test("MO84 without an animation, and where the container comes with the change, no row moves")
  func plain() async throws {
    try await moving(Rows()) { mounted, clock in
      mounted.rootView.numbers = [3, 1, 2, 0]
      await Settling.settle()
      #expect([0, 1, 2, 3].map { mounted.places[$0]?.y } == [120, 40, 80, 0])
      await animate(mounted) { $0.container = .grid }
      #expect([0, 1, 2, 3].map { mounted.places[$0]?.y } == [40, 0, 0, 0])
    }
  }

  @Test(
    "MO84 after many changes at random, of which each may interrupt others, all rows rest where they belong",
    arguments: [1, 2, 3])
  func random(seed: UInt64) async throws {
    try await moving(Rows(container: seed == 3 ? .grid : .stack)) { mounted, clock in
      var generator = SeededGenerator(seed: seed)
      for round in 0..<30 {
        withAnimation(round % 3 == 0 ? nil : .linear(duration: 0.4)) {
          edit(&mounted.rootView.numbers, round, &generator)
        }
        await Settling.settle()
        await clock.advance(by: .seconds(Double.random(in: 0.01...0.3, using: &generator)))
      }
      await clock.advance(by: .seconds(2))
      await mounted.scroll(to: 0)
      let still = try await MountedView(mounted.rootView, size: Self.size)
      let (found, expected) = (try Pixels(mounted.root), try Pixels(still.root))
      #expect((0..<200).allSatisfy { y in (0..<200).allSatisfy { found[$0, y] == expected[$0, y] } })
    }
  }

  private func edit(_ numbers: inout [Int], _ round: Int, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: numbers.shuffle(using: &generator)
    case 1: numbers.removeAll { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    case 2: if !numbers.isEmpty { numbers.swapAt(0, numbers.count - 1) }
    default:
      for number in 0..<3 {
        numbers.insert(100 + 3 * round + number, at: Int.random(in: 0...numbers.count, using: &generator))
      }
    }
  }
}

@MainActor
extension MountedView<LazyMotionTests.Rows> {
  /// Where each row of 60 by 40 pixels begins in what is scrolled, by its number.
  fileprivate var places: [Int: CGPoint] {
    let origin = root.all.first { $0.widget.isA(gtk_scrolled_window_get_type()) }?.frame.origin ?? .zero
    let rows = root.all.filter { $0.role == .label && $0.isShown && $0.text.hasPrefix("row ") }
    let found = rows.map { row in
      let (x, y) = (row.frame.midX - origin.x - 30, row.frame.midY - origin.y - 20)
      return (Int(row.text.dropFirst(4)) ?? -1, CGPoint(x: x.rounded(), y: y.rounded()))
    }
    return Dictionary(found) { first, _ in first }
  }
}
