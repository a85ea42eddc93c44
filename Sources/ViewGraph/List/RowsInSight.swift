// What stands around views that are rows of a list has no place of its own: it appears with the first of them that is seen, and
// disappears with the last.

extension ViewNode {
  /// Whether there are rows here, and none can be seen.
  final var isAroundRowsOutOfSight: Bool {
    var sections: [any ListSection] = []
    collectSections(&sections)
    return !sections.isEmpty && !sections.contains(where: \.isAnyInSight)
  }

  /// Tells those around this view, which is a row, that it can be seen, or that it cannot, unless another of their rows can.
  final func tellAround(_ isInSight: Bool, _ effects: EffectQueue) {
    let around = sequence(first: parent) { $0?.parent }.prefix { $0?.marks.contains(.makesRows) == true }
    for case let follower as any AppearanceFollowing in around {
      if isInSight {
        follower.elementsMayHaveCome(effects)
      } else if follower.isAroundUnseenRows {
        follower.setAppeared(false, effects)
      }
    }
  }
}
