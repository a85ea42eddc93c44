/// A view whose type is not known to its parent.
///
/// State below it is kept while the wrapped type stays the same, and reset when it changes (ID8).
public struct AnyView: View {
  /// Read by comparisons, which belong to no actor.
  nonisolated(unsafe) let content: any View

  /// Erases the type of a view. Erasing an `AnyView` again adds no level (ID9).
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }
}
