import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing
import ViewGraphTesting

/// Rows that come, go and move at random while others are on their way, beside a list in which nothing ever moved; and what a
/// motion costs.
@Suite(.gtk) @MainActor
struct ListMotionRandomTests {
  /// Changes numbers at random: none, one or several at a time.
  private struct Edits {
    var generator: SeededGenerator
    private var next = 100

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func edit(_ numbers: inout [Int]) {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: numbers.shuffle(using: &generator)
      case 1: numbers.removeAll { _ in Int.random(in: 0..<4, using: &generator) == 0 }
      case 2: if !numbers.isEmpty { numbers.swapAt(0, numbers.count - 1) }
      case 3: if !numbers.isEmpty { numbers.remove(at: Int.random(in: 0..<numbers.count, using: &generator)) }
      default: insert(into: &numbers)
      }
    }

    private mutating func insert(into numbers: inout [Int]) {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        next += 1
        numbers.insert(next, at: Int.random(in: 0...numbers.count, using: &generator))
      }
    }
  }

  @Test(
    "MO82 MO83 after many changes at random, of which each may interrupt others, all rows rest where they belong",
    arguments: zip([1, 2, 3, 4] as [UInt64], [RowsOnTheirWay.Container.list, .list, .list, .table]))
  func random(seed: UInt64, container: RowsOnTheirWay.Container) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      var edits = Edits(seed: seed)
      let mounted = try await MountedView(RowsOnTheirWay(container: container), size: RowsOnTheirWay.size)
      for _ in 0..<30 {
        let animation: Animation? =
          [.linear(duration: 0.4), .default, nil].randomElement(using: &edits.generator) ?? nil
        withAnimation(animation) { edits.edit(&mounted.rootView.numbers) }
        await Settling.settle()
        let pause: Double = [0.02, 0.1, 0.1, 1.2].randomElement(using: &edits.generator) ?? 0
        await clock.advance(by: .seconds(pause))
        if pause == 1.2 { try await compare(mounted) }
      }
      await clock.advance(by: .seconds(2))
      try await compare(mounted)
    }
  }

  private func compare(_ mounted: MountedView<RowsOnTheirWay>) async throws {
    await mounted.scroll(to: 0)
    let still = try await MountedView(
      RowsOnTheirWay(container: mounted.rootView.container, numbers: mounted.rootView.numbers),
      size: RowsOnTheirWay.size)
    #expect(mounted.places == still.places)
    #expect(mounted.root.listRows.allSatisfy { gtk_widget_get_opacity($0.widget.widgetPointer) == 1 })
    let (found, expected) = (try Pixels(mounted.root), try Pixels(still.root))
    #expect((0..<200).allSatisfy { found[20, $0] == expected[20, $0] && found[180, $0] == expected[180, $0] })
    _ = await still.close()
  }

  private struct Numbers: View {
    var numbers: [Int]
    let log: Log
    var body: some View { List(numbers, id: \.self) { Row(number: $0, log: log) } }
  }

  private struct Row: View {
    let number: Int
    let log: Log
    var body: some View { Measured(log: log, number: number) }
  }

  private struct Measured: GtkWidgetRepresentable {
    let log: Log
    let number: Int
    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkDrawingArea") }
    func updateGtkWidget(_ gtkWidget: Widget, context: Context) { log.note("updated") }
    func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
      log.note("measured")
      return CGSize(width: 30, height: 40)
    }
  }

  @Test(
    "MO82 MO4 while rows of 100,000 move nothing is evaluated, updated or measured, and the change evaluates one row")
  func costs() async throws {
    let (log, clock) = (Log(), TestClock())
    try await clock.drivingGTK {
      let mounted = try await MountedView(Numbers(numbers: Array(0..<100_000), log: log), size: RowsOnTheirWay.size)
      let counts = UpdateStatistics.start()
      withAnimation(.linear(duration: 1)) { mounted.rootView.numbers.insert(-1, at: 2) }
      await Settling.settle()
      #expect(counts.bodies(of: Row.self) == 1)
      _ = log.take()
      await clock.advance(by: .seconds(2))
      #expect(log.take() == [])
      #expect(counts.bodies(of: Row.self) == 1 && counts.bodies(of: Numbers.self) == 1)
    }
  }
}
