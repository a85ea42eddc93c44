/// A view whose views are the cells of one row of the grid around it.
@MainActor
package protocol GridRowView: WrapperView where Body == Never {
  /// How the views are lined up; nil for as in the grid.
  var alignment: VerticalAlignment? { get }
}

extension GridRowView {
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { GridRowNode(view, at: site) }
}

/// The node of a row of a grid. It is nothing to the layout but what its views say of their place; so it is a group outside of
/// a grid, and what is said of it is said of each of its views.
final class GridRowNode<Row: GridRowView>: WrapperNode<Row>, NamedInPaths, ItemWrapping {
  private let place: GridRowPlace

  override init(_ view: Row, at site: NodeSite) {
    place = GridRowPlace(alignment: view.alignment)
    super.init(view, at: site)
  }

  override func update(_ newView: Row, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    guard place.alignment != newView.alignment else { return }
    place.alignment = newView.alignment
    phase.layoutChanged(at: self)
  }

  override func collectItems(_ items: inout [any LayoutItem]) {
    var cells: [any LayoutItem] = []
    child?.collectItems(&cells)
    items += cells.map { UnaryLayoutItem(layout: GridRowLayout(place), content: $0, passes: $0.passes) }
  }

  /// Each item below has a layout of its own, which leaves it as it is.
  override var contentLayout: SurroundingLayout { SurroundingLayout(idealAxes: surroundingLayout.idealAxes) }
}
