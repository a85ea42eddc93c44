/// The views of a builder block, in order. Each keeps its place, whatever its siblings do (ID5).
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    TupleNode<repeat each Content>(view, at: site)
  }
}
