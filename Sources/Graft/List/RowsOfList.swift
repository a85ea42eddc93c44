import ViewGraph

/// Views that are rows where a list makes a row of each, and are shown by one other view elsewhere, as in one of its rows.
struct RowsOfList<Content: View, Whole: View>: WrapperView {
  let content: Content
  let whole: Whole

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    let areRows = site.rows != nil && site.scope.values.isInList
    return areRows ? StandInNode(view, at: site) { $0.content } : StandInNode(view, at: site) { $0.whole }
  }
}
