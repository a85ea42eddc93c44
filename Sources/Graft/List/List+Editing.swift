import ViewGraph

extension List {
  /// A row with a binding for each identifiable element of a bound collection, which the user may delete and move: each time
  /// the binding is written once. Claims BI12 and LS44.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable, Content == EditableRows<Elements, Elements.Element.ID, Row>
  {
    self.init(selection: nil) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// The same for elements that a key path identifies. Claims BI12 and LS44.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == EditableRows<Elements, ID, Row> {
    self.init(selection: nil) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// The same, of whose rows the user selects one. Claims LS14 and LS44.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View,
    SelectionValue: Hashable
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable, Content == EditableRows<Elements, Elements.Element.ID, Row>
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// The same, of whose rows the user selects any number. Claims LS14 and LS44.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View,
    SelectionValue: Hashable
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable, Content == EditableRows<Elements, Elements.Element.ID, Row>
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

/// The rows of a bound collection that the user may edit.
public typealias EditableRows<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View> = ForEach<
  ElementBindings<Elements, ID>, ID, EditableCollectionContent<Row, Elements>
>
