import Foundation

/// The bounds a flexible frame has on one axis, and the two rules that follow from them.
struct FlexibleLength: Hashable, Sendable {
  private let minimum: CGFloat?
  private let ideal: CGFloat?
  private let maximum: CGFloat?

  /// Bounds in points; one that is not valid counts as not given, and the minimum wins where bounds disagree.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    let minimum = FrameLayout.isValid(minimum) ? minimum : nil
    let ideal = FrameLayout.isValid(ideal) ? ideal : nil
    self.minimum = minimum
    self.ideal = ideal.map { max(minimum ?? 0, $0) }
    self.maximum = maximum.flatMap { $0 >= 0 ? max(minimum ?? 0, ideal ?? 0, Self.endless($0)) : nil }
  }

  /// A maximum beyond what anything can have is none, as source says that has the largest of all numbers in its place.
  private static func endless(_ maximum: CGFloat) -> CGFloat { LayoutLength.isUsable(maximum) ? maximum : .infinity }

  /// Whether an ideal length was said.
  var hasIdeal: Bool { ideal != nil }

  /// What the item is offered: the proposal, or else the ideal length, within the bounds.
  func offer(for proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map(bounded)
  }

  /// Whether an ideal length is one that a frame with these bounds can have.
  func holds(_ natural: CGFloat) -> Bool { bounded(natural) == natural }

  /// The frame's length for what was proposed to it, what it offered and what the item answered.
  ///
  /// Without a proposal it is the ideal one, if that is given. A bound that is not given is the item's own length, so a
  /// frame with only a maximum grows up to it but does not shrink below the item, and one with only a minimum shrinks to
  /// it but does not outgrow the item.
  func length(proposed: CGFloat?, offered: CGFloat?, content: CGFloat) -> CGFloat {
    if proposed == nil, ideal != nil, let offered { return offered }
    let least = minimum ?? min(content, maximum ?? .infinity)
    return max(least, min(maximum ?? content, offered ?? content))
  }

  private func bounded(_ length: CGFloat) -> CGFloat {
    max(minimum ?? 0, min(maximum ?? .infinity, length))
  }
}
