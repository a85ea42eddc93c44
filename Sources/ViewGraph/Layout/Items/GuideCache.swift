import Foundation

/// What one item answered about its explicit guides in one layout pass.
///
/// Without it, each level of stacks that line up guides of their own would double the questions to those inside.
struct GuideCache {
  private var pass: Int32 = -1
  private var hasGuides = false
  private var answers: [Answer] = []

  private struct Answer {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    let position: CGFloat?
  }

  /// Whether any view inside says where a guide is, found out once a pass.
  mutating func hasGuides(pass: Int, _ compute: () -> Bool) -> Bool {
    let pass = Int32(truncatingIfNeeded: pass)
    if pass != self.pass {
      answers = []
      hasGuides = compute()
      self.pass = pass
    }
    return hasGuides
  }

  /// The position remembered in the pass begun last, or else the one computed now.
  mutating func position(
    of key: AlignmentKey, for proposal: ProposedViewSize, _ compute: () -> CGFloat?
  ) -> CGFloat? {
    if let known = answers.last(where: { $0.key == key && $0.proposal == proposal }) { return known.position }
    let position = compute()
    answers.append(Answer(key: key, proposal: proposal, position: position))
    return position
  }

  /// Forgets the positions and takes no more memory.
  mutating func release() { answers = [] }
}
