import Foundation
import Testing
import ViewGraph

/// A leaf without a widget: it answers by a rule, and records what it was asked and where it was put.
@MainActor
final class LayoutLeaf: LayoutItem, SizeRemembering {
  var layoutPriority: Double = 0
  var spacing = ViewSpacing()
  var isIncluded = true
  func takesPart() -> Bool { isIncluded }

  /// Where the first and the last line of text stand, in a leaf with text.
  var baselines: (first: CGFloat, last: CGFloat)?

  /// How often the leaf was asked for a guide.
  private(set) var guideQuestions = 0

  /// What the rule was asked, in order; answers from the cache are not in it.
  private(set) var proposals: [ProposedViewSize] = []

  /// Where the leaf was put last, and at what size.
  private(set) var frame: CGRect?

  private let rule: (ProposedViewSize) -> CGSize
  let passes: LayoutPasses
  private let remembers: Bool
  var sizes = SizeCache()

  /// With `passes`, the leaf remembers its answers for a pass; else every question reaches the rule.
  init(passes: LayoutPasses? = nil, rule: @escaping (ProposedViewSize) -> CGSize) {
    self.passes = passes ?? LayoutPasses()
    remembers = passes != nil
    self.rule = rule
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard remembers else { return answer(proposal) }
    return remembering(proposal, in: passes.current) { answer(proposal) }
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: sizeThatFits(proposal))
  }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guideQuestions += 1
    return key.baseline.flatMap { $0 == .first ? baselines?.first : baselines?.last }
  }

  private func answer(_ proposal: ProposedViewSize) -> CGSize {
    proposals.append(proposal)
    return rule(proposal)
  }
}

extension LayoutLeaf {
  /// A leaf of one size.
  static func fixed(_ width: CGFloat, _ height: CGFloat, passes: LayoutPasses? = nil) -> LayoutLeaf {
    LayoutLeaf(passes: passes) { _ in CGSize(width: width, height: height) }
  }

  /// A leaf that takes what it is offered, within bounds; unasked, 10 points or the nearest bound.
  static func flexible(
    _ widths: ClosedRange<CGFloat> = 0 ... .infinity, _ heights: ClosedRange<CGFloat> = 0 ... .infinity,
    passes: LayoutPasses? = nil
  ) -> LayoutLeaf {
    LayoutLeaf(passes: passes) { proposal in
      let size = proposal.replacingUnspecifiedDimensions()
      return CGSize(
        width: min(max(size.width, widths.lowerBound), widths.upperBound),
        height: min(max(size.height, heights.lowerBound), heights.upperBound))
    }
  }

  /// Text of characters 10 points wide and lines 20 points high, which breaks anywhere.
  static func text(_ characters: Int) -> LayoutLeaf {
    LayoutLeaf { proposal in
      let fitting = Int(min(proposal.width ?? .infinity, CGFloat(characters) * 10) / 10)
      let columns = max(1, fitting)
      let lines = (characters + columns - 1) / columns
      return CGSize(width: columns * 10, height: lines * 20)
    }
  }

  /// A spacer in a stack along `axis`.
  static func spacer(_ axis: Axis?, minLength: CGFloat? = nil) -> LayoutLeaf {
    let layout = SpacerLayout(minLength: minLength, axis: axis)
    let leaf = LayoutLeaf { layout.sizeThatFits($0) }
    leaf.spacing = .none
    leaf.layoutPriority = SpacerLayout.layoutPriority
    return leaf
  }
}

extension ContainerLayout {
  /// Places items in the rectangle at `origin` that has their size for `proposal`.
  @MainActor
  func place(at origin: CGPoint, proposal: ProposedViewSize, items: [any LayoutItem]) {
    place(at: origin, proposal: proposal, size: { sizeThatFits(proposal, items: items) }, items: items)
  }
}

@MainActor
@Suite("The leaves layout is tested with")
struct LayoutLeafTests {
  @Test("text is one line unasked and wraps in a width that is too small")
  func text() {
    let text = LayoutLeaf.text(10)
    #expect(text.sizeThatFits(.unspecified) == CGSize(width: 100, height: 20))
    #expect(text.sizeThatFits(ProposedViewSize(width: 45, height: nil)) == CGSize(width: 40, height: 60))
    #expect(text.sizeThatFits(.zero) == CGSize(width: 10, height: 200))
  }

  @Test("a leaf with a pass counter is asked each proposal once a pass")
  func remembers() {
    let passes = LayoutPasses()
    let leaf = LayoutLeaf.fixed(10, 10, passes: passes)
    for proposal in [.zero, .zero, .infinity] as [ProposedViewSize] { _ = leaf.sizeThatFits(proposal) }
    #expect(leaf.proposals == [.zero, .infinity])
    passes.begin()
    _ = leaf.sizeThatFits(.zero)
    #expect(leaf.proposals == [.zero, .infinity, .zero])
  }
}
