import ViewGraph

/// A tree of data, of which each node that has children can be opened and closed.
///
/// A node is a row with an arrow, and the nodes below it are rows of their own, further in, while it is open; all are closed at
/// first. Whether a node has children is asked when its row is built, and which, while it is open. Open nodes are kept by their
/// ids, also while they are in a closed one or are gone for a while. An update costs the number of nodes that are shown. In a list
/// an arrow to the end opens and one to the beginning closes, or goes to the node around. Claims LS55 to LS58; otherwise as SwiftUI
/// documents it.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let source: OutlineSource<Data, ID>
  private let content: (Data.Element) -> Leaf
  @State private var open: Set<ID> = []

  init(_ source: OutlineSource<Data, ID>, content: @escaping (Data.Element) -> Leaf) {
    self.source = source
    self.content = content
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// A row for each node that is shown.
  public var body: some View {
    ForEach(source.nodes(open: open)) { node in
      OutlineRow(
        depth: node.depth, canOpen: source.children(node.element) != nil, isExpanded: isOpen(node.id),
        content: content(node.element))
    }
  }

  private func isOpen(_ id: ID) -> Binding<Bool> {
    Binding {
      open.contains(id)
    } set: {
      if $0 { open.insert(id) } else { open.remove(id) }
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Data.Element: Identifiable, Parent == Leaf, Parent: View,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// The tree below one node, which is its root.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(OutlineSource(roots: CollectionOfOne(root), children: children), content: content)
  }

  /// The trees below several nodes.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(OutlineSource(roots: data, children: children), content: content)
  }
}

extension OutlineGroup
where Parent == Leaf, Parent: View, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// The tree below one node, which is its root; a key path identifies the nodes.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(OutlineSource(roots: CollectionOfOne(root), id: id, children: children), content: content)
  }

  /// The trees below several nodes, which a key path identifies.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(OutlineSource(roots: data, id: id, children: children), content: content)
  }
}

/// The nodes below one of an outline group. It stands in that group's type, and nobody makes one.
public struct OutlineSubgroupChildren: View {
  private init() {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
