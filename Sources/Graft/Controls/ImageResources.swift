import ViewGraph

/// Controls with an image that the program has a name for, and a text.
extension Label where Title == Text, Icon == Image {
  /// A text with an image that the program has a name for.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource).decorative
    }
  }

  /// A text with an image that the program has a name for.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ title: Name, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource).decorative
    }
  }
}

extension Button where Label == Graft.Label<Text, Image> {
  /// A button with an image that the program has a name for, and a text.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { Graft.Label(titleKey, image: image) } }

  /// A button with an image that the program has a name for, and a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { Graft.Label(title, image: image) } }
}

extension Toggle where Label == Graft.Label<Text, Image> {
  /// A toggle with an image that the program has a name for, and a text.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Graft.Label(titleKey, image: image) }
  }

  /// A toggle of several values with an image that the program has a name for, and a text. Claim CT11.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Graft.Label(titleKey, image: image) } }

  /// A toggle with an image that the program has a name for, and a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Graft.Label(title, image: image) }
  }

  /// A toggle of several values with an image that the program has a name for, and a text. Claim CT11.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, image: ImageResource, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Graft.Label(title, image: image) } }
}

extension Picker where Label == Graft.Label<Text, Image> {
  /// Chooses among the views of the block, with an image that the program has a name for, and a text.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Graft.Label(titleKey, image: image) } }

  /// Chooses among the views of the block, with an image that the program has a name for, and a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Graft.Label(title, image: image) } }
}

extension Menu where Label == Graft.Label<Text, Image> {
  /// A button with an image that the program has a name for, and a text, and a menu.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Graft.Label(titleKey, image: image) } }

  /// A button with an image that the program has a name for, and a text, and a menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Graft.Label(title, image: image) } }
}
