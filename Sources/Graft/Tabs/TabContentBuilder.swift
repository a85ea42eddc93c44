import ViewGraph

/// Makes tabs from a block: all are selected by values of one type, which a tab in it need not say (`value: .home`). As SwiftUI
/// documents it.
@MainActor @preconcurrency @resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// One tab of the block, or several.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// A block of one.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// A block of several.
  public static func buildBlock<First: TabContent, each Rest: TabContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleTabContent<First, repeat each Rest> where First.TabValue == TabValue {
    TupleTabContent(first, repeat each rest)
  }

  /// `if` without `else`, and `if let`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  /// The first branch of `if … else` or of a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    ViewBuilder.buildEither(first: first)
  }

  /// The second branch of `if … else` or of a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    ViewBuilder.buildEither(second: second)
  }

  /// `if #available`: there is nothing on Linux that is not available.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
}
