import Foundation

/// Has views appear as they are scrolled to where they can be seen, and disappear as they are scrolled away, in a host whose
/// views do that.
final class ScrolledSight: GraphFeature, GeometryObserver {
  private(set) weak var graph: Graph?

  func follow(_ graph: Graph) {
    self.graph = graph
    graph.geometry.add(self)
  }

  func stop() {
    graph?.geometry.remove(self)
    graph = nil
  }

  var isMounted: Bool { graph?.root != nil }

  var hasNewGeometry: Bool { graph?.sightChanges.isEmpty == false }

  /// In a round of its own, as disappearances do not wait for a layout.
  func adoptGeometry() { UpdateScheduler.shared.afterUpdates { [weak self] in self?.graph?.tellSight() } }
}

extension Graph {
  /// Whether views that are scrolled out of sight count as disappeared. They do not unless set.
  package var goesBySight: Bool {
    get { existing(ScrolledSight.self)?.graph != nil }
    set {
      guard newValue != goesBySight else { return }
      let sight = feature(ScrolledSight.self)
      if newValue { sight.follow(self) } else { sight.stop() }
      tellSight()
    }
  }

  /// Those that were told something else than what can be seen of them now, the innermost first.
  fileprivate var sightChanges: [any AppearanceFollowing] {
    var changes: [any AppearanceFollowing] = []
    root?.forEachFollower { if $0.isOutOfSight != $0.wasScrolledAway { changes.append($0) } }
    return changes
  }

  fileprivate func tellSight() {
    let changes = sightChanges
    guard !changes.isEmpty else { return }
    for follower in changes {
      follower.wasScrolledAway.toggle()
      follower.setAppeared(!follower.wasScrolledAway, effects)
    }
    UpdateScheduler.shared.perform { keepingHost(finishRound) }
  }
}

extension ViewNode {
  fileprivate func forEachFollower(_ body: (any AppearanceFollowing) -> Void) {
    guard marks.contains(.elementFollowers), !isAsleep else { return }
    forEachChild { $0.forEachFollower(body) }
    (self as? any AppearanceFollowing).map(body)
  }

  /// Whether the latest layout has put all that is shown here where a scroll view around shows nothing of it. What has no
  /// place yet, or nothing on the screen, is not.
  final var isScrolledAway: Bool {
    guard let frame = leavesFrame, let holder = island?.holder else { return false }
    var node: ViewNode? = self
    while let current = node {
      if let scroll = current.embeddedIsland?.holder as? any ScrollElement & LeafHolder,
        let visible = scroll.visiblePart,
        !holder.convert(frame, to: scroll).isSeen(in: visible)
      {
        return true
      }
      node = current.surrounding ?? current.parent ?? current.graph.enclosing
    }
    return false
  }

  /// The place of all leaves together in the island that they are in.
  private var leavesFrame: CGRect? {
    var leaves: [any LeafNode] = []
    collectLeaves(&leaves)
    return leaves.compactMap(\.placedFrame).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension CGRect {
  /// Whether anything of this is in another, of which the last edges are no part. An empty one is where it begins.
  fileprivate func isSeen(in other: CGRect) -> Bool {
    func overlaps(_ start: CGFloat, _ end: CGFloat, _ first: CGFloat, _ last: CGFloat) -> Bool {
      start < last && (end > first || start >= first)
    }
    return overlaps(minX, maxX, other.minX, other.maxX) && overlaps(minY, maxY, other.minY, other.maxY)
  }
}
