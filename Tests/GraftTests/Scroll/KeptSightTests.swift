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

  @Test("SC5 (part) at the very top new rows are shown")
  func top() async throws {
    let mounted = try await mount(at: 0)
    rows.value.insert(contentsOf: 1000..<1010, at: 0)
    await Settling.settle()
    #expect(mounted.offset == 0)
    #expect(try mounted.top(of: 1000) == 100)
  }
}
