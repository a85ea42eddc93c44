/// A view with a value by which it is selected.
struct TaggedView<Content: View, Value: Hashable>: WrapperView {
  let content: Content
  let value: Value
  let includesOptional: Bool

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { TagNode(view, at: site) }
}

extension View {
  /// Says by which value the view is selected in a list or a picker, in place of the id that it has in a `ForEach`. It is no
  /// identity: another value leaves the state as it is. In a picker it counts for the optional of its type as well, unless
  /// that is left out (CT3). As SwiftUI documents it.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, value: tag, includesOptional: includeOptional)
  }
}

/// The node of `.tag`.
final class TagNode<Content: View, Value: Hashable>: WrapperNode<TaggedView<Content, Value>>, Tagged {
  var tag: AnyHashable { AnyHashable(unwrapping: view.value) }
}

extension AnyHashable {
  /// A value, or what is in an optional one: a row is selected by both (LS22).
  init<Value: Hashable>(unwrapping value: Value) {
    self = (value as? any OptionalTag)?.wrappedTag ?? AnyHashable(value)
  }
}

private protocol OptionalTag {
  var wrappedTag: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var wrappedTag: AnyHashable? { map { AnyHashable($0) } }
}

/// A node that says by which value the view below it is selected.
@MainActor
private protocol Tagged: ViewNode {
  var tag: AnyHashable { get }
}

extension ViewNode {
  private var ownTag: AnyHashable? { (self as? any Tagged)?.tag }

  /// The tag of the view that is this node.
  var tagBelow: AnyHashable? { saidBelow(\.ownTag) }

  /// The tag of the one view that this node, a modifier's, stands around: said there or in the bodies below, but not around the
  /// modifier; the outermost counts.
  package final var tagOfItem: AnyHashable? {
    guard let item = (self as? any ItemModifying)?.item else { return nil }
    let inside = sequence(first: item) { $0.parent }.prefix { [parent] in $0 !== parent }
    return inside.compactMap(\.ownTag).last ?? item.tagBelow
  }

  /// The tag that is said around this node.
  var tagAround: AnyHashable? { saidAround(\.ownTag) }
}
