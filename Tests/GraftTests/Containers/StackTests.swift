import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Stacks, spacers and dividers, by the frames of real widgets.
@Suite(.gtk) @MainActor
struct StackTests {
  private static let size = CGSize(width: 300, height: 200)

  @Test("UI28 an HStack lines up tops, bottoms or, by default, centres")
  func horizontalStackAligns() async throws {
    let top = try await MountedView(HStack(alignment: .top, spacing: 5) { blocks })
    #expect(top.root.blockFrames == [CGRect(0, 0, 20, 40), CGRect(25, 0, 30, 10)])
    let bottom = try await MountedView(HStack(alignment: .bottom, spacing: 5) { blocks })
    #expect(bottom.root.blockFrames == [CGRect(0, 0, 20, 40), CGRect(25, 30, 30, 10)])
    let center = try await MountedView(HStack { blocks })
    #expect(center.root.blockFrames == [CGRect(0, 0, 20, 40), CGRect(28, 15, 30, 10)])
  }

  @Test("UI28 a VStack lines up leading edges, trailing edges or, by default, centres")
  func verticalStackAligns() async throws {
    let leading = try await MountedView(VStack(alignment: .leading, spacing: 5) { blocks })
    #expect(leading.root.blockFrames == [CGRect(0, 0, 20, 40), CGRect(0, 45, 30, 10)])
    let trailing = try await MountedView(VStack(alignment: .trailing, spacing: 5) { blocks })
    #expect(trailing.root.blockFrames == [CGRect(10, 0, 20, 40), CGRect(0, 45, 30, 10)])
    let center = try await MountedView(VStack { blocks })
    #expect(center.root.blockFrames == [CGRect(5, 0, 20, 40), CGRect(0, 48, 30, 10)])
  }

  @Test("UI28 the alignment of a stack with one child has no effect")
  func alignmentOfOneChild() async throws {
    for alignment in [VerticalAlignment.top, .center, .bottom] {
      let mounted = try await MountedView(HStack(alignment: alignment) { Block(20, 40) }, size: Self.size)
      #expect(mounted.root.blockFrames == [CGRect(140, 80, 20, 40)])
    }
  }

  @Test("a ZStack centres its views by default, and the last is in front")
  func depthStack() async throws {
    let mounted = try await MountedView(ZStack { blocks })
    #expect(mounted.root.blockFrames == [CGRect(5, 0, 20, 40), CGRect(0, 15, 30, 10)])
    let corner = try await MountedView(ZStack(alignment: .bottomTrailing) { blocks })
    #expect(corner.root.blockFrames == [CGRect(10, 0, 20, 40), CGRect(0, 30, 30, 10)])
  }

  @Test("UI29 a spacer in an HStack takes the width that is left, and no height")
  func spacerTakesWidth() async throws {
    let row = HStack(spacing: 0) {
      Block(20, 10)
      Spacer()
      Block(30, 10)
    }
    let mounted = try await MountedView(VStack(spacing: 0) { row }, size: Self.size)
    #expect(mounted.root.blockFrames == [CGRect(0, 95, 20, 10), CGRect(270, 95, 30, 10)])
    #expect(try idealSize(of: row) == CGSize(width: 58, height: 10))
  }

  @Test("UI29 two spacers share what is left equally")
  func spacersShare() async throws {
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Block(20, 10)
        Spacer()
        Block(40, 10)
        Spacer()
        Block(60, 10)
      }, size: Self.size)
    #expect(mounted.root.blockFrames.map(\.minX) == [0, 110, 240])
  }

  @Test("UI29 a spacer in a VStack takes the height that is left, and no width")
  func spacerTakesHeight() async throws {
    let mounted = try await MountedView(
      VStack(spacing: 0) {
        Block(20, 10)
        Spacer()
        Block(20, 30)
      }, size: Self.size)
    #expect(mounted.root.blockFrames == [CGRect(140, 0, 20, 10), CGRect(140, 170, 20, 30)])
  }

  @Test("UI30 a divider is a thin line across the stack: horizontal in a VStack, vertical in an HStack")
  func dividerCrossesStack() async throws {
    let column = try await MountedView(
      VStack(spacing: 0) {
        Block(20, 10)
        Divider()
      }, size: Self.size)
    let horizontal = try column.root.find(role: .separator)
    #expect(horizontal.frame.size == CGSize(width: 300, height: 1))
    #expect(horizontal.frame.minX == 0)
    #expect(horizontal.widget["orientation"] == Int(GTK_ORIENTATION_HORIZONTAL.rawValue))
    let row = try await MountedView(
      HStack(spacing: 0) {
        Block(20, 10)
        Divider()
      }, size: Self.size)
    let vertical = try row.root.find(role: .separator)
    #expect(vertical.frame.size == CGSize(width: 1, height: 200))
    #expect(vertical.frame.minY == 0)
    #expect(vertical.widget["orientation"] == Int(GTK_ORIENTATION_VERTICAL.rawValue))
  }

  @ViewBuilder private var blocks: some View {
    Block(20, 40)
    Block(30, 10)
  }
}
