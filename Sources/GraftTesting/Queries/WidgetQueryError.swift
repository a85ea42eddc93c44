/// What kept a widget from being found.
public struct WidgetQueryError: Error, CustomStringConvertible {
  /// What was looked for, how many there are, the tree that was searched, and what comes near.
  public let description: String
}

extension WidgetQueryError {
  /// How many near misses a message names.
  private static let limit = 3

  @MainActor
  init(_ criteria: WidgetCriteria, found: Int, in root: FoundWidget) {
    let head = "\(found) widgets have \(criteria.description), in:\n\(root.treeDescription())"
    let near = found == 0 ? WidgetQueryError.nearest(to: criteria, in: root) : []
    description = ([head] + near).joined(separator: "\n")
  }

  /// Lines for the widgets that come nearest, or none when nothing does.
  @MainActor
  private static func nearest(to criteria: WidgetCriteria, in root: FoundWidget) -> [String] {
    let scored = root.subtree.map { (widget: $0, likeness: criteria.likeness(of: $0)) }
    guard let best = scored.map(\.likeness).max(), best > 0 else { return [] }
    let nearest = scored.filter { $0.likeness == best }
    let lines = nearest.prefix(limit).map { "  \($0.widget.widget.typeName) with \(criteria.actual($0.widget))" }
    let more = nearest.count > limit ? ["  and \(nearest.count - limit) more"] : []
    return ["The nearest:"] + lines + more
  }
}
