/// Content between whose elements something can be dropped: where they are rows of a list the list is told of that, and elsewhere
/// each view of an element is modified. Claim DD13.
package struct InsertedContent<Content: DynamicViewContent, Modifier: ItemModifier>: WrapperView, DynamicViewContent {
  package let content: Content
  let insertion: RowInsertion
  let modifier: Modifier

  package init(content: Content, insertion: RowInsertion, modifier: Modifier) {
    (self.content, self.insertion, self.modifier) = (content, insertion, modifier)
  }

  package var data: Content.Data { content.data }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    if site.rows != nil { return InsertedContentNode(view, at: site) }
    return StandInNode(view, at: site) { ModifiedItems(content: $0.content, modifier: $0.modifier) }
  }
}

/// The node of such content in a list.
private final class InsertedContentNode<Content: DynamicViewContent, Modifier: ItemModifier>:
  RowTraitsWrapperNode<InsertedContent<Content, Modifier>>, RowTraitsChanging
{
  func change(_ traits: inout RowTraits) { traits.edits.insert = view.insertion }
}

extension ItemModifying {
  /// The offset of the element that the view is of, in the data of the `ForEach` that is modified; nil where it is of none.
  package var elementOffset: Int? {
    guard item.isMounted else { return nil }
    let between = sequence(first: item) { $0.parent }.prefix { $0 !== parent }
    return between.reversed().lazy.compactMap { $0 as? any RowNode }.first?.index
  }
}

@MainActor
extension NodeSite {
  /// The rows that views at this place are among, each for itself; nil where they are in one, or in no list at all.
  package var rows: ListRowsNode? {
    parent.flatMap { $0.marks.contains(.makesRows) ? $0.enclosingList : nil }
  }
}
