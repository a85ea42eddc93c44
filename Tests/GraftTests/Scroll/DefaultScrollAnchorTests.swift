import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Where scroll views begin, and what they keep in sight. Rows are 40 high.
@Suite(.gtk) @MainActor
struct DefaultScrollAnchorTests {
  private struct Rows: View {
    let count: Source<Int>
    let isLazy: Bool

    private var rows: some View {
      ForEach(Array(0..<count.value), id: \.self) { Text("\($0)").frame(height: 40, alignment: .top) }
    }

    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
      }
    }
  }

  private func rows(_ count: Int, isLazy: Bool = false) -> Rows { Rows(count: Source(count), isLazy: isLazy) }

  private func first(_ content: some View) async throws -> CGFloat {
    try await MountedView(content, size: viewport).top(of: 0)
  }

  @Test("SC1 short content is at the top, or where the anchor says")
  func short() async throws {
    #expect(try await first(rows(2)) == 0)
    #expect(try await first(rows(2).defaultScrollAnchor(.bottom)) == 520)
    #expect(try await first(rows(2).defaultScrollAnchor(.center, for: .alignment)) == 260)
    let long = try await MountedView(rows(100).defaultScrollAnchor(.center, for: .alignment), size: viewport)
    #expect(long.offset == 0)
  }

  @Test("SC2 long content begins at its anchor", arguments: [true, false])
  func long(isLazy: Bool) async throws {
    let bottom = try await MountedView(rows(1000, isLazy: isLazy).defaultScrollAnchor(.bottom), size: viewport)
    #expect(bottom.offset == 39_400)
    #expect(try bottom.root.frame(ofText: "999").minY == 560)
    let middle = try await MountedView(rows(1000, isLazy: isLazy).defaultScrollAnchor(.center), size: viewport)
    #expect(middle.offset == 19_700)
  }

  @Test("SC3 content that grows stays at its end, unless the user has scrolled away", arguments: [true, false])
  func growing(isLazy: Bool) async throws {
    let count = Source(1000)
    let mounted = try await MountedView(Rows(count: count, isLazy: isLazy).defaultScrollAnchor(.bottom), size: viewport)
    func grow() async -> Double {
      count.value += 10
      await Settling.settle()
      return mounted.offset
    }
    #expect(await grow() == 39_800)
    await mounted.scroll(to: 39_799)
    #expect(await grow() == 39_799)
    await mounted.scroll(to: 40_200)
    #expect(await grow() == 40_600)
  }

  @Test("SC4 the start, changes of size and short content have anchors of their own, which win; nil is none")
  func roles() async throws {
    let count = Source(1000)
    let initial = Rows(count: count, isLazy: false).defaultScrollAnchor(.bottom, for: .initialOffset)
    let mounted = try await MountedView(initial, size: viewport)
    #expect(mounted.offset == 39_400)
    count.value = 1010
    await Settling.settle()
    #expect(mounted.offset == 39_400)
    let none = rows(1000).defaultScrollAnchor(nil, for: .initialOffset).defaultScrollAnchor(.bottom)
    #expect(try await MountedView(none, size: viewport).offset == 0)
    #expect(try await first(rows(2).defaultScrollAnchor(.bottom, for: .sizeChanges)) == 0)
  }
}
