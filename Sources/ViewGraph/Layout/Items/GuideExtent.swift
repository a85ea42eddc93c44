import Foundation

/// How far items reach to either side of the line that their guides are on.
struct GuideExtent {
  private var before = -CGFloat.infinity
  private var after = -CGFloat.infinity

  init() {}

  /// What an item of a length covers, or several whose guides are at the same share of theirs.
  init(_ length: CGFloat, guide: CGFloat) { add(length, guide: guide) }

  /// Adds an item of a length, whose guide is so far from its start.
  mutating func add(_ length: CGFloat, guide: CGFloat) {
    before = max(before, guide)
    after = max(after, length - guide)
  }

  /// How far an item of a length is from the start of the foremost one: not at all if it is as long as all of them.
  ///
  /// No place follows from unbounded lengths.
  func start(of length: CGFloat, guide: CGFloat) -> CGFloat {
    length == self.length || !self.length.isFinite ? 0 : before - guide
  }

  /// The length of all items together; 0 if there are none.
  var length: CGFloat { before == -.infinity ? 0 : max(0, before + after) }
}
