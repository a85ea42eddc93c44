/// Content whose elements can each be modified.
@MainActor
package protocol ElementModifying: DynamicViewContent {
  /// The same content, with a modifier around the views of each element, which is told.
  func modifyingElements<Modifier: ViewModifier>(_ modifier: @escaping (Any) -> Modifier) -> AnyView
}

extension ForEach: ElementModifying {
  package func modifyingElements<Modifier: ViewModifier>(_ modifier: @escaping (Any) -> Modifier) -> AnyView {
    AnyView(
      ForEach<Data, ID, ModifiedContent<Content, Modifier>>(
        data, rowID: rowID, isConstantRange: isConstantRange
      ) { [content] in content($0).modifier(modifier($0)) })
  }
}

extension EditedContent: ElementModifying where Content: ElementModifying {
  package func modifyingElements<Modifier: ViewModifier>(_ modifier: @escaping (Any) -> Modifier) -> AnyView {
    content.modifyingElements(modifier)
  }
}
