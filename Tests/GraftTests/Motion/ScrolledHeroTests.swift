import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: views that take each other's place in and out of scroll content.
@Suite(.gtk) @MainActor
struct ScrolledHeroTests {
  /// Rows of 20 points, the sixth of which has a mark, scrolled so that the fourth is the first that is seen.
  private struct Gallery: View {
    @Namespace private var namespace
    var isOpen = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<20) { row($0).id($0) } }
          }
          .onAppear { proxy.scrollTo(3, anchor: .top) }
        }
        if isOpen { Color.black.matchedGeometryEffect(id: "mark", in: namespace).frame(width: 60, height: 60) }
      }
    }

    private func row(_ index: Int) -> some View {
      ZStack {
        Color.white
        if index == 5, !isOpen {
          Color.black.matchedGeometryEffect(id: "mark", in: namespace).frame(width: 20, height: 20)
        }
      }
      .frame(width: 100, height: 20)
    }
  }

  /// What is dark of a window of 100 × 100.
  private func dark(_ mounted: MountedView<some View>) throws -> CGRect? {
    let pixels = try Pixels(mounted.root)
    var found = CGRect.null
    for y in 0..<100 {
      for x in 0..<90 where pixels[x, y][0] < 128 { found = found.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return found.isNull ? nil : found
  }

  /// Whether what is dark is a frame, but for a frame's way.
  private func isNear(_ found: CGRect?, _ expected: CGRect) -> Bool {
    guard let found else { return false }
    let differences = [
      found.minX - expected.minX, found.minY - expected.minY, found.maxX - expected.maxX, found.maxY - expected.maxY,
    ]
    return differences.allSatisfy { abs($0) <= 2 }
  }

  @Test("MO66 a view outside of scroll content comes from where one is seen that is scrolled, and goes back there")
  func scrolled() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Gallery(), size: CGSize(width: 100, height: 100))
      let closed = CGRect(x: 40, y: 40, width: 20, height: 20)
      await clock.advance(by: .seconds(0.5))
      #expect(isNear(try dark(mounted), closed))
      for isOpen in [true, false] {
        withAnimation(.linear(duration: 1)) { mounted.rootView.isOpen = isOpen }
        await Settling.settle()
        #expect(isNear(try dark(mounted), isOpen ? closed : CGRect(x: 0, y: 0, width: 60, height: 60)))
        await clock.advance(by: .seconds(0.02))
        await clock.advance(by: .seconds(0.5))
        #expect(isNear(try dark(mounted), CGRect(x: 20, y: 20, width: 40, height: 40)))
        await clock.advance(by: .seconds(0.6))
      }
      #expect(isNear(try dark(mounted), closed))
    }
  }
}
