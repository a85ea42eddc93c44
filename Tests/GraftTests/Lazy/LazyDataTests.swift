import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Changes of long collections that tell nothing, in lazy stacks. 15 rows of 40 can be seen.
@Suite(.gtk) @MainActor
struct LazyDataTests {
  private struct Rows: View {
    var numbers: NotedNumbers
    var hasState = false
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { number in
            if hasState {
              Counted(number: number)
            } else {
              Text(verbatim: "\(number)").frame(height: 40, alignment: .top)
            }
          }
        }
      }
    }
  }

  /// A row that keeps something.
  private struct Counted: View {
    let number: Int
    @State private var mark = "-"
    var body: some View { Text(verbatim: "\(number)\(mark)").onTapGesture { mark = "+" }.frame(height: 40) }
  }

  private let reads = Reads()

  private func mount(_ count: Int = 1_000_000, at offset: Double, hasState: Bool = false) async throws -> MountedView<
    Rows
  > {
    let rows = Rows(numbers: NotedNumbers(count: count, reads: reads), hasState: hasState)
    let mounted = try await MountedView(rows, size: viewport)
    await mounted.scroll(to: offset)
    _ = reads.take()
    return mounted
  }

  /// The positions that are read where the numbers are others.
  private func show(_ numbers: NotedNumbers, in mounted: MountedView<Rows>) async -> Set<Int> {
    mounted.rootView.numbers = numbers
    await Settling.settle()
    return Set(reads.take())
  }

  @Test(
    "DT10 where 1,000,000 elements are replaced by others, ids near the rows that are built are read",
    arguments: [0, 2_010])
  func replaced(offset: Double) async throws {
    let mounted = try await mount(at: offset)
    let positions = await show(NotedNumbers(first: 5_000_000, reads: reads), in: mounted)
    #expect(positions.count <= 600)
    #expect(positions.allSatisfy { $0 < 20_000 })
    #expect(mounted.offset == offset)
    #expect(try mounted.top(of: 5_000_000 + Int(offset) / 40) == (offset == 0 ? 0 : -10))
  }

  @Test("rows of 1,000,000 that are longer in all than anything can be stay where they are when others come above")
  func beyondAll() async throws {
    let mounted = try await mount(at: 2_010)
    _ = await show(NotedNumbers(added: 100, count: 1_000_100, reads: reads), in: mounted)
    #expect(mounted.offset == 6_010)
    #expect(try mounted.top(of: 50) == -10)
  }

  @Test("DT10 (part) rows that come or go far above are found by the rows that are built, which stay where they are")
  func above() async throws {
    let mounted = try await mount(400_000, at: 2_010)
    var positions = await show(NotedNumbers(added: 100, count: 400_100, reads: reads), in: mounted)
    #expect(positions.count <= 100)
    #expect(mounted.offset == 6_010)
    #expect(try mounted.top(of: 50) == -10)
    positions = await show(NotedNumbers(added: 90, count: 400_090, reads: reads), in: mounted)
    #expect(positions.count <= 100)
    #expect(mounted.offset == 5_610)
    #expect(try mounted.top(of: 50) == -10)
    positions = await show(NotedNumbers(added: 90, count: 400_200, reads: reads), in: mounted)
    #expect(positions.count <= 100)
    #expect(mounted.offset == 5_610 && mounted.scrolledLength == 16_008_000)
  }

  @Test(
    "DT10 (part) a row that goes reads no more, and those around it keep their state; all are compared where one with state is not found"
  )
  func state() async throws {
    let mounted = try await mount(400_000, at: 0, hasState: true)
    try await mounted.root.find(role: .label, name: "3-").click()
    _ = reads.take()
    var positions = await show(NotedNumbers(removed: 1, count: 399_999, reads: reads), in: mounted)
    #expect(positions.count <= 300)
    #expect(mounted.root.texts.prefix(4) == ["0-", "2-", "3+", "4-"])
    positions = await show(NotedNumbers(first: -200_000, count: 399_999, reads: reads), in: mounted)
    #expect(positions.count > 200_000)
    await mounted.scroll(to: 8_000_120)
    #expect(mounted.root.texts.contains("3+"))
  }

  @Test(
    "LZ20 (part) rows that are seen stay where they are when hundreds go above and as many come at the end",
    arguments: [150, 2_000])
  func passing(count: Int) async throws {
    let mounted = try await mount(100_000, at: 400_010)
    let positions = await show(NotedNumbers(first: count, count: 100_000, reads: reads), in: mounted)
    #expect(try mounted.top(of: 10_000) == -10)
    #expect(mounted.offset == 400_010 - 40 * Double(count))
    #expect(positions.count <= 600)
  }

  private struct Elements: View {
    let numbers: [Int]
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Counted(number: $0) } } }
    }
  }

  @Test("LZ7 (part) a row whose state was written keeps it when it moves far away while another one is removed")
  func movedFar() async throws {
    var numbers = Array(0..<2_000)
    let mounted = try await MountedView(Elements(numbers: numbers), size: viewport)
    try await mounted.root.find(role: .label, name: "3-").click()
    numbers.insert(numbers.remove(at: 3), at: 1_500)
    numbers.remove(at: 1_800)
    mounted.rootView = Elements(numbers: numbers)
    await Settling.settle()
    #expect(mounted.root.texts.prefix(4) == ["0-", "1-", "2-", "4-"])
    await mounted.scroll(to: 60_000)
    #expect(mounted.root.texts.contains("3+"))
  }

  @Test("DT10 a collection that gets much shorter shows its end, wherever that was looked at before")
  func shorter() async throws {
    let mounted = try await mount(10_000, at: 320_000)
    _ = await show(NotedNumbers(first: 100_000, count: 5_000, reads: reads), in: mounted)
    #expect(mounted.root.findAll(role: .label).compactMap(\.name).contains("104999"))
    #expect(mounted.offset == 199_400)
  }
}
