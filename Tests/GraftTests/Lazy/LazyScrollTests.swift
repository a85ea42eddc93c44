import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Scrolling to rows of lazy containers that were never built.
@Suite(.gtk) @MainActor
struct LazyScrollTests {
  private struct Rows: View {
    let seen: Seen
    let proxy: (ScrollViewProxy) -> Void
    var body: some View {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) {
            seen.rows(0..<100)
            seen.rows(100..<10_000, height: 60)
          }
        }
        .onAppear { proxy(reader) }
      }
    }
  }

  private func mount(_ seen: Seen) async throws -> (MountedView<Rows>, ScrollViewProxy) {
    var proxy: ScrollViewProxy?
    let mounted = try await MountedView(Rows(seen: seen) { proxy = $0 }, size: viewport)
    seen.begin()
    return (mounted, try #require(proxy))
  }

  @Test(
    "SC14 a row that was never built is scrolled to, to the pixel, and none between is built",
    arguments: [(UnitPoint.top, CGFloat(30)), (.center, 300), (.bottom, 570)])
  func far(anchor: UnitPoint, middle: CGFloat) async throws {
    let seen = Seen()
    let (mounted, proxy) = try await mount(seen)
    proxy.scrollTo(5_000, anchor: anchor)
    await Settling.settle()
    #expect(abs(try mounted.root.frame(ofText: "5000").midY - middle) <= 1)
    #expect(seen.bodies.allSatisfy { $0 > 4_900 && $0 < 5_100 })
  }

  @Test("SC14 without an anchor it is scrolled as little as shows the row")
  func near() async throws {
    let (mounted, proxy) = try await mount(Seen())
    proxy.scrollTo(20)
    await Settling.settle()
    #expect(mounted.offset == 240)
    proxy.scrollTo(12)
    await Settling.settle()
    #expect(mounted.offset == 240)
  }

  @Test("SC14 what is scrolled before new rows have their places is scrolled, too")
  func twice() async throws {
    let seen = Seen()
    let (mounted, _) = try await mount(seen)
    gtk_adjustment_set_value(mounted.adjustment(), 600)
    while !seen.bodies.contains(20) { g_main_context_iteration(nil, 0) }
    let stack = try #require(mounted.root.all.first { $0.widget.typeName == "GraftLazyContainer" }).widget.widgetPointer
    gtk_widget_queue_resize(stack)
    gtk_widget_measure(stack, GTK_ORIENTATION_VERTICAL, 400, nil, nil, nil, nil)
    gtk_adjustment_set_value(mounted.adjustment(), 1200)
    await Settling.settle()
    #expect(mounted.offset == 1200)
    #expect(try mounted.root.frame(ofText: "30").midY == 20)
  }

  private struct Ordered: View {
    var numbers: [Int]
    let seen: Seen
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { SeenRow(number: $0, seen: seen) } } }
    }
  }

  @Test("rows that are seen have appeared where less can be scrolled than would keep the first of them in its place")
  func lessToScroll() async throws {
    let seen = Seen()
    let mounted = try await MountedView(
      Ordered(numbers: Array(0..<10), seen: seen), size: CGSize(width: 400, height: 300))
    await mounted.scroll(to: 100)
    #expect(seen.disappeared == [0, 1])
    mounted.rootView.numbers = [0, 1, 3, 4, 5, 6, 7, 8, 9, 2]
    await Settling.settle()
    #expect(mounted.offset == 100)
    #expect(seen.appeared == Array(0..<10))
    #expect(seen.disappeared == [0, 1])
  }
}
