/// Builds the rows of a list when they are shown.
@MainActor
protocol ListRowSource: ListSection {
  /// Builds the views of a row.
  func build(_ row: ListRowNode, _ phase: inout EvaluatePhase)
  /// Brings a row up to date that has slept.
  func refresh(_ row: ListRowNode, _ phase: inout EvaluatePhase)
  /// Shows the element in a row that was that of another one.
  func adopt(_ row: ListRowNode, _ phase: inout EvaluatePhase)
  /// Ends a row that has nothing to keep.
  func discard(_ row: ListRowNode, _ phase: inout EvaluatePhase)
  /// Compares how many views a row of a lazy container has with how many the others have.
  func compare(_ viewCount: Int)
  /// Whether there is but one row, which is a view and that of no element.
  var isOneView: Bool { get }
}

extension ListRowSource {
  func compare(_ viewCount: Int) {}

  var isOneView: Bool { false }
}
