import ViewGraph

/// Lists of trees.
extension List {
  /// The trees below identifiable elements. Claim LS55.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>
  { self.init(selection: nil) { OutlineGroup(data, children: children, content: rowContent) } }

  /// The trees below elements, which a key path identifies. Claim LS55.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    self.init(selection: nil) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// The trees below identifiable elements, of which the user selects one. Claim LS55.
  public init<Data: RandomAccessCollection, Row: View, SelectionValue: Hashable>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>
  { self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) } }

  /// The trees below identifiable elements, of which the user selects any number. Claim LS55.
  public init<Data: RandomAccessCollection, Row: View, SelectionValue: Hashable>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>
  { self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) } }

  /// The trees below elements, which a key path identifies, of which the user selects one. Claim LS55.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View, SelectionValue: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// The trees below elements, which a key path identifies, of which the user selects any number. Claim LS55.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View, SelectionValue: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
