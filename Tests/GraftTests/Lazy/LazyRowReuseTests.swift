import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing
import ViewGraphTesting

/// Views of rows of lazy containers that are far away by now, in which others are shown.
@Suite(.gtk) @MainActor
struct LazyRowReuseTests {
  private struct NumberRow: View {
    let number: Int

    var body: some View { Text(verbatim: "row \(number)").frame(height: 40) }
  }

  private func mount() async throws -> MountedView<some View> {
    try await MountedView(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { NumberRow(number: $0) } } },
      size: viewport)
  }

  @Test("LS64 (part) a row of a lazy stack that comes is shown in the widgets of one that has gone")
  func step() async throws {
    let mounted = try await mount()
    // From here on as many rows go as come.
    for offset in [2_000.0, 2_600, 2_640] { await mounted.scroll(to: offset) }
    let statistics = UpdateStatistics.start()
    defer { UpdateStatistics.stop() }
    for offset in stride(from: 2_680.0, through: 3_040, by: 40) {
      await mounted.scroll(to: offset)
      let last = Int(offset) / 40 + 14
      #expect(try mounted.root.frame(ofText: "row \(last)").midY == 580)
    }
    #expect(statistics.makes(of: Text.self) == 0)
    #expect(statistics.dismantles(of: Text.self) == 0)
    #expect(statistics.bodies(of: NumberRow.self) == 10)
  }

  @Test("LS64 (part) after a jump the rows of a lazy stack are shown in those that were left, of which others go")
  func jump() async throws {
    let mounted = try await mount()
    await mounted.scroll(to: 2_000)
    await mounted.scroll(to: 2_600)
    let statistics = UpdateStatistics.start()
    defer { UpdateStatistics.stop() }
    await mounted.scroll(to: 200_000)
    // The first that is seen is a row before it comes, as that which stays where it is.
    #expect(statistics.makes(of: Text.self) == 1)
    #expect(statistics.dismantles(of: Text.self) == 16)
    #expect(statistics.bodies(of: NumberRow.self) == 15)
    let rows = mounted.root.all.filter { $0.role == .label && $0.isShown }.map(\.text).sorted()
    #expect(rows == (5_000..<5_015).map { "row \($0)" })
  }

  @Test("LS64 (part) rows that are all alike are seen where it is scrolled to, and none is made for it")
  func alike() async throws {
    let mounted = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { _ in Text("alike").frame(height: 40) } }
      }, size: viewport)
    await mounted.scroll(to: 200_000)
    let statistics = UpdateStatistics.start()
    defer { UpdateStatistics.stop() }
    for offset in [0.0, 399_400, 0] {
      await mounted.scroll(to: offset)
      let middles = mounted.root.all.filter { $0.role == .label && $0.isShown }.map(\.frame.midY).sorted()
      #expect(middles == [20, 60, 100, 140, 180, 220, 260, 300, 340, 380, 420, 460, 500, 540, 580])
    }
    #expect(statistics.makes(of: Text.self) == 0)
  }

  // MARK: At random

  private struct ElementRows: View {
    let elements: ReusedElements
    let columnCount: Int

    var body: some View {
      ScrollView {
        let columns = Array(repeating: GridItem(.flexible()), count: columnCount)
        LazyVGrid(columns: columns, spacing: 0) { ForEach(elements.all) { ReusedRow(element: $0) } }
      }
    }
  }

  /// The elements whose cells are seen, line by line.
  private func texts(_ mounted: MountedView<ElementRows>) -> [String] {
    mounted.root.all
      .filter { $0.text.contains(" v") && $0.role == .label && (0..<viewport.height).contains($0.frame.midY) }
      .sorted { abs($0.frame.midY - $1.frame.midY) < 2 ? $0.frame.minX < $1.frame.minX : $0.frame.midY < $1.frame.midY }
      .map(\.text)
  }

  private nonisolated static var seeds: Range<UInt64> { TreeSeeds.range(count: 2) }

  @Test(
    "LS64 (part) whatever comes, goes, moves, changes and is scrolled, cells of a lazy grid show what is theirs",
    arguments: seeds, [1, 3])
  func random(seed: UInt64, columnCount: Int) async throws {
    var random = SeededGenerator(seed: seed &* 37 &+ 11)
    let elements = ReusedElements()
    let mounted = try await MountedView(ElementRows(elements: elements, columnCount: columnCount), size: viewport)
    for step in 0..<60 {
      if step % 2 == 0 {
        elements.edit(&random)
        await Settling.settle()
      } else {
        await mounted.scroll(to: Double(Int.random(in: 0...Int(mounted.scrolledLength), using: &random)))
      }
      let (seen, expected) = (texts(mounted), elements.all.map(\.text))
      let first = seen.first.flatMap { expected.firstIndex(of: $0) } ?? 0
      try #require(seen == Array(expected[first...].prefix(seen.count)), "seed \(seed), step \(step)")
      try #require(seen.count > 5 || elements.all.count < 20, "seed \(seed), step \(step)")
    }
  }
}
