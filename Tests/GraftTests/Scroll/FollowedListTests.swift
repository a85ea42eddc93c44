import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Lists and tables, followed and scrolled from around as scroll views are.
@Suite(.gtk) @MainActor
struct FollowedListTests {
  private struct Rows: View {
    let log: Log
    @Binding var position: ScrollPosition

    var body: some View {
      List(0..<1000, id: \.self) { number in
        // What is scrolled in a row is nobody's who follows the list.
        if number == 1 { ScrollView { Block(30, 400) }.frame(height: 40) } else { Text("\(number)").frame(height: 40) }
      }
      .listStyle(.plain)
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 100
      } action: {
        log.note("far \($0) \($1)")
      }
      .onScrollPhaseChange { log.note("\($0) \($1)") }
    }
  }

  private let log = Log()
  private let position = Source(ScrollPosition(idType: Int.self))

  private func mount() async throws -> MountedView<some View> {
    let mounted = try await MountedView(Rows(log: log, position: position.binding), size: viewport)
    _ = log.take()
    return mounted
  }

  /// Where a position scrolls to.
  private func ask(_ mounted: MountedView<some View>, _ scroll: (inout ScrollPosition) -> Void) async -> Double {
    scroll(&position.value)
    await Settling.settle()
    return mounted.offset
  }

  @Test("SC27 of a list, too, the action runs when its value is another")
  func action() async throws {
    let mounted = try await mount()
    await mounted.scroll(to: 50)
    #expect(log.take() == [])
    await mounted.scroll(to: 2000)
    await mounted.scroll(to: 2010)
    #expect(log.take() == ["far false true"])
    await mounted.scroll(to: 0)
    #expect(log.take() == ["far true false"])
  }

  private struct Person: Identifiable {
    let id: Int
  }

  @Test("SC28 the geometry of a list and a table has the offset, and the sizes of rows and container")
  func geometry() async throws {
    var told: [ScrollGeometry] = []
    func telling(_ content: some View) -> some View {
      content.onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        told.append($1)
      }
    }
    let list = List(0..<1000, id: \.self) { Text("\($0)").frame(height: 40) }.listStyle(.plain)
    var mounted = try await MountedView(AnyView(telling(list)), size: viewport)
    await mounted.scroll(to: 2010)
    var last = try #require(told.last)
    #expect(last.contentOffset == CGPoint(x: 0, y: 2010) && last.contentSize.width == 400)
    let tops = try ["40", "41"].map { try mounted.root.find(role: .label, text: $0).frame.minY }
    #expect(last.contentSize.height == 1000 * (tops[1] - tops[0]))
    #expect(last.containerSize == CGSize(width: 400, height: 600) && last.contentInsets == EdgeInsets())
    await mounted.close()
    let table = Table((0..<1000).map(Person.init)) { TableColumn("id") { Text("\($0.id)") } }
    mounted = try await MountedView(AnyView(telling(table)), size: viewport)
    await mounted.scroll(to: 1000)
    last = try #require(told.last)
    #expect(last.contentOffset.y == 1000 && last.containerSize.height < 600 && last.contentSize.height > 10_000)
  }

  @Test("SC29 the wheel over a list is a phase, and a jump of the program is none, also where nothing may move")
  func phases() async throws {
    let mounted = try await mount()
    let window = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    try await window.scroll(down: 1)
    await mounted.rest()
    #expect(log.take().filter { !$0.hasPrefix("far") } == ["idle interacting", "interacting idle"])
    #expect(position.value.isPositionedByUser)
    #expect(await ask(mounted) { $0.scrollTo(y: 500) } == 500)
    #expect(log.take().filter { !$0.hasPrefix("far") } == [])
    withAnimation(.linear(duration: 0.2)) { position.value.scrollTo(y: 900) }
    await Settling.settle()
    #expect(mounted.offset == 900)
    #expect(log.take().filter { !$0.hasPrefix("far") } == [])
  }

  @Test("SC13 a position scrolls a list to rows, edges and points, not beyond its ends")
  func positions() async throws {
    let mounted = try await mount()
    #expect(await ask(mounted) { $0.scrollTo(id: 500, anchor: .top) } > 19_000)
    #expect(try mounted.root.find(role: .label, text: "500").frame.minY < 40)
    #expect(await ask(mounted) { $0.scrollTo(edge: .bottom) } > 39_000)
    #expect(try mounted.root.find(role: .label, text: "999").frame.maxY > 560)
    #expect(await ask(mounted) { $0.scrollTo(y: 777) } == 777)
    #expect(await ask(mounted) { $0.scrollTo(edge: .top) } == 0)
    #expect(await ask(mounted) { $0.scrollTo(y: 1_000_000) } > 39_000)
    #expect(try mounted.root.find(role: .label, text: "999").frame.maxY > 560)
    #expect(!position.value.isPositionedByUser)
    await mounted.scroll(to: 2010)
    #expect(position.value.isPositionedByUser && position.value.viewID == nil)
  }
}
