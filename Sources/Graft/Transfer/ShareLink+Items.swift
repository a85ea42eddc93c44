import ViewGraph

/// Menus of several values. Subjects, messages and previews are for programs that the desktop does not ask. Claim CT43.
extension ShareLink {
  /// A menu with any label.
  public init<Items: RandomAccessCollection<Item>, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Item) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(items: items, label: label) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A menu that says what it is for.
  public init<Items: RandomAccessCollection<Item>>(items: Items, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items) { DefaultShareLinkLabel(title: Text(.own("Share…"))) }
  }

  /// A menu that says what it is for.
  public init<Items: RandomAccessCollection<Item>, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Item) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items) }

  /// A menu with a text. Claim UI17.
  public init<Items: RandomAccessCollection<Item>>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) { self.init(items: items) { DefaultShareLinkLabel(title: Text(titleKey)) } }

  /// A menu with a text. Claim UI17.
  public init<Items: RandomAccessCollection<Item>, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Item) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items) { DefaultShareLinkLabel(title: Text(titleKey)) } }

  /// A menu with a text. Claim TX21.
  @_disfavoredOverload
  public init<Items: RandomAccessCollection<Item>>(
    _ titleResource: LocalizedStringResource, items: Items, subject: Text? = nil, message: Text? = nil
  ) { self.init(items: items) { DefaultShareLinkLabel(title: Text(titleResource)) } }

  /// A menu with a text. Claim TX21.
  @_disfavoredOverload
  public init<Items: RandomAccessCollection<Item>, PreviewImage, PreviewIcon>(
    _ titleResource: LocalizedStringResource, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Item) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items) { DefaultShareLinkLabel(title: Text(titleResource)) } }

  /// A menu with a text.
  public init<Items: RandomAccessCollection<Item>>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
  ) { self.init(items: items) { DefaultShareLinkLabel(title: title) } }

  /// A menu with a text.
  public init<Items: RandomAccessCollection<Item>, PreviewImage, PreviewIcon>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Item) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items) { DefaultShareLinkLabel(title: title) } }

  /// A menu with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Items: RandomAccessCollection<Item>>(
    _ title: Title, items: Items, subject: Text? = nil, message: Text? = nil
  ) { self.init(items: items) { DefaultShareLinkLabel(title: Text(title)) } }

  /// A menu with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Items: RandomAccessCollection<Item>, PreviewImage, PreviewIcon>(
    _ title: Title, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Item) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items) { DefaultShareLinkLabel(title: Text(title)) } }
}
