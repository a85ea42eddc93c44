// What stands around views that are rows of a list has no place of its own: it appears with the first of them that is seen, and
// disappears with the last.

extension ViewNode {
  /// Whether there are rows here, and none can be seen.
  final var isAroundRowsOutOfSight: Bool {
    let sections = sectionsBelow
    return !sections.isEmpty && !sections.contains(where: \.isAnyInSight)
  }

  fileprivate final var sectionsBelow: [any ListSection] {
    var sections: [any ListSection] = []
    collectSections(&sections)
    return sections
  }

  /// Tells those around this view that its row can be seen, or that it cannot, unless another of their rows can.
  final func tellAround(_ isInSight: Bool, of row: ListRowNode, _ effects: EffectQueue) {
    let around = sequence(first: parent) { $0?.parent }.prefix { $0?.marks.contains(.makesRows) == true }
    for case let follower as any AppearanceFollowing in around {
      if isInSight {
        follower.seen = row
        follower.elementsMayHaveCome(effects)
      } else if !follower.findSeenRow(besides: row) {
        follower.setAppeared(false, effects)
      }
    }
  }
}

extension AppearanceFollowing {
  /// Finds a row that can be seen here, as another one cannot any more, and remembers it. Tells whether there is one. All are
  /// looked at only where the one cannot that came into sight last: of rows that are scrolled some come as others leave, and
  /// there may be very many. The farthest from the row that has left is found then, as those in between leave before it.
  fileprivate func findSeenRow(besides former: ListRowNode?) -> Bool {
    if let seen = seen as? any ListSection, seen.isMounted, seen.isAnyInSight { return true }
    let left = former?.section
    let rows = sectionsBelow.filter { $0 === left || $0.isAnyInSight }
    seen = rows.first === left ? rows.dropFirst().last : rows.first
    return seen != nil
  }
}
