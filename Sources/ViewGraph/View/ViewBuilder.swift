/// Builds a view from the statements of a block: expressions, `let`, `if`, `if let`, `switch` and nothing at all
/// (claims UI14, UI15).
@MainActor @preconcurrency @resultBuilder
public enum ViewBuilder {
  // What stands for one view is inlinable: in a body its type is known, and the value is not copied from one to the next.

  /// One expression of the block.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block of one view is that view, so that it costs no level of its own.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A block of several views; there is no limit on their number.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// `if` without `else`, and `if let`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if … else` or of a `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of `if … else` or of a `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// `if #available`: the type of the branch is erased, as it may not exist elsewhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
