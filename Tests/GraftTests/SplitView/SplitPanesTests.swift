import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Panes with borders between them, which the user drags: how long they are.
@Suite(.gtk) @MainActor
struct SplitPanesTests {
  private struct Beside: View {
    var body: some View {
      HStack(spacing: 0) {
        HSplitView {
          Filler().frame(minWidth: 300, maxWidth: .infinity)
          Filler().frame(minWidth: 200, maxWidth: .infinity)
        }
        Block(100, 10)
      }
    }
  }

  @Test("panes share the room, and are no narrower than they can be: nothing beside them is painted over them")
  func leastWidth() async throws {
    let mounted = try await MountedView(Beside(), size: CGSize(width: 700, height: 100))
    #expect(mounted.root.blockFrames.map(\.width) == [300, 300, 100])
    await mounted.resize(to: CGSize(width: 400, height: 100))
    // The window is 300 + 200 + 100 wide.
    #expect(mounted.root.blockFrames.map(\.minX) == [0, 300, 500])
    #expect(mounted.root.blockFrames.map(\.width) == [300, 200, 100])
  }

  @Test("a border is dragged no further than the panes after it can give way")
  func dragged() async throws {
    let mounted = try await MountedView(Beside(), size: CGSize(width: 700, height: 100))
    try await mounted.root.all[0].drag(at: CGPoint(x: 300, y: 50), by: CGSize(width: 50, height: 0))
    #expect(mounted.root.blockFrames.map(\.width) == [350, 250, 100])
    try await mounted.root.all[0].drag(at: CGPoint(x: 350, y: 50), by: CGSize(width: 200, height: 0))
    #expect(mounted.root.blockFrames.map(\.width) == [400, 200, 100])
    try await mounted.root.all[0].drag(at: CGPoint(x: 400, y: 50), by: CGSize(width: -200, height: 0))
    #expect(mounted.root.blockFrames.map(\.width) == [300, 300, 100])
  }

  @Test("panes below each other are no lower than they can be, and as wide as the widest needs")
  func leastHeight() async throws {
    let mounted = try await MountedView(
      VSplitView {
        Filler().frame(minWidth: 120, maxWidth: .infinity, minHeight: 150, maxHeight: .infinity)
        Filler().frame(minHeight: 100, maxHeight: .infinity)
      }, size: CGSize(width: 300, height: 400))
    #expect(mounted.root.blockFrames.map(\.height) == [200, 200])
    await mounted.resize(to: CGSize(width: 50, height: 50))
    // The window is 150 + 100 high.
    #expect(mounted.root.blockFrames.map(\.height) == [150, 100])
    #expect(mounted.root.blockFrames.map(\.width) == [120, 120])
  }
}
