/// Several views where one is expected. It adds no container: modifiers and layout see its children (ID26).
public struct Group<Content: View>: View {
  let content: Content

  /// Groups the views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
