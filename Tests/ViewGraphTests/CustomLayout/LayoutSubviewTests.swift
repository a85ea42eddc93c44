import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// What a layout knows of its views.
@Suite(.runtime) @MainActor
struct LayoutSubviewTests {
  /// Asks a layout's views something, in a layout.
  private func ask<Content: View>(@ViewBuilder _ content: () -> Content, _ question: @escaping (LayoutSubviews) -> Void)
  {
    RecordingHost(Asking(question: question)(content)).layOut(in: CGSize(width: 200, height: 100))
  }

  @Test("a value that a view gives is read by its key, through the modifiers around it, and else is the default")
  func values() {
    var names: [String] = []
    var numbers: [Int?] = []
    ask {
      Leaf("plain")
      Leaf("named").laidOut(by: LayoutValueLayout(key: Name.self, value: "inner"))
        .laidOut(by: FrameLayout(width: 50, height: 50))
        .laidOut(by: LayoutValueLayout(key: Number.self, value: nil))
      Leaf("twice").laidOut(by: LayoutValueLayout(key: Name.self, value: "inner"))
        .laidOut(by: LayoutValueLayout(key: Name.self, value: "outer"))
      LeafStack { Leaf("inside").laidOut(by: LayoutValueLayout(key: Name.self, value: "lost")) }
    } _: { subviews in
      names = subviews.map { $0[Name.self] }
      numbers = subviews.map { $0[Number.self] }
    }
    #expect(names == ["none", "inner", "outer", "none"])
    #expect(numbers == [7, nil, 7, 7])
  }

  @Test("a view has its priority, its size and its guides")
  func facts() {
    var priorities: [Double] = []
    var dimensions: [CGFloat] = []
    ask {
      Leaf("a", 20, 10).laidOut(by: AlignmentGuideLayout(HorizontalAlignment.leading) { _ in 3 })
      Leaf("b").laidOut(by: PriorityLayout(priority: 2))
    } _: { subviews in
      priorities = subviews.map(\.priority)
      let first = subviews[0].dimensions(in: .unspecified)
      dimensions = [first.width, first.height, first[.leading], first[.trailing], first[explicit: .leading] ?? -1]
      #expect(subviews[0].sizeThatFits(.unspecified) == CGSize(width: 20, height: 10))
    }
    #expect(priorities == [0, 2])
    #expect(dimensions == [20, 10, 3, 20, 3])
  }

  @Test("views are a collection, of which parts can be taken by ranges and positions")
  func collection() {
    var isChecked = false
    ask {
      ForEach(0..<4) { Leaf("\($0)") }
    } _: { subviews in
      isChecked = true
      #expect(subviews.count == 4 && subviews[1...2].count == 2 && subviews[1...2].startIndex == 1)
      #expect(subviews[1...2].first == subviews[1] && subviews[0] != subviews[1])
      #expect(subviews[[3, 0]].map(\.self) == [subviews[3], subviews[0]])
      #expect(subviews[...] == subviews && subviews[1...] != subviews)
    }
    #expect(isChecked)
  }

  @Test("a view of a part is placed as one of the whole")
  func placedByPart() {
    let view = Reversed()() { ForEach(0..<3) { Leaf("\($0)", 10, 10) } }
    let host = RecordingHost(view)
    host.layOut(in: CGSize(width: 30, height: 10))
    #expect((0..<3).map { host.frame(of: "\($0)")?.minX } == [20, 10, 0])
  }

  @Test("distances are the larger of what two neighbours like, and none beside a spacer")
  func spacing() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    var leading = ViewSpacing.zero
    leading.formUnion(ViewSpacing(), edges: .leading)
    #expect(ViewSpacing.zero.distance(to: leading, along: .horizontal) == 8)
    #expect(leading.distance(to: .zero, along: .horizontal) == 0)
    #expect(leading.union(ViewSpacing(), edges: .all) == ViewSpacing())
    var distances: [CGFloat] = []
    ask {
      Leaf("a")
      TestSpacer()
    } _: {
      distances = [$0[0].spacing.distance(to: $0[1].spacing, along: .horizontal)]
    }
    #expect(distances == [0])
  }

  @Test("a stack keeps the distance that a layout inside asks for")
  func spacingOfLayout() {
    let host = RecordingHost(
      LeafStack {
        Leaf("a")
        Tight()() { Leaf("b") }
        Tight()() { Leaf("c") }
      })
    host.layOut(in: CGSize(width: 10, height: 38))
    #expect(["a", "b", "c"].map { host.frame(of: $0)?.minY } == [0, 18, 28])
  }
}

private enum Name: LayoutValueKey {
  static let defaultValue = "none"
}

private enum Number: LayoutValueKey {
  static let defaultValue: Int? = 7
}

private struct TestSpacer: SpacerView {
  var minLength: CGFloat? { nil }
}

/// Asks a question of the views when they are placed.
private struct Asking: Layout {
  let question: (LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    question(subviews)
  }
}

/// A row from right to left, by way of parts.
private struct Reversed: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 30, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (place, subview) in subviews[[2, 1, 0]].enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + CGFloat(place * 10), y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// A layer that likes no distance.
private struct Tight: Layout {
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
