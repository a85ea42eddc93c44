import Foundation

/// A part of the tree that one element of the toolkit lays out: that of a host, scroll content, or a run of rows.
///
/// The elements of its leaves are children of the island's own element. A change inside is measured and placed inside
/// alone, as far as the sizes outside stay the same.
@MainActor
package final class Island {
  package let passes = LayoutPasses()
  /// What is laid out, once it was built.
  package internal(set) var content: (any LayoutItem)?
  /// Along these axes the content is offered its ideal length and starts at the edge, as scroll content does.
  package internal(set) var idealAxes: Axis.Set = []
  /// Content that is narrower starts at the leading edge, as that of a list's row does.
  var startsAtLeadingEdge = false
  /// The leaves whose elements are on the screen, in order.
  package internal(set) var leaves: [any LeafNode] = []
  /// What holds the elements, while it is made.
  package weak var holder: (any LeafHolder)?
  /// Counters that advance together with that of the island: those of rows, which may change their island.
  var rowPasses: [LayoutPasses] = []
  var isOrderStale = false
  var isLayoutStale = false
  private unowned let owner: any IslandOwner
  private let reads = LayoutReads()
  private var repetition = RepetitionLimit(runs: UpdateScheduler.roundLimit)
  /// What the content was measured with, and the answer, so that it is placed with the same proposal.
  private var expected: (proposal: ProposedViewSize, size: CGSize)?
  /// Whether something inside follows what it is offered, and not the size alone that it has then.
  private var followsProposals = false
  /// Whether a view in it is as long as a part of its container, so that how little is enough is measured apart.
  package private(set) var followsContainer = false
  /// Whether that is another proposal than the content was placed with, for content that follows it and is as large.
  package private(set) var isExpectedAnew = false

  init(owner: any IslandOwner) { self.owner = owner }

  var isMounted: Bool { owner.isMounted }
  var graph: Graph { owner.graph }
  /// Whether it is in a row of a list that is not shown.
  var isAsleep: Bool { owner.isInSleepingRow }
  var depth: Int { owner.depth }

  /// The leaves from back to front.
  package func orderedLeaves() -> [any LeafNode] {
    guard hasZIndex else { return leavesInTreeOrder() }
    var layers: [DepthLayer] = []
    for node in owner.islandContent { node.collectLayers(&layers) }
    return layers.leavesFromBack
  }

  package func leavesInTreeOrder() -> [any LeafNode] {
    var leaves: [any LeafNode] = []
    for node in owner.islandContent { node.collectLeaves(&leaves) }
    return leaves
  }

  /// Whether a view inside has ever said its place in depth.
  package var hasZIndex: Bool { owner.islandContent.contains(where: \.hasZIndex) }

  /// The node around, if the views inside lie in depth where the whole does.
  var sharesDepth: ViewNode? { owner.sharesDepth ? owner : nil }
}

/// The node whose subtree an island shows.
@MainActor
package protocol IslandOwner: ViewNode {
  /// The nodes of what is shown, in tree order.
  var islandContent: [ViewNode] { get }
  /// Whether the views inside lie in depth where the whole does. False unless said otherwise.
  var sharesDepth: Bool { get }
  /// The room of a window for views in it, made when it is first asked for. Nothing unless said otherwise.
  var windowRoom: AnyObject? { get }
  /// The views are being placed in a room.
  func willPlace(in size: CGSize)
}

extension IslandOwner {
  package var windowRoom: AnyObject? { nil }

  package func willPlace(in size: CGSize) {}

  package var sharesDepth: Bool { false }
}

// MARK: - Layout

extension Island {
  /// Forgets the sizes of everything inside: something has changed.
  package func beginPass() {
    passes.begin()
    reads.passDidBegin()
    for rows in rowPasses { rows.begin() }
  }

