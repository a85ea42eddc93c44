import CGTK
import GTKSupport
import ViewGraph

/// Rows of a list that are nodes of a tree.
extension RowItems {
  /// Where a row is in its tree; nil for one that is in none.
  func outlinePlace(ofRow position: Int) -> OutlinePlace? { rows.traits(at: position)[OutlinePlace.self] }

  /// The row of the node around that of a row.
  func row(around position: Int) -> Int? {
    guard let depth = outlinePlace(ofRow: position)?.depth else { return nil }
    let above = (0..<position).reversed().lazy.map { ($0, self.outlinePlace(ofRow: $0)?.depth) }
    return above.first { $0.1.map { $0 < depth } ?? true }.flatMap { $0.1 == nil ? nil : $0.0 }
  }
}

extension Widget {
  /// Tells assistive technologies which node of a tree the widget of a row is. Claim LS57.
  func setOutline(_ place: OutlinePlace?) {
    guard let place else {
      resetAccessible(GTK_ACCESSIBLE_PROPERTY_LEVEL)
      return resetAccessible(GTK_ACCESSIBLE_STATE_EXPANDED)
    }
    setAccessible(GTK_ACCESSIBLE_PROPERTY_LEVEL, place.depth + 1)
    if let isExpanded = place.isExpanded {
      setAccessibleExpanded(isExpanded.wrappedValue)
    } else {
      resetAccessible(GTK_ACCESSIBLE_STATE_EXPANDED)
    }
  }
}
