import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Which rows of lazy stacks are built, and which appear.
@Suite(.gtk) @MainActor
struct LazyStackTests {
  private let seen = Seen()

  private func mount(spacing: CGFloat = 0) async throws -> MountedView<some View> {
    try await MountedView(ScrollView { LazyVStack(spacing: spacing) { seen.rows(0..<10_000) } }, size: viewport)
  }

  @Test("LZ1 of 10,000 rows those that can be seen have been built after the first frame, each once, and no other")
  func visibleRows() async throws {
    _ = try await mount()
    #expect(seen.bodies == Array(0..<15))
  }

  @Test("LZ1 a stack that is not lazy builds all of them, each once")
  func eagerRows() async throws {
    _ = try await MountedView(ScrollView { VStack(spacing: 0) { seen.rows(0..<10_000) } }, size: viewport)
    #expect(seen.bodies == Array(0..<10_000))
  }

  @Test("LZ2 after a jump the rows there are built, and none between")
  func jump() async throws {
    let mounted = try await mount()
    seen.begin()
    await mounted.scroll(to: 200_000)
    #expect(seen.bodies == Array(5_000..<5_015))
  }

  @Test("LZ3 a row that can be seen by one pixel is built, where it belongs")
  func partsOfRows() async throws {
    let mounted = try await mount()
    seen.begin()
    await mounted.scroll(to: 2_010)
    #expect(seen.appeared == Array(50..<66))
    #expect(try mounted.root.frame(ofText: "50").midY == 10)
  }

  @Test("LZ4 spacing is between rows only")
  func spacing() async throws {
    let mounted = try await mount(spacing: 8)
    #expect(seen.appeared == Array(0..<13))
    #expect(mounted.scrolledLength == 479_992)
  }

  @Test("LZ6 what is scrolled into sight appears once, and what is scrolled out of it disappears")
  func appearances() async throws {
    let mounted = try await mount()
    #expect(seen.appeared == Array(0..<15))
    await mounted.scroll(to: 40)
    #expect(seen.appeared.last == 15)
    #expect(seen.disappeared == [0])
    await mounted.scroll(to: 0)
    #expect(seen.appeared == Array(0...15) + [0])
    #expect(seen.disappeared == [0, 15])
  }

  @Test("LZ16 what was never measured counts as long as the measured rows in the mean")
  func estimate() async throws {
    let mounted = try await MountedView(
      ScrollView { LazyVStack(spacing: 0) { seen.rows(0..<1_000) } }, size: viewport)
    #expect(mounted.scrolledLength == 40_000)
  }

  @Test("LZ18 both ends are reached, whatever the rows before them were thought to be")
  func ends() async throws {
    let mounted = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 0) {
          seen.rows(0..<500)
          seen.rows(500..<1_000, height: 80)
        }
      }, size: viewport)
    await mounted.scroll(to: mounted.scrolledLength)
    #expect(mounted.offset + 600 == mounted.scrolledLength)
    let last = try mounted.root.frame(ofText: "999")
    #expect(last.midY == 560)
    await mounted.scroll(to: 20_000)
    await mounted.scroll(to: 0)
    #expect(try mounted.root.frame(ofText: "0").midY == 20)
  }

  private struct Numbers: View {
    var numbers: [Int]
    let seen: Seen
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { SeenRow(number: $0, seen: seen) } }
      }
    }
  }

  @Test("LZ20 what is looked at stays where it is when rows above it come or go")
  func changesAbove() async throws {
    let mounted = try await MountedView(Numbers(numbers: Array(0..<1_000), seen: seen), size: viewport)
    await mounted.scroll(to: 2_010)
    mounted.rootView.numbers = Array(-100..<1_000)
    await Settling.settle()
    #expect(mounted.offset == 6_010)
    mounted.rootView.numbers = Array(-90..<1_000)
    await Settling.settle()
    #expect(mounted.offset == 5_610)
    #expect(try mounted.root.frame(ofText: "50").midY == 10)
  }

  @Test("LZ21 at the very start new rows are shown")
  func changesAtStart() async throws {
    let mounted = try await MountedView(Numbers(numbers: Array(0..<1_000), seen: seen), size: viewport)
    mounted.rootView.numbers = Array(-1..<1_000)
    await Settling.settle()
    #expect(mounted.offset == 0)
    #expect(try mounted.root.frame(ofText: "-1").midY == 20)
  }

  @Test("LZ21 at the very start of a list or table new rows are shown, too", arguments: [false, true])
  func listsAtStart(isTable: Bool) async throws {
    let mounted = try await MountedView(Rows(isTable: isTable, rows: (0..<1_000).map(Rows.Row.init)), size: viewport)
    mounted.rootView.rows.insert(Rows.Row(id: -1), at: 0)
    await Settling.settle()
    #expect(mounted.root.rowLines.prefix(2) == ["-1", "0"])
    #expect(try mounted.root.frame(ofText: "-1").minY >= 0)
    await mounted.scrollList(to: 500)
    let frame = try mounted.root.frame(ofText: "499")
    mounted.rootView.rows.insert(Rows.Row(id: -2), at: 0)
    await Settling.settle()
    #expect(try mounted.root.frame(ofText: "499") == frame)
  }

  private struct Rows: View {
    let isTable: Bool
    var rows: [Row]

    struct Row: Identifiable { let id: Int }

    var body: some View {
      if isTable {
        Table(rows) { TableColumn("Row") { Text(verbatim: "\($0.id)") } }
      } else {
        List(rows) { Text(verbatim: "\($0.id)") }
      }
    }
  }

  @Test("LZ22 where the topmost row goes, the next that is left takes its place; where all go, nothing is blank")
  func removedRow() async throws {
    let mounted = try await MountedView(Numbers(numbers: Array(0..<1_000), seen: seen), size: viewport)
    await mounted.scroll(to: 2_010)
    mounted.rootView.numbers = Array(0..<50) + Array(53..<1_000)
    await Settling.settle()
    #expect(try mounted.root.frame(ofText: "53").midY == 10)
    mounted.rootView.numbers = Array(2_000..<2_020)
    await Settling.settle()
    #expect(mounted.offset == 200)
    #expect(try mounted.root.frame(ofText: "2019").midY == 580)
  }

  @Test("LZ23 a lazy stack takes the width that it is offered")
  func width() async throws {
    let mounted = try await MountedView(
      ScrollView { LazyVStack { Block(60, 20) } }, size: viewport)
    #expect(mounted.root.blockFrames == [CGRect(170, 0, 60, 20)])
  }

  @Test("LZ12 outside of what is scrolled all rows are built, in the size of a stack")
  func unscrolled() async throws {
    let mounted = try await MountedView(
      LazyVStack(spacing: 0) { seen.rows(0..<20) }, size: CGSize(width: 400, height: 900))
    #expect(seen.appeared == Array(0..<20))
    #expect(try mounted.root.frame(ofText: "0").midY == 70)
  }
}
