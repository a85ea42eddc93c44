import ViewGraph

/// Makes the rows of a table from a block. As SwiftUI documents it.
@resultBuilder @MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  /// Rows of such values.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Rows in their order.
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, repeat each Content> { TupleTableRowContent(repeat each content) }

  /// Rows that may be missing.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content? { content }

  /// The rows of the first branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(first: first) }

  /// The rows of the second branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(second: second) }
}

/// The rows of a block, in order.
public struct TupleTableRowContent<Value: Identifiable, each Content: TableRowContent>: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value

  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// The rows.
  public var body: some View { ViewBuilder.buildBlock(repeat each content) }
}

extension Group {
  /// Groups several rows of a table.
  @_disfavoredOverload
  public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> Content)
  where Content: TableRowContent<Value> { self.init(content: content) }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
}

extension _ConditionalContent: TableRowContent where First: TableRowContent, Second: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue
}

extension Section: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
}
