import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: views that move as one, and views in the frames of others, frame by frame on a clock that the test owns.
@Suite(.gtk) @MainActor
struct GroupMotionTests {
  /// The columns of a row that are dark.
  private func dark(_ mounted: MountedView<some View>, row: Int, below limit: UInt8 = 128) throws -> Range<Int>? {
    let pixels = try Pixels(mounted.root)
    let columns = (0..<100).filter { pixels[$0, row][0] < limit }
    return columns.first.flatMap { first in columns.last.map { first..<$0 + 1 } }
  }

  /// Whether columns are those expected, but for a frame's way.
  private func isNear(_ found: Range<Int>?, _ expected: Range<Int>) -> Bool {
    guard let found else { return false }
    return abs(found.lowerBound - expected.lowerBound) <= 2 && abs(found.upperBound - expected.upperBound) <= 2
  }

  private struct Travelling: View {
    var isGroup: Bool
    var isFar = false
    var hasMark = false
    var body: some View {
      HStack(spacing: 0) {
        Color.white.frame(width: isFar ? 60 : 0)
        if isGroup { content.geometryGroup() } else { content }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.white)
    }

    private var content: some View {
      ZStack {
        Color.white.frame(width: 20, height: 20)
        if hasMark { Color.black.frame(width: 20, height: 20).transition(.identity) }
      }
    }
  }

  @Test(
    "MO6 what comes in a group travels along with it, and elsewhere is where the way ends", arguments: [true, false])
  func group(isGroup: Bool) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Travelling(isGroup: isGroup), size: CGSize(width: 100, height: 40))
      withAnimation(.linear(duration: 1)) {
        mounted.rootView.isFar = true
        mounted.rootView.hasMark = true
      }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      #expect(isNear(try dark(mounted, row: 20), (isGroup ? 30..<50 : 60..<80)))
      await clock.advance(by: .seconds(0.6))
      #expect(isNear(try dark(mounted, row: 20), 60..<80))
    }
  }

  private struct Tabs: View {
    @Namespace private var namespace
    var hasOwnSize = false
    var selection = 0
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2) { tab in
          ZStack {
            if tab == selection {
              let (width, namespace): (CGFloat, _) = (tab == 0 ? 20 : 40, namespace)
              if hasOwnSize {
                Color.black.frame(width: width, height: 20).matchedGeometryEffect(id: "mark", in: namespace)
              } else {
                Color.black.matchedGeometryEffect(id: "mark", in: namespace).frame(width: width, height: 20)
              }
            }
          }
          .frame(width: 50, height: 40)
        }
      }
      .background(Color.white)
    }
  }

  @Test("MO66 the mark of a tab that is chosen comes from where the last one was")
  func tabs() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Tabs(), size: CGSize(width: 100, height: 40))
      #expect(isNear(try dark(mounted, row: 20), 15..<35))
      withAnimation(.linear(duration: 1)) { mounted.rootView.selection = 1 }
      await Settling.settle()
      #expect(isNear(try dark(mounted, row: 20), 15..<35))
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      // From 15 to 35 half way to 55 to 95; each of the two is half seen.
      #expect(isNear(try dark(mounted, row: 20), 35..<65))
      await clock.advance(by: .seconds(0.6))
      #expect(isNear(try dark(mounted, row: 20), 55..<95))
    }
  }

  @Test("MO66 a mark with a size of its own keeps that on its way")
  func ownSize() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Tabs(hasOwnSize: true), size: CGSize(width: 100, height: 40))
      withAnimation(.linear(duration: 1)) { mounted.rootView.selection = 1 }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      // The middle is half way from 25 to 75: there one of 20 lies on one of 40, each half seen.
      #expect(isNear(try dark(mounted, row: 20, below: 96), 40..<60))
      #expect(isNear(try dark(mounted, row: 20, below: 200), 30..<70))
      await clock.advance(by: .seconds(0.6))
      #expect(isNear(try dark(mounted, row: 20), 55..<95))
    }
  }

  /// A mark of text, beside which another mark of text comes.
  private struct Titles: View {
    @Namespace private var namespace
    var isLarge = false
    var body: some View {
      VStack {
        if isLarge {
          Spacer()
          Text("title").matchedGeometryEffect(id: 1, in: namespace).frame(width: 90)
        } else {
          Button("title") {}.matchedGeometryEffect(id: 1, in: namespace).frame(width: 60)
          Spacer()
        }
      }
      .background(Color.white)
    }
  }

  @Test("MO66 texts and controls are laid out on the way, also one that goes")
  func widgets() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Titles(), size: CGSize(width: 100, height: 200))
      let start = try mounted.root.find(role: .button, name: "title").frame
      withAnimation(.linear(duration: 1)) { mounted.rootView.isLarge = true }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      let half = try mounted.root.find(role: .button, name: "title").frame
      #expect(half.minY > start.minY + 50 && half.height <= start.height)
      await clock.advance(by: .seconds(0.6))
      #expect(mounted.root.texts == ["title"])
    }
  }

  private struct Choice: View {
    @Namespace private var namespace
    var selection = 0
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2) { tab in
          Text("tab").frame(width: tab == 0 ? 40 : 60, height: 40).matchedGeometryEffect(id: tab, in: namespace)
        }
      }
      .background {
        Color.black.matchedGeometryEffect(id: selection, in: namespace, isSource: false)
      }
      .background(Color.white)
    }
  }

  @Test("MO65 a follower that gets another source moves to it")
  func follower() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Choice(), size: CGSize(width: 100, height: 40))
      #expect(isNear(try dark(mounted, row: 2), 0..<40))
      withAnimation(.linear(duration: 1)) { mounted.rootView.selection = 1 }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      #expect(isNear(try dark(mounted, row: 2), 20..<70))
      await clock.advance(by: .seconds(0.6))
      #expect(isNear(try dark(mounted, row: 2), 40..<100))
    }
  }
}
