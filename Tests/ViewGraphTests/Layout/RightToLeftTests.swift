import Foundation
import GraftTestTraits
import TestSupport
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

  @Test("a part from right to left is mirrored in its own width, and its surroundings are not")
  func part() {
    let host = RecordingHost(
      Row {
        Leaf("before")
        Row {
          Leaf("first", size: CGSize(width: 20, height: 10))
          Leaf("second", size: CGSize(width: 30, height: 10))
        }.environment(\.layoutDirection, .rightToLeft)
        Leaf("after")
      })
    host.layOut(in: CGSize(width: 70, height: 10))
    #expect(host.xs(["before", "first", "second", "after"]) == [0, 40, 10, 60])
  }

  @Test("a part that is mirrored inside of a mirrored one reads from the left, where the mirrored one has its place")
  func twice() {
    let inner = Row {
      Leaf("third")
      Leaf("fourth", size: CGSize(width: 20, height: 10))
    }
    let host = RecordingHost(
      Row {
        Leaf("before")
        Row {
          Leaf("first")
          inner.environment(\.layoutDirection, .leftToRight)
          Leaf("second")
        }.environment(\.layoutDirection, .rightToLeft)
      })
    host.layOut(in: CGSize(width: 60, height: 10))
    // From the right: first at 50, the inner row from 20 to 50, second at 10.
    #expect(host.xs(["before", "first", "second", "third", "fourth"]) == [0, 50, 10, 20, 30])
  }

  @Test("padding, alignment and offset in a part from right to left begin at its right")
  func modifiers() {
    let host = RecordingHost(
      Row {
        Leaf("before")
        Leading {
          Leaf("aligned")
          Padded(content: Leaf("padded"))
          Shifted(content: Leaf("shifted"))
        }.environment(\.layoutDirection, .rightToLeft)
      })
    host.layOut(in: CGSize(width: 50, height: 46))
    // The part is from 10 to 50: 10 of a leaf and 30 of padding.
    #expect(host.xs(["before", "aligned", "padded", "shifted"]) == [0, 40, 10, 36])
  }

  @Test("a part keeps its direction when that around it changes, and is mirrored or not in relation to that")
  func changeAround() {
    func view(_ outer: LayoutDirection) -> some View {
      Row {
        Leaf("before")
        Row {
          Leaf("first")
          Leaf("second")
        }.environment(\.layoutDirection, .rightToLeft)
      }.environment(\.layoutDirection, outer)
    }
    let host = RecordingHost(view(.leftToRight))
    host.layOut(in: CGSize(width: 30, height: 10))
    #expect(host.xs(["before", "first", "second"]) == [0, 20, 10])
    host.rootView = view(.rightToLeft)
    host.settle()
    host.layOut(in: CGSize(width: 30, height: 10))
    #expect(host.xs(["before", "first", "second"]) == [20, 10, 0])
  }

  @Test("a part in scroll content and the scroll content of a part are mirrored once each")
  func islands() {
    let host = RecordingHost(
      Row {
        Leaf("before")
        LeafScroll {
          Leading {
            Leaf("inside")
            Padded(content: Leaf("padded"))
          }
        }.environment(\.layoutDirection, .rightToLeft)
      })
    host.layOut(in: CGSize(width: 100, height: 30))
    // The content is 40 wide, in the middle of 10 to 100: from 35 to 75.
    #expect(host.xs(["before", "inside", "padded"]) == [0, 65, 35])
  }

  @Test("a reader in a part from right to left is told where it is on the screen")
  func geometry() {
    let log = Log()
    let host = RecordingHost(
      Row {
        Leaf("before")
        Row {
          Wide(30) {
            GeometryReader { proxy in
              let _ = log.note("\(Int(proxy.frame(in: .global).minX))")
              Leaf("inside")
            }
          }
          Leaf("after")
        }.environment(\.layoutDirection, .rightToLeft)
      })
    host.layOut(in: CGSize(width: 50, height: 20))
    #expect(log.take() == ["20"])
    // At its top leading corner, which is at its right.
    #expect(host.xs(["before", "inside", "after"]) == [0, 40, 10])
  }
}

extension RecordingHost {
  /// Where leaves begin.
  fileprivate func xs(_ names: [String]) -> [CGFloat?] { names.map { frame(of: $0)?.minX } }
}

/// Views side by side, without gaps.
private struct Row<Content: View>: ContainerLayoutView {
  let content: Content
  let layout = StackLayout(axis: .horizontal, spacing: 0)

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var axis: Axis? { .horizontal }
}

private struct Shifted<Content: View>: UnaryLayoutView {
  let content: Content
  let layout = OffsetLayout(distance: CGSize(width: 4, height: 0))
  var invalidParameter: String? { nil }
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
