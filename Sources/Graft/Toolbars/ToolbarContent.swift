import ViewGraph

/// What belongs into the bar of a window. As SwiftUI documents it.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of content that `body` returns. An item is also a view, whose body is another one.
  associatedtype _ToolbarBody: ToolbarContent
  /// The runtime's requirement: what keeps the identity of the items.
  associatedtype _ToolbarView: View

  /// The items.
  @ToolbarContentBuilder var body: _ToolbarBody { get }

  /// The runtime's requirement. Content with a `body` never supplies it.
  var _toolbarView: _ToolbarView { get }
}

extension ToolbarContent {
  /// The default: content with a body.
  public var _toolbarView: _ToolbarComponent<Self> { _ToolbarComponent(content: self) }
}

extension ToolbarContent where _ToolbarBody == Never {
  /// Never called.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

extension Never: ToolbarContent {
  public var _toolbarView: EmptyView { EmptyView() }
}

/// Content of a program's own, as the runtime evaluates it.
public struct _ToolbarComponent<Content: ToolbarContent>: View {
  private var property: StyleProperty<Content>

  init(content: Content) { property = StyleProperty(style: content) }

  public var body: Content._ToolbarBody._ToolbarView { property.style.body._toolbarView }
}

/// Several items of one block, one after the other, or none.
public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  public typealias _ToolbarBody = Never

  let content: (repeat each Content)

  /// The runtime's requirement.
  public var _toolbarView: some View { ViewBuilder.buildBlock(repeat (each content)._toolbarView) }
}

/// Items of one branch or of the other; of the second there are none where there is no `else`.
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  public typealias _ToolbarBody = Never

  var first: First?
  var second: Second?

  /// The runtime's requirement.
  @ViewBuilder public var _toolbarView: some View {
    if let first { first._toolbarView } else if let second { second._toolbarView }
  }
}

/// Builds the content of a bar from the statements of a block.
@MainActor @preconcurrency @resultBuilder
public enum ToolbarContentBuilder {
  /// A view is an item at the usual place.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItem<(), Content> {
    ToolbarItem(placement: .automatic) { content }
  }

  /// Content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// One item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several items, or none.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> { _TupleToolbarContent(content: (repeat each content)) }

  /// Items that are there under a condition.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _ConditionalToolbarContent<Content, Never> { _ConditionalToolbarContent(first: content) }

  /// Items of the first branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> { _ConditionalToolbarContent(first: first) }

  /// Items of the second branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> { _ConditionalToolbarContent(second: second) }

  /// Items that not all systems have.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}
