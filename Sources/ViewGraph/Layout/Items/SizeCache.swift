import Foundation

/// The sizes, and lengths along one axis, that one item answered in one layout pass.
///
/// A few dozen proposals are usual at most, so a list is searched from its end; the oldest answer makes room.
package struct SizeCache: Sendable {
  private var pass = 0
  private var entries: [SizeAnswer] = []

  /// More answers than nested stacks ask for in practice; it bounds a search and the memory of an item.
  private static let limit = 32

  /// A cache without answers.
  package init() {}

  /// The size remembered for `proposal` in this pass. Costs at most 32 comparisons.
  func known(for proposal: ProposedViewSize, pass: Int) -> CGSize? {
    known(for: proposal, pass) { !$0.width.isNaN && !$0.height.isNaN }
  }

  /// The length along an axis of the size for `proposal`, as far as that was asked for in this pass.
  func known(_ axis: Axis, for proposal: ProposedViewSize, pass: Int) -> CGFloat? {
    known(for: proposal, pass) { !$0[axis].isNaN }.map { $0[axis] }
  }

  private func known(
    for proposal: ProposedViewSize, _ pass: Int, where isEnough: (CGSize) -> Bool
  ) -> CGSize? {
    guard pass == self.pass else { return nil }
    return entries.last { $0.answers(proposal) && isEnough($0.size) }?.size
  }

  /// Remembers the length of an answer whose other length was not asked for.
  mutating func remember(_ length: CGFloat, _ axis: Axis, for proposal: ProposedViewSize, pass: Int) {
    var size = CGSize(width: CGFloat.nan, height: .nan)
    size[axis] = length
    remember(size, for: proposal, pass: pass)
  }

  /// Remembers an answer in place of those of other passes.
  mutating func remember(_ size: CGSize, for proposal: ProposedViewSize, pass: Int) {
    if pass != self.pass { removeAll() }
    self.pass = pass
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(SizeAnswer(proposal, size: size))
  }

  /// Forgets every answer; for an item that changed within a pass.
  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  /// Forgets every answer and takes no more memory; for an item that was placed and is hardly asked again.
  mutating func release() { entries = [] }
}

/// An item that computes an answer once a pass.
@MainActor
package protocol SizeRemembering: AnyObject {
  var sizes: SizeCache { get set }
}

// The answers are read before one is computed and written behind it, not changed around that: of a change that begins Swift
// asks whether any other that is under way is of the same, and items lie deep in each other.
extension SizeRemembering {
  /// The size remembered for a proposal in a pass, or else the one computed now, which must change nothing that it depends
  /// on, nor begin another pass.
  package func remembering(_ proposal: ProposedViewSize, in pass: Int, _ compute: () -> CGSize) -> CGSize {
    if let known = sizes.known(for: proposal, pass: pass) { return known }
    let size = compute()
    sizes.remember(size, for: proposal, pass: pass)
    return size
  }

  /// The length along an axis of that size, as far as it was asked for.
  func remembering(
    _ axis: Axis, for proposal: ProposedViewSize, in pass: Int, _ compute: () -> CGFloat
  ) -> CGFloat {
    if let known = sizes.known(axis, for: proposal, pass: pass) { return known }
    let length = compute()
    sizes.remember(length, axis, for: proposal, pass: pass)
    return length
  }
}

/// What one item answered to one proposal.
///
/// Half as large as with optional lengths: there may be several for each view of a tree.
struct SizeAnswer: Sendable {
  private let width: CGFloat
  private let height: CGFloat
  /// A length that was not asked for is no number, which saves a flag.
  let size: CGSize

  /// No length of a proposal is minus infinity, which stands for an unspecified one.
  init(_ proposal: ProposedViewSize, size: CGSize) {
    width = proposal.width ?? -.infinity
    height = proposal.height ?? -.infinity
    self.size = size
  }

  func answers(_ proposal: ProposedViewSize) -> Bool {
    width == proposal.width ?? -.infinity && height == proposal.height ?? -.infinity
  }
}
