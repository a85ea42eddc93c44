/// The node of one row of a `ForEach`: it stays with its element, and may change the run that it is in.
@MainActor
protocol RowNode: ViewNode {
  /// The run that shows the row; none where rows are items of their own, or before the first was found.
  var run: RowRunNode? { get set }
  /// Which of the elements this is the row of.
  var index: Int { get }
  /// Counts the layout passes of the row's items, whichever run it is in.
  var rowPasses: LayoutPasses { get }
}

/// The node of a `ForEach` that divides its rows into runs.
@MainActor
protocol RowDivider: ItemDivider {
  /// A row lies elsewhere in depth: the rows are divided anew in this round.
  func rowDepthDidChange()
}
