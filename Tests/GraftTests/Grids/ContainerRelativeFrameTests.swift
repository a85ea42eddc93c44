import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Frames by the nearest container, in real windows.
@Suite(.gtk) @MainActor
struct ContainerRelativeFrameTests {
  @Test("GR20 a frame has a part of the container's length, all of it, or what a closure makes of it")
  func lengths() async throws {
    let mounted = try await MountedView(
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Filler().containerRelativeFrame(.horizontal, count: 3, spacing: 10).frame(height: 10)
          Filler().containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).frame(height: 10)
          Filler().containerRelativeFrame(.horizontal).frame(height: 10)
          Filler().containerRelativeFrame([.horizontal, .vertical]) { $1 == .horizontal ? $0 / 4 : $0 / 10 }
        }
      }, size: CGSize(width: 400, height: 300))
    #expect(mounted.root.blockFrames.map(\.width) == [127, 263, 400, 100])
    #expect(mounted.root.blockFrames.map(\.height) == [10, 10, 10, 30])
  }

  @Test("GR21 (part) the container is the window, not a stack or a frame, and its new size is that of the same frame")
  func window() async throws {
    let view = VStack {
      HStack { Filler().containerRelativeFrame(.horizontal, alignment: .leading).frame(height: 10) }
        .frame(width: 50)
    }
    let mounted = try await MountedView(view, size: CGSize(width: 400, height: 100))
    #expect(mounted.root.blockFrames.map(\.width) == [400])
    for width in [600, 200, 90] as [CGFloat] {
      await mounted.resize(to: CGSize(width: width, height: 100))
      #expect(mounted.root.blockFrames.map(\.width) == [width])
    }
    #expect(Diagnostics.recorded.isEmpty)
  }

  @Test("GR21 (part) the container is the nearest scroll view, also across its axis, less what covers it")
  func scrollView() async throws {
    let view = HStack(spacing: 0) {
      ScrollView {
        Filler().containerRelativeFrame([.horizontal, .vertical])
      }
      .safeAreaPadding(.vertical, 20)
      Color.clear
    }
    let mounted = try await MountedView(view, size: CGSize(width: 400, height: 200))
    #expect(mounted.root.blockFrames.map(\.size) == [CGSize(width: 200, height: 160)])
    await mounted.resize(to: CGSize(width: 600, height: 140))
    #expect(mounted.root.blockFrames.map(\.size) == [CGSize(width: 300, height: 100)])
    await mounted.resize(to: CGSize(width: 300, height: 200))
    #expect(mounted.root.blockFrames.map(\.size) == [CGSize(width: 150, height: 160)])
  }

  /// How wide a view is that is as wide as its container.
  private func width(_ view: some View) async throws -> CGFloat {
    let around = HStack(spacing: 0) {
      view
      Color.clear.frame(width: 100)
    }
    let mounted = try await MountedView(around, size: CGSize(width: 500, height: 300))
    return try #require(mounted.root.blockFrames.first).width
  }

  private var relative: some View { Filler().containerRelativeFrame(.horizontal).frame(height: 10) }

  @Test("GR21 the container is a list, a tab, a column or a scroll view as well, less the margins of its content")
  func containers() async throws {
    #expect(try await width(ScrollView { relative }.contentMargins(.horizontal, 20)) == 360)
    #expect(try await width(ScrollView { VStack { HStack { relative }.frame(width: 30) } }) == 400)
    #expect(try await width(List { relative }) == 400)
    #expect(try await width(TabView { Tab("one", systemImage: "star") { relative } }) == 400)
    let column = NavigationSplitView {
      relative.navigationSplitViewColumnWidth(150)
    } detail: {
      Text("detail")
    }
    let mounted = try await MountedView(column, size: CGSize(width: 900, height: 300))
    #expect(mounted.root.blockFrames.map(\.width) == [150])
  }

  @Test("a navigation stack is a container, which is smaller than the window beside something else")
  func navigationStack() async throws {
    let view = HStack(spacing: 0) {
      NavigationStack { Filler().containerRelativeFrame(.horizontal) }
      Block(100, 10)
    }
    let mounted = try await MountedView(view, size: CGSize(width: 400, height: 200))
    #expect(mounted.root.blockFrames.map(\.width).sorted() == [100, 300])
    await mounted.resize(to: CGSize(width: 500, height: 200))
    #expect(mounted.root.blockFrames.map(\.width).sorted() == [100, 400])
    await mounted.resize(to: CGSize(width: 300, height: 200))
    #expect(mounted.root.blockFrames.map(\.width).sorted() == [100, 200])
  }

  @Test(
    "a length that is none counts as not given",
    arguments: [-1, .nan, .infinity, -.infinity] as [CGFloat])
  func badLengths(length: CGFloat) async throws {
    let view = Block(30, 10).containerRelativeFrame([.horizontal, .vertical]) { _, _ in length }
    let mounted = try await MountedView(view, size: CGSize(width: 100, height: 100))
    #expect(mounted.root.blockFrames == [CGRect(35, 45, 30, 10)])
  }

  @Test("two frames of the container's length in a row keep it where the first leaves no room for the second")
  func overflow() async throws {
    let row = HStack(spacing: 0) {
      ForEach(0..<2) { _ in Filler().containerRelativeFrame(.horizontal).frame(height: 10) }
    }
    let mounted = try await MountedView(row, size: CGSize(width: 200, height: 100))
    #expect(mounted.root.blockFrames.map(\.width) == [200, 200])
  }
}
