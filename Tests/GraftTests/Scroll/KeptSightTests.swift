import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is seen of plain stacks stays where it is. Rows are 40 high.
@Suite(.gtk) @MainActor
struct KeptSightTests {
  private struct Page: View {
    let rows: Source<[Int]>
    let headHeight: Source<CGFloat>

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: headHeight.value)
          ForEach(rows.value, id: \.self) { Text("\($0)").frame(height: 40, alignment: .top) }
        }
        .background(Color.blue)
      }
    }
  }

  private let rows = Source(Array(0..<200))
  private let headHeight = Source<CGFloat>(100)

  private func mount(at offset: Double) async throws -> MountedView<some View> {
    let mounted = try await MountedView(Page(rows: rows, headHeight: headHeight), size: viewport)
    await mounted.scroll(to: offset)
    return mounted
  }

  @Test("SC5 (part) the topmost row stays where it is while rows above it come and go")
  func rowsAbove() async throws {
    let mounted = try await mount(at: 2110)
    #expect(try mounted.top(of: 51) == 30)
    rows.value.insert(contentsOf: 1000..<1010, at: 0)
    await Settling.settle()
    #expect(try mounted.top(of: 51) == 30)
    #expect(mounted.offset == 2510)
    rows.value.removeFirst(20)
    await Settling.settle()
    #expect(try mounted.top(of: 51) == 30)
    #expect(mounted.offset == 1710)
  }

  @Test("SC5 (part) it stays while something else above it is of another height")
  func headAbove() async throws {
    let mounted = try await mount(at: 2110)
    headHeight.value = 333
    await Settling.settle()
    #expect(try mounted.top(of: 51) == 30)
    headHeight.value = 10
    await Settling.settle()
    #expect(try mounted.top(of: 51) == 30)
  }

  @Test("SC5 (part) rows below change nothing; near the end what is left is shown")
  func rowsBelow() async throws {
    let mounted = try await mount(at: 2110)
    rows.value.append(contentsOf: 1000..<1010)
    await Settling.settle()
    #expect(mounted.offset == 2110)
    await mounted.scroll(to: 10_000)
    #expect(mounted.offset == 7900)
    rows.value.removeFirst(100)
    await Settling.settle()
    #expect(mounted.offset == 3900)
    rows.value.removeLast(50)
    await Settling.settle()
    #expect(mounted.offset == 1900)
  }

  enum Container: CaseIterable { case stack, lazyStack, list, table }

  private struct Number: Identifiable { let id: Int }

  private struct Rows: View {
    let container: Container
    let numbers: [Int]
    let tall: Int?

    private var rows: some View { ForEach(numbers, id: \.self) { row($0) } }

    private func row(_ number: Int) -> some View {
      Text(verbatim: "\(number)").frame(height: number == tall ? 140 : 40, alignment: .top)
    }

    var body: some View {
      switch container {
      case .stack: ScrollView { VStack(spacing: 0) { rows } }
      case .lazyStack: ScrollView { LazyVStack(spacing: 0) { rows } }
      case .list: List { rows }.listStyle(.plain)
      case .table: Table(numbers.map(Number.init)) { TableColumn("Number") { row($0.id) } }
      }
    }
  }

  private struct Held: View {
    let container: Container
    let numbers: Source<[Int]>
    var tall = Source<Int?>(nil)
    var body: some View { Rows(container: container, numbers: numbers.value, tall: tall.value) }
  }

  @Test(
    "SC5 what is seen first stays where it is, and a transaction keeps the offset instead, in all that is scrolled",
    arguments: Container.allCases)
  func disabled(container: Container) async throws {
    let numbers = Source(Array(0..<200))
    let mounted = try await MountedView(Held(container: container, numbers: numbers), size: viewport)
    await mounted.scroll(to: 2110)
    let seen = try #require((40..<70).first { (try? mounted.top(of: $0)).map { $0 > 100 } ?? false })
    let top = try mounted.top(of: seen)
    numbers.value.insert(contentsOf: 1000..<1010, at: 0)
    await Settling.settle()
    #expect(try mounted.top(of: seen) == top)
    let offset = mounted.offset
    withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) {
      numbers.value.insert(contentsOf: 2000..<2002, at: 0)
    }
    await Settling.settle()
    #expect(mounted.offset == offset)
    #expect(try mounted.top(of: seen) > top + 79)
    numbers.value.removeFirst(2)
    await Settling.settle()
    #expect(try mounted.top(of: seen) > top + 79)
    #expect(mounted.offset < offset)
  }

  @Test(
    "SC5 (part) a transaction keeps the offset where a row above what is seen grows", arguments: Container.allCases)
  func grown(container: Container) async throws {
    let (numbers, tall) = (Source(Array(0..<200)), Source<Int?>(nil))
    let mounted = try await MountedView(Held(container: container, numbers: numbers, tall: tall), size: viewport)
    await mounted.scroll(to: 310)
    let seen = try #require((7..<20).first { (try? mounted.top(of: $0)).map { $0 > 100 } ?? false })
    let (top, offset) = (try mounted.top(of: seen), mounted.offset)
    for number in [5, nil] as [Int?] {
      withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { tall.value = number }
      await Settling.settle()
      #expect(mounted.offset == offset)
      #expect(try mounted.top(of: seen) == top + (number == nil ? 0 : 100))
    }
    tall.value = 5
    await Settling.settle()
    #expect(try mounted.top(of: seen) == top)
    #expect(mounted.offset == offset + 100)
  }

  @Test("SC5 (part) at the very top new rows are shown")
  func top() async throws {
    let mounted = try await mount(at: 0)
    rows.value.insert(contentsOf: 1000..<1010, at: 0)
    await Settling.settle()
    #expect(mounted.offset == 0)
    #expect(try mounted.top(of: 1000) == 100)
  }
}
