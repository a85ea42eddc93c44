import ViewGraph

extension View {
  /// Says what is shown of this view where a `TabView` offers it: mostly a label, or an image and a text. Claim NV30.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    modifier(TabItemModifier(label: AnyView(label())))
  }
}

/// What a tab is called. A tab that says it further inside than its tab view can see tells it when it is evaluated.
struct TabItemModifier: ViewModifier {
  let label: AnyView
  @Environment(\.tabSayings) private var sayings

  func body(content: Content) -> some View { content.entry(label, in: sayings) }
}

/// A tab of a `TabView`, with a value by which it is selected. Claim NV30.
///
/// It is a view, which only a `TabView` takes apart.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// A tab with any label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value, content(), label()) }

  private init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// The content, with the label and the value.
  public var body: some View { tagged }

  var tagged: AnyView {
    let item = content.tabItem { label }
    return if let value { AnyView(item.tag(value)) } else { AnyView(item) }
  }
}

/// A view that is one tab, as a tab view sees it.
@MainActor
protocol SingleTab: View {
  var tagged: AnyView { get }
}

extension Tab: SingleTab {}

/// What a tab is for. It changes nothing on the desktop.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// It searches.
  public static let search = TabRole(name: "search")
}

extension Tab where Value == Never {
  /// A tab with any label, of a tab view without a selection.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content(), label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with the label of its role; without a role it has none.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, content(), DefaultTabLabel(role: role))
  }

  /// A tab with a symbol and a text.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))) }

  /// A tab with a symbol and a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, value: value, role: role, content: content)
  }

  /// A tab with a symbol and a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))) }

  /// A tab with an image of the program's and a text.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image))) }

  /// A tab with an image of the program's and a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(LocalizedStringKey(titleResource), image: image, value: value, role: role, content: content) }

  /// A tab with a text.
  public init(
    _ titleKey: LocalizedStringKey, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: nil)) }

  /// A tab with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(LocalizedStringKey(titleResource), value: value, role: role, content: content) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with the label of its role, of a tab view without a selection; without a role it has none.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), DefaultTabLabel(role: role))
  }

  /// A tab with a symbol and a text, of a tab view without a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))) }

  /// A tab with a symbol and a text that is translated, of a tab view without a selection. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, content: content) }

  /// A tab with a symbol and a text, of a tab view without a selection.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))) }

  /// A tab with an image of the program's and a text, of a tab view without a selection.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image))) }

  /// A tab with an image of the program's and a text that is translated, of a tab view without a selection. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(LocalizedStringKey(titleResource), image: image, role: role, content: content) }
}

/// The label of a tab that has a title: a text, with an image before it if there is one.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image?

  init(title: Text, image: Image?) { (self.title, self.image) = (title, image) }

  /// The label of a role.
  init(role: TabRole?) {
    self.init(
      title: role == .search ? Text(.own("Search")) : Text(verbatim: ""),
      image: role == .search ? Image(systemName: "magnifyingglass") : nil)
  }

  /// The image and the text.
  public var body: some View {
    if let image {
      Label {
        title
      } icon: {
        image.decorative
      }
    } else {
      title
    }
  }
}

extension DefaultTabLabel: Titled {
  var titleParts: [any View] { [title] }
}

private struct TabSayingsKey: EnvironmentKey {
  static var defaultValue: NodeEntries<AnyView>? { nil }
}

extension EnvironmentValues {
  /// Whom a view in a tab tells what that is called.
  var tabSayings: NodeEntries<AnyView>? {
    get { self[TabSayingsKey.self] }
    set { self[TabSayingsKey.self] = newValue }
  }
}
