/// The toolkit's side of rows that come, go and appear by what a layout has brought into sight.
@MainActor
package protocol LayoutFollowing: ListRowsObserver {
  /// Looks around after a layout: rows that have waited for it are told whether they are seen. Tells whether anything else is to
  /// be another.
  func lookAround() -> Bool
  /// Makes it so, out of any round.
  func adoptLayout()
}

extension ListRowsNode: GeometryObserver {
  private var follower: (any LayoutFollowing)? { observer as? any LayoutFollowing }

  /// Has who shows the rows look around after each layout, until the rows end.
  package func followLayout() { graph.geometry.add(self) }

  package func endFollowing() { graph.geometry.remove(self) }

  var hasNewGeometry: Bool { follower?.lookAround() ?? false }

  /// Out of the round, in which nothing may be put on the screen. Rows that come begin to move in the layout after that.
  func adoptGeometry() {
    let waiting = (follower as? LazyLines)?.motion.waiting ?? []
    for completion in waiting { completion.begin() }
    UpdateScheduler.shared.afterUpdates { [weak self, graph] in
      graph.endWithLayout(waiting)
      self?.follower?.adoptLayout()
    }
  }
}
