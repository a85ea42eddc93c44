import ViewGraph

/// Tabs of a tab view: a `Tab`, a `TabSection`, or a program's own, which have a body of others. As SwiftUI documents it.
///
/// A program's own have neither state nor environment: a tab view takes them apart without evaluating them.
public protocol TabContent<TabValue>: View {
  /// By what the tabs are selected; `Never` where they are not.
  associatedtype TabValue: Hashable
}

extension TabContent where Body: TabContent {
  /// What selects the tabs of the body.
  public typealias TabValue = Body.TabValue
}

/// The tabs of a block, in order.
public struct TupleTabContent<First: TabContent, each Rest: TabContent>: TabContent {
  /// What selects the tabs.
  public typealias TabValue = First.TabValue

  private let first: First
  private let rest: (repeat each Rest)

  init(_ first: First, _ rest: repeat each Rest) { (self.first, self.rest) = (first, (repeat each rest)) }

  /// The tabs.
  public var body: some View {
    first
    ViewBuilder.buildBlock(repeat each rest)
  }
}

extension TupleTabContent: DividedView {
  /// The tabs, for the tab view.
  package var parts: [ViewPart] {
    var parts = [ViewPart(first, key: 0)]
    for tab in repeat each rest { parts.append(ViewPart(tab, key: parts.count)) }
    return parts
  }
}

extension ViewBuilder {
  /// A block of several tabs, where tabs are wanted.
  @_disfavoredOverload
  public static func buildBlock<First: TabContent, each Rest: TabContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleTabContent<First, repeat each Rest> { TupleTabContent(first, repeat each rest) }
}

extension Tab: TabContent {
  /// What selects the tab.
  public typealias TabValue = Value
}

extension TabSection: TabContent where Content: TabContent, Content.TabValue == SelectionValue {
  /// What selects the tabs.
  public typealias TabValue = SelectionValue
}

extension Group: TabContent where Content: TabContent {
  /// What selects the tabs.
  public typealias TabValue = Content.TabValue
}

extension ForEach: TabContent where Content: TabContent {
  /// What selects the tabs.
  public typealias TabValue = Content.TabValue
}

extension Optional: TabContent where Wrapped: TabContent {
  /// What selects the tab.
  public typealias TabValue = Wrapped.TabValue
}

extension _ConditionalContent: TabContent where First: TabContent, Second: TabContent {
  /// What selects the tabs.
  public typealias TabValue = First.TabValue
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
  /// What selects the tabs.
  public typealias TabValue = Content.TabValue
}
