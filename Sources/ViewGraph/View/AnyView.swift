/// A view whose type is not known to its parent.
///
/// State below it is kept while the wrapped type stays the same, and reset when it changes (ID8). The one place of
/// the runtime where a type is tested at run time.
public struct AnyView: View {
  let content: any View

  /// Erases the type of a view. Erasing an `AnyView` again adds no level (ID9).
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { AnyViewNode(view, at: site) }
}
