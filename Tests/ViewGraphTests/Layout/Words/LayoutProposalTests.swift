import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("Proposals, edges and alignments")
struct LayoutProposalTests {
  @Test("unspecified dimensions are replaced and specified ones are kept")
  func replacing() {
    let proposal = ProposedViewSize(width: 30, height: nil)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
    let other = CGSize(width: 1, height: 2)
    #expect(proposal.replacingUnspecifiedDimensions(by: other) == CGSize(width: 30, height: 2))
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
  }

  @Test("a proposal made from a size offers both dimensions")
  func fromSize() {
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
    #expect(ProposedViewSize(.zero) == .zero)
  }

  @Test("edge sets combine into horizontal, vertical and all")
  func edgeSets() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal.isDisjoint(with: .vertical))
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    #expect(Axis.Set.horizontal.union(.vertical).rawValue == 3)
  }

  @Test(
    "each alignment puts a 10 x 20 view at its place in 100 x 100",
    arguments: [
      (Alignment.topLeading, 0, 0), (.top, 45, 0), (.topTrailing, 90, 0),
      (.leading, 0, 40), (.center, 45, 40), (.trailing, 90, 40),
      (.bottomLeading, 0, 80), (.bottom, 45, 80), (.bottomTrailing, 90, 80),
    ] as [(Alignment, CGFloat, CGFloat)])
  func alignments(alignment: Alignment, x: CGFloat, y: CGFloat) {
    #expect(offset(of: .fixed(10, 20), alignment, in: CGSize(width: 100, height: 100)) == CGPoint(x: x, y: y))
  }

  @Test("a view larger than its container overflows where the alignment allows")
  func overflow() {
    let room = CGSize(width: 10, height: 10)
    #expect(offset(of: .fixed(30, 30), .leading, in: room) == CGPoint(x: 0, y: -10))
    #expect(offset(of: .fixed(30, 30), .bottom, in: room) == CGPoint(x: -10, y: -20))
  }

  @Test("unbounded lengths have no offset instead of one that is not a number")
  func unbounded() {
    let room = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(offset(of: .fixed(.infinity, 10), .bottom, in: room) == .zero)
  }

  private func offset(of leaf: LayoutLeaf, _ alignment: Alignment, in room: CGSize) -> CGPoint {
    alignment.offset(of: leaf, for: .unspecified, in: room)
  }
}
