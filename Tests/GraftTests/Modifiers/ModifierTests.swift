import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Padding and frames, by the frames of real widgets.
@Suite(.gtk) @MainActor
struct ModifierTests {
  private static let size = CGSize(width: 300, height: 200)

  @Test("UI31 padding of a length is at all edges, or at those that are named")
  func paddingAtEdges() async throws {
    let all = try await MountedView(Block(20, 10).padding(4))
    #expect(all.root.blockFrames == [CGRect(4, 4, 20, 10)])
    #expect(try idealSize(of: Block(20, 10).padding(4)) == CGSize(width: 28, height: 18))
    #expect(try idealSize(of: Block(20, 10).padding(.bottom, 7)) == CGSize(width: 20, height: 17))
    let bottom = try await MountedView(Block(20, 10).padding(.bottom, 7))
    #expect(bottom.root.blockFrames == [CGRect(0, 0, 20, 10)])
    let leading = try await MountedView(Block(20, 10).padding(.leading, 3).padding(.top, 2))
    #expect(leading.root.blockFrames == [CGRect(3, 2, 20, 10)])
  }

  @Test("UI31 padding without a length is 16, and repeated paddings add up")
  func paddingAddsUp() async throws {
    #expect(try idealSize(of: Block(20, 10).padding()) == CGSize(width: 52, height: 42))
    let mounted = try await MountedView(Block(20, 10).padding().padding(4).padding(.bottom, 100))
    #expect(mounted.root.blockFrames == [CGRect(20, 20, 20, 10)])
    #expect(
      try idealSize(of: Block(20, 10).padding().padding(4).padding(.bottom, 100))
        == CGSize(width: 60, height: 150))
  }

  @Test("UI31 a padding that changes moves the widget and keeps it")
  func changedPaddingKeepsWidget() async throws {
    func content(_ length: CGFloat) -> some View { VStack { Block(20, 10).padding(.top, length) } }
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(content(0), size: Self.size)
    let block = try #require(mounted.root.blocks.first)
    #expect(block.frame == CGRect(140, 95, 20, 10))
    mounted.rootView = content(40)
    await Settling.settle()
    #expect(mounted.root.blocks.map(\.widget) == [block.widget])
    #expect(block.frame == CGRect(140, 115, 20, 10))
    #expect(counts.makes(of: Block.self) == 1)
  }

  @Test("UI34 a frame reports and proposes its fixed dimension, and leaves the other alone")
  func fixedFrame() async throws {
    #expect(try idealSize(of: Block(20, 10).frame(height: 300)) == CGSize(width: 20, height: 300))
    #expect(try idealSize(of: Block(20, 10).frame(width: 300)) == CGSize(width: 300, height: 10))
    #expect(try idealSize(of: Block(20, 10).frame(width: 50, height: 40)) == CGSize(width: 50, height: 40))
    let filled = try await MountedView(Filler().frame(height: 150), size: Self.size)
    #expect(filled.root.blockFrames == [CGRect(0, 25, 300, 150)])
    let aligned = try await MountedView(
      Block(20, 10).frame(width: 100, height: 50, alignment: .bottomLeading), size: Self.size)
    #expect(aligned.root.blockFrames == [CGRect(100, 115, 20, 10)])
  }

  @Test("UI35 maxHeight of infinity takes all the height, and two share it equally")
  func infiniteHeightIsShared() async throws {
    let one = try await MountedView(
      Filler().frame(width: 40).frame(maxHeight: .infinity), size: Self.size)
    #expect(one.root.blockFrames == [CGRect(130, 0, 40, 200)])
    let two = try await MountedView(
      VStack(spacing: 0) {
        Block(20, 10).frame(maxHeight: .infinity)
        Block(20, 30).frame(maxHeight: .infinity)
      }, size: Self.size)
    #expect(two.root.blockFrames == [CGRect(140, 45, 20, 10), CGRect(140, 135, 20, 30)])
  }

  @Test(
    "UI36 a fixed dimension that is negative or not finite is reported, and counts as not given",
    arguments: [-1, -.infinity, .infinity, .nan] as [CGFloat])
  func invalidDimension(length: CGFloat) async throws {
    #expect(try idealSize(of: Block(20, 10).frame(width: 30, height: 40)) == CGSize(width: 30, height: 40))
    #expect(Diagnostics.recorded.isEmpty)
    let mounted = try await MountedView(Block(20, 10).frame(width: length, height: 40))
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidFrame])
    #expect(mounted.root.blockFrames == [CGRect(0, 15, 20, 10)])
    #expect(mounted.controller?.sizeThatFits(in: .zero) == CGSize(width: 20, height: 40))
  }

  @Test("RP27 a field in a frame is allocated the frame's size, and a smaller frame reports its own")
  func frameAllocatesField() async throws {
    let mounted = try await MountedView(
      TextField("", text: .constant("")).frame(width: 200, height: 100), size: Self.size)
    #expect(try mounted.root.find(role: .textField).frame.width == 200)
    let filled = try await MountedView(Filler().frame(width: 200, height: 100), size: Self.size)
    #expect(filled.root.blockFrames == [CGRect(50, 50, 200, 100)])
    let small = try await MountedView(Block(20, 10).frame(width: 10, height: 4), size: Self.size)
    #expect(small.root.blockFrames == [CGRect(140, 95, 20, 10)])
    #expect(small.controller?.sizeThatFits(in: .zero) == CGSize(width: 10, height: 4))
  }
}