  /// The size of the content for a proposal. Evaluates nothing.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    // Measured out of an update, the content is still no part of that call: it depends on nothing and has no
    // transaction (RP26).
    return reads.note(of: owner) { content.sizeThatFits(masked(proposal)) }
  }

  /// The length along one axis of that size.
  package func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    guard let content else { return 0 }
    return reads.note(of: owner) { content.length(axis, for: masked(proposal)) }
  }

  /// Whether the content takes any length that it is offered along an axis; where it is scrolled it is offered none.
  package func takesAny(_ axis: Axis) -> Bool {
    !idealAxes.contains(Axis.Set(axis)) && length(axis, for: .infinity).isInfinite
  }

  /// Whether a view inside says where one of its guides is.
  package var hasGuides: Bool { content?.hasGuides ?? false }

  /// Where a guide is that a view inside says, in content of its size for a proposal.
  package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard let content else { return nil }
    return reads.note(of: owner) { content.explicitGuide(key, for: masked(proposal)) }
  }

  /// The first baseline of text inside, in content of its size for a proposal.
  package func firstBaseline(for proposal: ProposedViewSize) -> CGFloat? {
    explicitGuide(VerticalAlignment.firstTextBaseline.key, for: proposal)
  }

  /// Runs code of the program that layout asks something: what it reads makes this island be laid out again.
  func noteReads<Result>(_ body: () -> Result) -> Result { reads.note(of: owner, body) }

  /// Whether the layout may be repeated, as it has changed what it reads. If it has done so too often it is reported.
  func mayRepeat(in burst: Int) -> Bool {
    if repetition.isReached(in: burst) { return false }
    if repetition.allows(burst) { return true }
    Diagnostics.report(
      .layoutCycle, at: owner,
      """
      a layout in this view, or one of its guides, keeps changing the state that it reads; it stays as it is. Let layout \
      only read
      """)
    return false
  }

  /// Nothing that layout reads matters any more.
  func endReads() { reads.end() }

  /// Has the content placed for another proposal also where it is as large, here and in the islands around.
  func followProposals() {
    guard !followsProposals else { return }
    followsProposals = true
    owner.island?.followProposals()
  }

  /// A view inside is as long as a part of its container.
  func followContainer() {
    guard !followsContainer else { return }
    followsContainer = true
    owner.island?.followContainer()
  }

  /// Remembers the proposal that the element's next size follows from.
  func expect(_ proposal: ProposedViewSize, size: CGSize) {
    if followsProposals, expected?.proposal != proposal { isExpectedAnew = true }
    let former = idealAxes.isEmpty ? nil : masked(self.proposal(for: size))
    expected = (proposal, size)
    if let former { offerAnew(after: former, in: size) }
  }

  /// Scroll content that is offered something else in a room of the same size may have another length in it than the toolkit
  /// was told, and has other places.
  private func offerAnew(after former: ProposedViewSize, in size: CGSize) {
    let offered = masked(proposal(for: size))
    guard offered != former, let element = holder as? any IslandElement else { return }
    if sizeThatFits(offered) == sizeThatFits(former) { element.orderDidChange() } else { element.forgetSizes() }
  }

  /// What scroll content is offered across its axis in an element of a length: more than that, where the element takes no more
  /// of its offer than the content does. It is placed with the proposal that it was measured with.
  package func offer(_ length: CGFloat, along axis: Axis) -> CGFloat? {
    guard let expected, idealAxes.contains(Axis.Set(axis.crossing)), expected.size[axis].rounded() == length.rounded()
    else { return length }
    return expected.proposal[axis]
  }

  /// Places the content in its room: in the middle, or at the edge from which it is scrolled, or where its scroll anchor says.
  ///
  /// The room begins where the element does, or a part of a pixel beside it where the layout around has no whole pixel.
  package func place(in room: CGRect) {
    guard let content else { return }
    isExpectedAnew = false
    owner.willPlace(in: room.size)
    let isMirrored = owner.scope.values.layoutDirection == .rightToLeft
    let proposal = masked(proposal(for: room.size))
    let (fitting, scrolled) = reads.note(of: owner) { (content.sizeThatFits(proposal), scrolledAlignment) }
    func share(_ axis: Axis) -> CGFloat { axis == .horizontal ? scrolled.x : scrolled.y }
    func start(_ axis: Axis) -> CGFloat {
      if axis == .horizontal && startsAtLeadingEdge { return room.origin[axis] }
      let free = room.size[axis] - fitting[axis]
      return room.origin[axis] + (idealAxes.contains(Axis.Set(axis)) ? max(0, free) * share(axis) : free / 2)
    }
    LayoutMirror.place(mirroredIn: isMirrored ? room : nil) {
      reads.note(of: owner) {
        content.place(at: CGPoint(x: start(.horizontal), y: start(.vertical)), proposal: proposal)
      }
    }
    reads.didPlace()
  }

  /// Where content lies that is scrolled, and shorter than its room.
  private var scrolledAlignment: UnitPoint {
    idealAxes.isEmpty ? .topLeading : owner.scope.values.scrollAnchors[.alignment] ?? .topLeading
  }

  private func proposal(for size: CGSize) -> ProposedViewSize {
    guard idealAxes.isEmpty else {
      return ProposedViewSize(
        width: offer(size.width, along: .horizontal), height: offer(size.height, along: .vertical))
    }
    guard let expected, expected.size.rounded == size.rounded else { return ProposedViewSize(size) }
    return expected.proposal
  }

  private func masked(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: idealAxes.contains(.horizontal) ? nil : proposal.width,
      height: idealAxes.contains(.vertical) ? nil : proposal.height)
  }
}

extension CGSize {
  /// The size in whole pixels, as the toolkit has it.
  fileprivate var rounded: CGSize { CGSize(width: width.rounded(), height: height.rounded()) }
}
