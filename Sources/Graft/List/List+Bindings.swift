import ViewGraph

extension List {
  /// A row with a binding for each element of a bound collection, which a key path identifies; the user selects one. Claims BI12
  /// and LS14.
  public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View, SelectionValue: Hashable
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Elements, ID>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// The same, of whose rows the user selects any number. Claims BI12 and LS14.
  public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View, SelectionValue: Hashable
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Elements, ID>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// The same, of whose rows always one is selected. Claims BI12 and LS14.
  // As with the others whose selection is no optional.
  @_disfavoredOverload
  public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View, SelectionValue: Hashable
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Elements, ID>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// A row with a binding for each element of a bound collection, which a key path identifies; the user edits the collection, and
  /// selects one. Claims LS14 and LS44.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View,
    SelectionValue: Hashable
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == EditableRows<Elements, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// The same, of whose rows the user selects any number. Claims LS14 and LS44.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View,
    SelectionValue: Hashable
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == EditableRows<Elements, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// The same, of whose rows always one is selected. Claims LS14 and LS44.
  // As with the others whose selection is no optional.
  @_disfavoredOverload
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View,
    SelectionValue: Hashable
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
    selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == EditableRows<Elements, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// The same for identifiable elements. Claims LS14 and LS44.
  // As above.
  @_disfavoredOverload
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View,
    SelectionValue: Hashable
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Elements.Element: Identifiable, Content == EditableRows<Elements, Elements.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
