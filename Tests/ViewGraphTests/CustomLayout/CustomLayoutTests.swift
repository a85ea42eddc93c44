import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Layouts of one's own: sizes and places.
@Suite(.runtime) @MainActor
struct CustomLayoutTests {
  private static let room = CGSize(width: 200, height: 100)

  /// The views of a layout, by their names and frames.
  private func frames(_ view: some View, of names: String...) -> [CGRect?] {
    let host = RecordingHost(view)
    host.layOut(in: Self.room)
    return names.map { host.frame(of: $0) }
  }

  @Test("a layout has the size that it answers, and its views are where it places them")
  func places() {
    let view = Diagonal(calls: LayoutCalls(), step: 5)() {
      Leaf("a", 20, 10)
      Leaf("b", 35, 25)
    }
    #expect(RecordingHost(view).sizeThatFits(.unspecified) == CGSize(width: 60, height: 40))
    // 60 × 40 in the middle of the room, from 70, 30.
    #expect(
      frames(view, of: "a", "b") == [
        CGRect(x: 70, y: 30, width: 20, height: 10), CGRect(x: 95, y: 45, width: 35, height: 25),
      ])
  }

  @Test("where reading starts at the right, the places are mirrored, and the layout is told the direction")
  func rightToLeft() {
    let calls = LayoutCalls()
    let view = Diagonal(calls: calls)() {
      Leaf("a", 20, 10)
      Leaf("b", 35, 25)
    }
    let mirrored = frames(view.environment(\.layoutDirection, .rightToLeft), of: "a", "b")
    // 55 × 35 from 72.5, 32.5: the first begins at the right edge, 127.5.
    #expect(
      mirrored == [CGRect(x: 107.5, y: 32.5, width: 20, height: 10), CGRect(x: 72.5, y: 42.5, width: 35, height: 25)])
    #expect(calls.directions == [.rightToLeft])
  }

  @Test("a view that is not placed is in the middle, and of two places the later counts")
  func placedTwiceOrNever() {
    let view = Pins(size: CGSize(width: 100, height: 60)) { index, bounds in
      index == 0 ? [] : [bounds.origin, CGPoint(x: bounds.maxX, y: bounds.maxY)]
    }() {
      Leaf("never", 20, 10)
      Leaf("twice", 30, 20)
    }
    #expect(
      frames(view, of: "never", "twice") == [
        CGRect(x: 90, y: 45, width: 20, height: 10), CGRect(x: 120, y: 60, width: 30, height: 20),
      ])
  }

  @Test("an anchor is the point of the view that is at the place")
  func anchors() {
    let anchors: [UnitPoint] = [.topLeading, .center, .bottom, UnitPoint(x: 2, y: 0)]
    let view = Anchored(anchors: anchors)() {
      ForEach(0..<4) { Leaf("\($0)", 20, 10) }
    }
    // All at the middle of the room, which is 100, 50.
    #expect(
      frames(view, of: "0", "1", "2", "3").map { $0?.origin } == [
        CGPoint(x: 100, y: 50), CGPoint(x: 90, y: 45), CGPoint(x: 90, y: 40), CGPoint(x: 60, y: 50),
      ])
  }

  @Test("a place given while sizes are asked for has no effect")
  func placedInMeasuring() {
    let view = Measuring()() { Leaf("a", 20, 10) }
    #expect(frames(view, of: "a") == [CGRect(x: 90, y: 45, width: 20, height: 10)])
  }

  @Test("a layout without views is asked like any other")
  func empty() {
    let host = RecordingHost(Pins(size: CGSize(width: 30, height: 20)) { _, _ in [] }() {})
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 30, height: 20))
    host.layOut(in: Self.room)
    #expect(host.shown == [])
  }

  @Test("a layout inside of another, and in a stack, is measured and placed as one view")
  func nested() {
    let calls = LayoutCalls()
    let view = LeafStack(spacing: 0) {
      Leaf("top", 10, 10)
      Diagonal(calls: calls)() {
        Leaf("a", 20, 10)
        Diagonal(calls: calls)() {
          Leaf("b", 10, 10)
          Leaf("c", 10, 10)
        }
      }
    }
    // 40 × 40, from 80, 30; the diagonal is from 80, 40.
    #expect(
      frames(view, of: "top", "a", "b", "c").map(\.?.origin) == [
        CGPoint(x: 95, y: 30), CGPoint(x: 80, y: 40), CGPoint(x: 100, y: 50), CGPoint(x: 110, y: 60),
      ])
  }
}

/// Places views by a rule, perhaps several times.
private struct Pins: Layout {
  let size: CGSize
  let places: (Int, CGRect) -> [CGPoint]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      for place in places(index, bounds) {
        subview.place(at: place, anchor: .bottomTrailing, proposal: .unspecified)
      }
    }
  }
}

/// Puts an anchor of each view in the middle.
private struct Anchored: Layout {
  let anchors: [UnitPoint]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, anchor) in zip(subviews, anchors) {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor, proposal: .unspecified)
    }
  }
}

/// Places its views where it must not.
private struct Measuring: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
    return CGSize(width: 100, height: 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
