import Foundation
import Testing
import ViewGraph

/// A guide of the tests' own: at the bottom, where no view says otherwise.
enum Knob: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  static let knob = VerticalAlignment(Knob.self)
}

@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
  private let passes = LayoutPasses()
  private let room = ProposedViewSize(width: 200, height: 100)

  /// An item with a vertical guide.
  private func item(
    _ content: any LayoutItem, _ guide: VerticalAlignment, _ position: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> UnaryLayoutItem {
    UnaryLayoutItem(layout: AlignmentGuideLayout(guide, position: position), content: content, passes: passes)
  }

  private func stack(_ layout: any ContainerLayout, _ items: [any LayoutItem]) -> ContainerLayoutItem {
    ContainerLayoutItem(layout: layout, items: items, passes: passes)
  }

  private func row(_ alignment: VerticalAlignment, _ items: [any LayoutItem]) -> ContainerLayoutItem {
    stack(
      StackLayout(axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: 0), items)
  }

  private func dimensions(of item: any LayoutItem) -> ViewDimensions { ViewDimensions(of: item, for: room) }

  @Test("a row puts the explicit guide of one view where that of the others is, and is as high as they reach")
  func row() {
    let leaves = [LayoutLeaf.fixed(20, 40), .fixed(30, 10)]
    let row = row(.top, [leaves[0], item(leaves[1], .top) { _ in 12 }])
    #expect(row.sizeThatFits(room) == CGSize(width: 50, height: 52))
    row.place(at: CGPoint(x: 100, y: 200), proposal: room)
    #expect(
      leaves.map(\.frame) == [
        CGRect(x: 100, y: 212, width: 20, height: 40), CGRect(x: 120, y: 200, width: 30, height: 10),
      ])
  }

  @Test("a column puts the trailing edge of one view in the middle of another")
  func column() {
    let leaves = [LayoutLeaf.fixed(60, 10), .fixed(20, 10)]
    let guide = AlignmentGuideLayout(HorizontalAlignment.center) { $0[.trailing] }
    let items: [any LayoutItem] = [leaves[0], UnaryLayoutItem(layout: guide, content: leaves[1], passes: passes)]
    stack(StackLayout(axis: .vertical, spacing: 0), items).place(at: .zero, proposal: room)
    #expect(leaves.map(\.frame?.minX) == [0, 10])
  }

  @Test("an alignment of one's own has its default where no view says otherwise")
  func ownAlignment() {
    let leaves = [LayoutLeaf.fixed(20, 40), .fixed(30, 10), .fixed(10, 20)]
    let row = row(.knob, [leaves[0], leaves[1], item(leaves[2], .knob) { $0[.top] + 5 }])
    // Bottoms are at 40, and the knob of the third is 5 from its top.
    #expect(row.sizeThatFits(room) == CGSize(width: 60, height: 55))
    row.place(at: .zero, proposal: room)
    #expect(leaves.map(\.frame?.minY) == [0, 30, 35])
  }

  @Test("alignments of one's own are equal if their types and axes are")
  func equality() {
    #expect(VerticalAlignment(Knob.self) == .knob)
    #expect(VerticalAlignment(Knob.self).hashValue == VerticalAlignment.knob.hashValue)
    #expect(VerticalAlignment.knob != .bottom && HorizontalAlignment.leading != .trailing)
  }

  @Test("dimensions have the default of a guide, and an explicit one only if a view says it")
  func dimensionsOfItem() {
    let plain = dimensions(of: LayoutLeaf.fixed(30, 20))
    #expect(plain.width == 30 && plain.height == 20)
    #expect([plain[.leading], plain[HorizontalAlignment.center], plain[.trailing]] == [0, 15, 30])
    #expect([plain[.top], plain[VerticalAlignment.center], plain[.bottom], plain[.knob]] == [0, 10, 20, 20])
    #expect(plain[explicit: .bottom] == nil && plain[explicit: .knob] == nil)
    let guided = dimensions(of: item(LayoutLeaf.fixed(30, 20), .bottom) { $0.height - 3 })
    #expect(guided[explicit: .bottom] == 17 && guided[.bottom] == 17)
    // The default of the knob follows the explicit bottom.
    #expect(guided[.knob] == 17 && guided[explicit: .knob] == nil && guided[.top] == 0)
  }

  @Test("a guide is computed from those of the view inside, and the outer one of two counts")
  func outerGuide() {
    let inner = item(LayoutLeaf.fixed(30, 20), .top) { _ in 4 }
    #expect(dimensions(of: item(inner, .top) { $0[.top] + 1 })[.top] == 5)
    #expect(dimensions(of: item(inner, .bottom) { $0[.top] })[.bottom] == 4)
  }

  @Test("a guide that is no finite number is at 0", arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFinite(position: CGFloat) {
    let leaves = [LayoutLeaf.fixed(20, 40), .fixed(30, 10)]
    let row = row(.bottom, [leaves[0], item(leaves[1], .bottom) { _ in position }])
    row.place(at: .zero, proposal: room)
    #expect(leaves.map(\.frame?.minY) == [0, 40])
  }

  @Test("stacks in stacks that line up guides ask for a guide eight times, however deep they are", arguments: [2, 8])
  func nested(depth: Int) {
    var count = 0
    let leaf = item(LayoutLeaf.fixed(10, 10, passes: passes), .knob) { _ in
      count += 1
      return 3
    }
    var tree: any LayoutItem = leaf
    for _ in 0..<depth { tree = row(.knob, [tree, LayoutLeaf.fixed(10, 10, passes: passes)]) }
    _ = tree.sizeThatFits(.unspecified)
    tree.place(at: .zero, proposal: .unspecified)
    #expect(count == 8)
  }
}
