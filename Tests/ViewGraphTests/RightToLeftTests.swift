import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Layout where reading starts at the right: places are mirrored, and sizes are not.
@Suite(.runtime) @MainActor
struct RightToLeftTests {
  private static let room = CGSize(width: 200, height: 100)

  @Test("a stack from right to left has its first view at the right, and leading edges are on the right")
  func stack() {
    let host = RecordingHost(Pair(direction: .rightToLeft))
    host.layOut(in: Self.room)
    // From the left it would be 0 to 30 and, below, 0 to 50.
    #expect(host.frame(of: "narrow") == CGRect(x: 95, y: 36, width: 30, height: 10))
    #expect(host.frame(of: "wide") == CGRect(x: 75, y: 54, width: 50, height: 10))
  }

  @Test("views are where they were when the direction is changed and changed back")
  func change() {
    let host = RecordingHost(Pair(direction: .leftToRight))
    host.layOut(in: Self.room)
    #expect(host.frame(of: "narrow")?.minX == 75)
    host.rootView = Pair(direction: .rightToLeft)
    host.settle()
    host.layOut(in: Self.room)
    #expect(host.frame(of: "narrow")?.minX == 95)
    host.rootView = Pair(direction: .leftToRight)
    host.settle()
    host.layOut(in: Self.room)
    #expect(host.frame(of: "narrow")?.minX == 75)
  }

  @Test("rows in scroll content are mirrored once, in their run and not again with it")
  func rows() {
    let host = RecordingHost(
      LeafScroll {
        LeafStack(spacing: 0) { ForEach(0..<40) { Leaf("\($0)", size: CGSize(width: $0 == 0 ? 60 : 20, height: 10)) } }
      }.environment(\.layoutDirection, .rightToLeft))
    host.layOut(in: Self.room)
    // The rows are centred: the first run is 60 wide, from 70, and the second 20 wide, from 90.
    #expect(host.frame(of: "0") == CGRect(x: 70, y: 0, width: 60, height: 10))
    #expect(host.frame(of: "39") == CGRect(x: 90, y: 390, width: 20, height: 10))
  }

  @Test("the leading padding of a view from right to left is at its right")
  func padding() {
    let host = RecordingHost(
      Padded(content: Leaf("leaf", size: CGSize(width: 20, height: 10)))
        .environment(\.layoutDirection, .rightToLeft))
    host.layOut(in: CGSize(width: 50, height: 10))
    // 20 and a padding of 30: from the left it would begin at 30.
    #expect(host.frame(of: "leaf") == CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}

/// Two leaves of different widths, lined up at their leading edges.
private struct Pair: View {
  let direction: LayoutDirection

  var body: some View {
    Leading {
      Leaf("narrow", size: CGSize(width: 30, height: 10))
      Leaf("wide", size: CGSize(width: 50, height: 10))
    }
    .environment(\.layoutDirection, direction)
  }
}

private struct Leading<Content: View>: ContainerLayoutView {
  let content: Content
  let layout = StackLayout(axis: .vertical, alignment: .leading)

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var axis: Axis? { .vertical }
}

private struct Padded<Content: View>: UnaryLayoutView {
  let content: Content
  let layout = PaddingLayout(insets: EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
  var invalidParameter: String? { nil }
}
