import Foundation
import ViewGraph

/// An island of a recording host: an element that holds others. It is named `island` in the log.
final class RecordedIsland: RecordedElement, IslandElement, TransitionHolder {
  private let island: Island
  private let contents: RecordingHolder

  init(_ island: Island, log: OperationLog) {
    self.island = island
    contents = RecordingHolder(log: log)
    super.init(name: "island")
    contents.island = self
  }

  func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) { contents.insert(leaf, after: previous) }
  func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) { contents.move(leaf, after: previous) }
  func remove(_ leaf: any LeafNode) { contents.remove(leaf) }
  func begin(_ transition: RunningTransition) { contents.begin(transition) }
  func join(_ leaves: [any LeafNode], in transition: RunningTransition) { contents.join(leaves, in: transition) }
  func advance(_ transition: RunningTransition) { contents.advance(transition) }
  func end(_ transition: RunningTransition) { contents.end(transition) }
  func layoutDidChange() { contents.layoutDidChange() }

  func convert(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect {
    if other === self { return frame }
    let inner = frame.offsetBy(dx: self.frame?.minX ?? 0, dy: self.frame?.minY ?? 0)
    return holder?.convert(inner, to: other) ?? inner
  }

  // Without a toolkit nothing is remembered between two questions.
  func validateSizes() { island.beginPass() }

  func keepingSizes(_ moves: () -> Void) -> Bool {
    moves()
    return false
  }

  func orderDidChange() {}

  func forgetSizes() {}

  override func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  var hasGuides: Bool { island.hasGuides }

  func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, pass: Int
  ) -> CGFloat? { island.explicitGuide(key, for: proposal) }

  override func setFrame(_ frame: CGRect, pass: Int) {
    super.setFrame(frame, pass: pass)
    validateSizes()
    island.place(in: CGRect(origin: .zero, size: frame.size))
  }

  override var inside: [RecordedElement]? { Array(contents.elements) }

  /// The size of what is in it for a proposal.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize { island.sizeThatFits(proposal) }
}
