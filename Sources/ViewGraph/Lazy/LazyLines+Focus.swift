extension LazyLines {
  /// Builds the row that follows those that are there, or precedes them, if it is no further away than rows are kept. Returns its
  /// position.
  package func buildNeighbor(forward isForward: Bool) -> Int? {
    guard let edge = isForward ? shown.last : shown.first, let sight else {
      return nil
    }
    let position = edge.position + (isForward ? 1 : -1)
    guard position >= 0, position < rows?.rowCount ?? 0 else { return nil }
    let start = lengths.start(of: plan.place(of: position).line)
    guard start < sight.end + sight.length, start >= sight.start - sight.length - lengths.mean else { return nil }
    show(position)
    holder?.placesDidChange()
    return position
  }

  /// The element of a row that is built; nil before that.
  package func element(ofRow position: Int) -> (any IslandElement)? {
    shown.first { $0.position == position && $0.row.isBuilt && $0.extent != nil }?.element
  }
}
