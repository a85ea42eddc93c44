import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Scrolling to a row is the same in all that scrolls rows.
@Suite(.gtk) @MainActor
struct ScrollContainersTests {
  enum Container: CaseIterable { case stack, lazyStack, lazyGrid, list, table }

  private struct Number: Identifiable { let id: Int }

  private struct Rows: View {
    let container: Container
    let reader: Reader
    private let numbers = (0..<1000).map { Number(id: $0) }

    var body: some View {
      ScrollViewReader { proxy in
        let _ = reader.note(proxy)
        switch container {
        case .stack: ScrollView { VStack(spacing: 0) { rows } }
        case .lazyStack: ScrollView { LazyVStack(spacing: 0) { rows } }
        case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { rows } }
        case .list: List(numbers) { row($0) }.listStyle(.plain)
        case .table: Table(numbers) { TableColumn("Number") { row($0) } }
        }
      }
    }

    private var rows: some View { ForEach(numbers) { row($0) } }

    private func row(_ number: Number) -> some View { Text(verbatim: "row \(number.id)").frame(height: 40) }
  }

  @Test("SC17 a row that was never built comes to its anchor in each container", arguments: Container.allCases)
  func anchors(container: Container) async throws {
    let reader = Reader()
    let mounted = try await MountedView(Rows(container: container, reader: reader), size: viewport)
    await reader.scroll(to: 500, .top)
    let top = try mounted.root.frame(ofText: "row 500")
    #expect(top.minY >= 0 && top.minY < 80)
    await reader.scroll(to: 900, .bottom)
    let bottom = try mounted.root.frame(ofText: "row 900")
    #expect(bottom.maxY > 560 && bottom.maxY <= 600)
    await reader.scroll(to: 5000, .top)
    #expect(try mounted.root.frame(ofText: "row 900") == bottom)
  }

  private struct Marked: View {
    let isLazy: Bool
    let reader: Reader

    var body: some View {
      ScrollViewReader { proxy in
        let _ = reader.note(proxy)
        ScrollView {
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
      }
    }

    private var rows: some View {
      ForEach(0..<1000) { row in
        HStack { Text("\(row)").id("inside \(row)") }.frame(height: 40).id("root \(row)")
      }
    }
  }

  @Test("SC15 an id inside of a row that is not built is not found, the element's is")
  func insideOfRows() async throws {
    let reader = Reader()
    let lazy = try await MountedView(Marked(isLazy: true, reader: reader), size: viewport)
    await reader.scroll(to: "inside 500", .top)
    await reader.scroll(to: "root 500", .top)
    #expect(lazy.offset == 0)
    await reader.scroll(to: 500, .top)
    #expect(lazy.offset == 20_000)
    let eager = try await MountedView(Marked(isLazy: false, reader: reader), size: viewport)
    await reader.scroll(to: "root 500", .top)
    #expect(eager.offset == 20_000)
  }
}
