import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Scroll content behind bars. Rows are 40 high, and a bar at the bottom 50.
@Suite(.gtk) @MainActor
struct ScrollInsetTests {
  private struct Rows: View {
    let isLazy: Bool
    let reader: Reader
    var body: some View {
      ScrollViewReader { proxy in
        let _ = reader.note(proxy)
        ScrollView {
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 50) }
      }
    }

    private var rows: some View {
      ForEach(0..<100) { Text("\($0)").frame(height: 40, alignment: .top) }
    }
  }

  @Test("SC25 the last row can be scrolled above a bar, and rows are seen behind it", arguments: [false, true])
  func end(isLazy: Bool) async throws {
    let mounted = try await MountedView(Rows(isLazy: isLazy, reader: Reader()), size: viewport)
    #expect(try mounted.root.frame(ofText: "14").minY == 560)
    await mounted.scroll(to: 10_000)
    #expect(try mounted.root.frame(ofText: "99").minY == 510)
  }

  @Test("SC25 an anchor at the bottom is where the bar begins, and so is what is in sight", arguments: [false, true])
  func anchor(isLazy: Bool) async throws {
    let reader = Reader()
    let mounted = try await MountedView(Rows(isLazy: isLazy, reader: reader), size: viewport)
    await reader.scroll(to: 50, .bottom)
    #expect(try mounted.root.frame(ofText: "50").minY == 510)
    await reader.scroll(to: 51, nil)
    #expect(try mounted.root.frame(ofText: "51").minY == 510)
    await reader.scroll(to: 20, .top)
    #expect(try mounted.root.frame(ofText: "20").minY == 0)
  }
}
