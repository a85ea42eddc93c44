import ViewGraph

/// A row of a table with rows below it, which are shown while it is open. Its arrow is in the first column that is shown. As
/// SwiftUI documents it. Claim TB19.
///
/// Keys open and close it, and tell its place in the tree, as in a list of trees. Which rows are below is said whether it is open
/// or not, and their cells are made while it is.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// What a row shows.
  public typealias TableRowValue = Label.TableRowValue

  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.tableOutline) private var place

  /// The row of a value, which a binding opens and closes; nil is a state of its own, closed at first.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
  ) where Label == TableRow<Value> {
    (self.label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content())
  }

  /// The row, and those below it.
  public var body: some View {
    label.environment(\.tableOutline, OutlinePlace(depth: depth, isExpanded: opening))
    if opening.wrappedValue { content.environment(\.tableOutline, OutlinePlace(depth: depth + 1, isExpanded: nil)) }
  }

  private var depth: Int { place?.depth ?? 0 }

  private var opening: Binding<Bool> { isExpanded ?? $isOpen }
}

extension DisclosureTableRow: OutlineRows {
  static var mayHaveNodes: Bool { true }
}

/// The rows of trees, of which each node that has others below it can be opened and closed. As SwiftUI documents it. Claim TB19.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element

  private let source: OutlineSource<Data, Data.Element.ID>
  @State private var open: Set<Data.Element.ID> = []

  init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
    source = OutlineSource(roots: data, children: children)
  }

  /// A row for each node that is shown.
  public var body: some View {
    ForEach(source.nodes(open: open)) { node in
      TableRow(node.element).environment(\.tableOutline, place(of: node))
    }
  }

  private func place(of node: OutlineNode<Data.Element, Data.Element.ID>) -> OutlinePlace {
    OutlinePlace(depth: node.depth, isExpanded: source.children(node.element) == nil ? nil : isOpen(node.id))
  }

  private func isOpen(_ id: Data.Element.ID) -> Binding<Bool> {
    Binding {
      open.contains(id)
    } set: {
      if $0 { open.insert(id) } else { open.remove(id) }
    }
  }
}

extension TableOutlineGroupContent: OutlineRows {
  static var mayHaveNodes: Bool { true }
}

extension TupleTableRowContent: OutlineRows {
  static var mayHaveNodes: Bool {
    var types: [any TableRowContent.Type] = []
    for type in repeat (each Content).self { types.append(type) }
    return types.contains { $0.isOutline }
  }
}

extension ForEach: OutlineRows where Content: TableRowContent {
  static var mayHaveNodes: Bool { Content.isOutline }
}

extension Optional: OutlineRows where Wrapped: TableRowContent {
  static var mayHaveNodes: Bool { Wrapped.isOutline }
}

extension _ConditionalContent: OutlineRows where First: TableRowContent, Second: TableRowContent {
  static var mayHaveNodes: Bool { First.isOutline || Second.isOutline }
}

extension Group: OutlineRows where Content: TableRowContent {
  static var mayHaveNodes: Bool { Content.isOutline }
}

extension Section: OutlineRows where Content: TableRowContent {
  static var mayHaveNodes: Bool { Content.isOutline }
}

extension RowTraitsView: OutlineRows where Content: TableRowContent {
  static var mayHaveNodes: Bool { Content.isOutline }
}

extension InsertedContent: OutlineRows where Content: TableRowContent {
  static var mayHaveNodes: Bool { Content.isOutline }
}

extension EditedContent: OutlineRows where Content: TableRowContent {
  static var mayHaveNodes: Bool { Content.isOutline }
}
