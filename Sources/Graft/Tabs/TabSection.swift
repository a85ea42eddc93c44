import ViewGraph

/// Tabs that belong together: under a heading where tabs are in a sidebar, among the others elsewhere. Claim NV33.
public struct TabSection<Header: View, Content: View, SelectionValue: Hashable>: View {
  private let content: Content
  private let header: Header

  private init(_ content: Content, _ header: Header) { (self.content, self.header) = (content, header) }

  /// The tabs.
  public var body: some View { content }
}

/// Several tabs under a heading, as a tab view sees them.
@MainActor
protocol TabGroup: View {
  var heading: AnyView { get }
}

extension TabSection: TabGroup {
  var heading: AnyView { AnyView(header) }
}

extension TabSection: DividedView {
  /// The tabs, for the tab view.
  package var parts: [ViewPart] { [ViewPart(content, key: 0)] }
}

extension TabSection where Content: TabContent, Content.TabValue == SelectionValue {
  /// Tabs with a heading.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.init(content(), header()) }
}

extension TabSection where Header == Text, Content: TabContent, Content.TabValue == SelectionValue {
  /// Tabs with a text as heading.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content(), Text(titleKey))
  }

  /// Tabs with a translated text as heading. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(content(), Text(LocalizedStringKey(titleResource))) }

  /// Tabs with a text as heading.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(content(), Text(title)) }
}

/// Views with tags in place of tabs.
extension TabSection where SelectionValue == Never {
  /// Views with a heading.
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content(), header())
  }
}

/// Views with tags in place of tabs.
extension TabSection where Header == Text, SelectionValue == Never {
  /// Views with a text as heading.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(titleKey))
  }

  /// Views with a text as heading.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title))
  }
}
