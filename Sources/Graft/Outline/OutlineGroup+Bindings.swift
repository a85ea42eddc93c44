import ViewGraph

/// A tree of a bound collection, each of whose nodes has a binding.
public typealias BoundOutline<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View> =
  OutlineGroup<ElementBindings<Elements, ID>, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>

extension OutlineGroup
where Parent == Leaf, Parent: View, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// The trees below the elements of a bound collection, each node with a binding. Claims BI12 and LS55.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Leaf
  ) where Data == ElementBindings<Elements, ID>, Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(data, elementID: ElementID.own(), children: children, content: content)
  }

  /// The same for elements that a key path identifies. Claims BI12 and LS55.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Leaf
  ) where Data == ElementBindings<Elements, ID> {
    self.init(data, elementID: ElementID.at(id), children: children, content: content)
  }

  private init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, elementID: @escaping (Elements.Element) -> ID,
    children: WritableKeyPath<Elements.Element, Elements?>, content: @escaping (Binding<Elements.Element>) -> Leaf
  ) where Data == ElementBindings<Elements, ID> {
    let elements: (Binding<Elements>) -> Data = { ElementBindings($0, id: elementID) }
    self.init(
      OutlineSource(
        roots: elements(data), id: Data.elementID,
        children: { Binding($0.binding[dynamicMember: children]).map { elements($0) } }),
      content: { content($0.binding) })
  }
}

extension List {
  /// The trees below the elements of a bound collection, each node with a binding. Claims BI12 and LS55.
  public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Elements.Element: Identifiable, Content == BoundOutline<Elements, Elements.Element.ID, Row> {
    self.init(selection: nil) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// The same, of whose nodes the user selects one. Claims LS14 and LS55.
  public init<Elements: MutableCollection & RandomAccessCollection, Row: View, SelectionValue: Hashable>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Elements.Element: Identifiable, Content == BoundOutline<Elements, Elements.Element.ID, Row> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// The same, of whose nodes the user selects any number. Claims LS14 and LS55.
  public init<Elements: MutableCollection & RandomAccessCollection, Row: View, SelectionValue: Hashable>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Elements.Element: Identifiable, Content == BoundOutline<Elements, Elements.Element.ID, Row> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
