/// The toolkit's side of rows that come and go by what a layout has brought into sight.
@MainActor
protocol LayoutFollowing: ListRowsObserver {
  /// Whether the last layout asks for other rows than there are.
  var hasNewGeometry: Bool { get }
  func adoptGeometry()
}

extension ListRowsNode: GeometryObserver {
  private var follower: (any LayoutFollowing)? { observer as? any LayoutFollowing }

  var hasNewGeometry: Bool { follower?.hasNewGeometry ?? false }

  /// Out of the round, in which nothing may be put on the screen.
  func adoptGeometry() { UpdateScheduler.shared.afterUpdates { [weak self] in self?.follower?.adoptGeometry() } }
}
