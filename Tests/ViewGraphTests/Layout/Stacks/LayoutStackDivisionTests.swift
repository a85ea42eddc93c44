import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("How a stack divides its length")
struct LayoutStackDivisionTests {
  private let row = StackLayout(axis: .horizontal, spacing: 0)

  private func widths(_ items: [LayoutLeaf], in width: CGFloat?) -> [CGFloat?] {
    row.place(at: .zero, proposal: ProposedViewSize(width: width, height: 10), items: items)
    return items.map { $0.frame?.width }
  }

  @Test("equally flexible items share equally, after the spacing is taken off")
  func equalShares() {
    let items = [LayoutLeaf.flexible(), .flexible(), .flexible()]
    let spaced = StackLayout(axis: .horizontal, spacing: 5)
    spaced.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 10), items: items)
    #expect(items.map(\.frame?.minX) == [0, 35, 70])
    #expect(items.map(\.frame?.width) == [30, 30, 30])
  }

  @Test("items that overlap share the room of their overlap, when nothing is offered")
  func overlapOfNothing() {
    let items = [LayoutLeaf.flexible(0...100), .flexible(0...100), .flexible(0...100)]
    let overlapping = StackLayout(axis: .horizontal, spacing: -15)
    let nothing = ProposedViewSize(width: 0, height: 10)
    #expect(overlapping.sizeThatFits(nothing, items: items) == CGSize(width: 0, height: 10))
    overlapping.place(at: .zero, proposal: nothing, items: items)
    #expect(items.map(\.frame?.minX) == [0, -5, -10])
    #expect(items.map(\.frame?.width) == [10, 10, 10])
  }

  @Test("the least flexible item chooses first and the others share what it leaves")
  func flexibleOrder() {
    let items = [LayoutLeaf.flexible(), .flexible(0...30), .fixed(20, 10)]
    // Offered 200/3 to the fixed one, then 180/2, then the 150 that are left.
    #expect(widths(items, in: 200) == [150, 30, 20])
    #expect(items[0].proposals.last?.width == 150)
    #expect(items[1].proposals.last?.width == 90)
    #expect(items[2].proposals.last?.width == CGFloat(200) / 3)
  }

  @Test("the larger minimum goes first among equally flexible items")
  func largerMinimumFirst() {
    #expect(widths([.flexible(8 ... .infinity), .flexible(100 ... .infinity)], in: 150) == [50, 100])
  }

  @Test("a higher priority is offered all but the minimum of the lower ones")
  func priorities() {
    let important = LayoutLeaf.flexible(0...80)
    important.layoutPriority = 1
    #expect(widths([.flexible(20...100), important], in: 100) == [20, 80])
    #expect(widths([.flexible(20...100), important], in: 90) == [20, 70])
    #expect(widths([.flexible(20...100), important], in: 140) == [60, 80])
  }

  @Test("three priorities are served in order")
  func threePriorities() {
    let items = [LayoutLeaf.flexible(10...50), .flexible(10...50), .flexible(10...50)]
    for (item, priority) in zip(items, [-1, 2, 1]) { item.layoutPriority = Double(priority) }
    #expect(widths(items, in: 100) == [10, 50, 40])
  }

  @Test("items keep their minimum and overflow a stack that is too short")
  func overflow() {
    let items = [LayoutLeaf.flexible(40...100), .flexible(40...100)]
    #expect(widths(items, in: 50) == [40, 40])
    #expect(items[1].frame?.minX == 40)
    #expect(row.sizeThatFits(ProposedViewSize(width: 50, height: 10), items: items).width == 80)
  }

  @Test("text gets the height that its share of the width needs")
  func text() {
    let column = StackLayout(axis: .vertical, spacing: 0)
    let items = [LayoutLeaf.text(10), .text(4)]
    #expect(column.sizeThatFits(ProposedViewSize(width: 50, height: nil), items: items).height == 60)
    // The short text is offered 45 first and keeps 40, so that the long one has 50 and wraps once.
    let proposal = ProposedViewSize(width: 90, height: nil)
    #expect(row.sizeThatFits(proposal, items: items) == CGSize(width: 90, height: 40))
  }

  @Test("minimum, ideal and maximum of a stack are those of its items, each asked once")
  func extremes() {
    let items = [LayoutLeaf.flexible(5...50), .flexible(7...70)]
    let spaced = StackLayout(axis: .horizontal)
    #expect(spaced.sizeThatFits(.zero, items: items).width == 20)
    #expect(spaced.sizeThatFits(.unspecified, items: items).width == 28)
    #expect(spaced.sizeThatFits(.infinity, items: items).width == 128)
    #expect(items.map(\.proposals) == [[.zero, .unspecified, .infinity], [.zero, .unspecified, .infinity]])
  }

  @Test("a length that does not even hold the spacing is a question for the minimum")
  func shorterThanSpacing() {
    let items = [LayoutLeaf.flexible(5...50), .flexible(7...70)]
    let proposal = ProposedViewSize(width: 6, height: 0)
    #expect(StackLayout(axis: .horizontal).sizeThatFits(proposal, items: items).width == 20)
    #expect(items.map(\.proposals) == [[.zero], [.zero]])
  }

  @Test("the maximum of unbounded items is infinite, not a number that is none")
  func infinity() {
    let items = [LayoutLeaf.flexible(), .fixed(10, 10), .flexible()]
    let size = row.sizeThatFits(.infinity, items: items)
    #expect(size.width == .infinity && size.height == .infinity)
    row.place(at: .zero, proposal: .infinity, items: items)
    #expect(items[0].frame?.origin == .zero)
  }

  @Test("an item that answers infinity to a finite offer leaves nothing to the others")
  func unboundedAnswer() {
    let greedy = LayoutLeaf { _ in CGSize(width: CGFloat.infinity, height: 10) }
    #expect(widths([greedy, .flexible(5...50)], in: 100) == [.infinity, 50])
    greedy.layoutPriority = 1
    #expect(widths([greedy, .flexible(5...50)], in: 100) == [.infinity, 5])
  }
}
