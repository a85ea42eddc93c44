import ViewGraph

extension List {
  /// Shows the views of the block as rows, of which the user selects one: that of a `ForEach` by its id, any other by its
  /// `tag(_:)`.
  ///
  /// A row whose value is of another type than the binding's is not selected. A value that no row has selects none, and
  /// stays in the binding until the user selects. As SwiftUI documents it.
  public init<SelectionValue: Hashable>(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { ListSelection($0) }, content: content)
  }

  /// Shows the views of the block as rows, of which the user selects any number. As SwiftUI documents it.
  public init<SelectionValue: Hashable>(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { ListSelection($0) }, content: content)
  }

  /// Shows the views of the block as rows, of which always one is selected. The user selects another one, and deselects none.
  /// Claims LS14 and LS16.
  // A binding to an optional or to a set is meant for the others.
  @_disfavoredOverload
  public init<SelectionValue: Hashable>(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(required: selection), content: content)
  }

  /// A row for each identifiable element, of which always one is selected. Claims LS14 and LS16.
  // As above.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View, SelectionValue: Hashable>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: ListSelection(required: selection)) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, which a key path identifies, of which always one is selected. Claims LS14 and LS16.
  // As above.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View, SelectionValue: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: ListSelection(required: selection)) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each identifiable element, of which the user selects one. As SwiftUI documents it.
  public init<Data: RandomAccessCollection, Row: View, SelectionValue: Hashable>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each identifiable element, of which the user selects any number. As SwiftUI documents it.
  public init<Data: RandomAccessCollection, Row: View, SelectionValue: Hashable>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, which a key path identifies, of which the user selects one. As SwiftUI documents it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View, SelectionValue: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element, which a key path identifies, of which the user selects any number. As SwiftUI documents it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View, SelectionValue: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
