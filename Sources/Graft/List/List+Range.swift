import ViewGraph

/// Lists of a range that never changes, whose rows the user selects by their numbers. As SwiftUI documents it.
extension List {
  /// A row for each number, of which the user selects one. Claim LS14.
  public init<Row: View, SelectionValue: Hashable>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each number, of which the user selects any. Claim LS14.
  public init<Row: View, SelectionValue: Hashable>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each number, of which always one is selected. Claims LS14 and LS16.
  // A binding to an optional or to a set is meant for the others.
  @_disfavoredOverload
  public init<Row: View, SelectionValue: Hashable>(
    _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: ListSelection(required: selection)) { ForEach(data, content: rowContent) }
  }
}
