/// A view that shows nothing and takes no room.
public struct EmptyView: View {
  /// Makes the view.
  public nonisolated init() {}

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { Node(at: site) }
}
