/// Several views where one is expected. It adds no container: modifiers and layout see its children (ID26).
public struct Group<Content: View>: View, WrapperView {
  package let content: Content

  /// Groups the views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { WrapperNode(view, at: site) }
}
