import ViewGraph

/// A button that leads to a page of the stack around: to that of a value, or to a view. Outside of a stack, and for no
/// value, it is insensitive. In the row of a list or form it is the whole row. Claims NV1, NV9, NV11, NV12, NV21.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case value(AnyHashable, (NavigationModel) -> Void)
    case nowhere
    case view(() -> Destination)
    case bound(Binding<Bool>, () -> Destination)
  }

  private let label: Label
  private let target: Target
  @State private var isOpen = false
  @State private var identity = LinkIdentity()
  @Environment(\.navigationModel) private var model
  @Environment(\.splitColumn) private var column
  @Environment(\.buttonStyles) private var styles
  @Environment(\.isInList) private var isInList
  @Environment(\.formPlace) private var formPlace

  private init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// The button.
  public var body: some View {
    switch target {
    case .nowhere: button {}.disabled(true)
    case .value(let value, let push): button { follow(value, push) }.rowValues([value])
    case .view(let destination): opening($isOpen, destination)
    case .bound(let isActive, let destination): opening(isActive, destination)
    }
  }

  /// In a column of a split view the value is selected, if the list there has such values (NV29).
  private func follow(_ value: AnyHashable, _ push: (NavigationModel) -> Void) {
    if column?.select(value) != true { model.map(push) }
  }

  /// The focus comes back to the link when its page is left (NV23).
  private func button(_ action: @escaping () -> Void) -> some View {
    AttributedView(content: styled(action), attribute: ClickFocus(isTaken: column == nil))
  }

  @ViewBuilder private func styled(_ action: @escaping () -> Void) -> some View {
    if styles.nearest != nil {
      Button(action: action) { label }.disabled(model == nil)
    } else if isInList || formPlace == .row {
      RowLinkButton(button: Button(action: action) { RowLinkLabel(label: label, leadsOn: leadsOn) }.buttonStyle(.plain))
        .disabled(model == nil)
    } else {
      Button(action: action) { label }.buttonStyle(.borderless).disabled(model == nil)
    }
  }

  /// In a column the row stays beside what it leads to.
  private var leadsOn: Bool { column == nil || column?.navigation !== model }

  private func opening(_ isOpen: Binding<Bool>, _ destination: @escaping () -> Destination) -> some View {
    let link = FollowedLink(id: ObjectIdentifier(identity)) { [column] in
      isOpen.wrappedValue = true
      column?.showNext()
    }
    return button { link.follow() }
      .modifier(PageOpening(isPresented: isOpen, link: link, content: destination))
      .rowValues([AnyHashable(link)])
  }
}

// MARK: - To a value

extension NavigationLink where Destination == Never {
  /// A link to the page of a value, by the stack's `navigationDestination(for:)`. Claim NV1.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(value.map { value in .value(AnyHashable(value)) { $0.push(value) } } ?? .nowhere, label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a text to the page of a value. Claim NV1.
  public init<Value: Hashable>(_ key: LocalizedStringKey, value: Value?) { self.init(value: value) { Text(key) } }

  /// A link with a translated text to the page of a value. Claim TX21.
  @_disfavoredOverload
  public init<Value: Hashable>(_ titleResource: LocalizedStringResource, value: Value?) {
    self.init(LocalizedStringKey(titleResource), value: value)
  }

  /// A link with a text to the page of a value. Claim NV1.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

// MARK: - To a view

extension NavigationLink {
  /// A link to a view, which is made when the link is used. Claim NV12.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label())
  }

  /// A link to a view, which is made with the link and evaluated when that is used. Claim NV12.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(.view { destination }, label()) }

  /// A link to a view that is open while a source is true. Claim NV14.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(.bound(isActive, destination), label()) }

  /// A link to a view that is open while a source is true. Claim NV14.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.bound(isActive) { destination }, label())
  }

  /// A link to a view that is open while a source has its tag. Claim NV14.
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(.bound(selection.isTag(tag), destination), label()) }

  /// A link to a view that is open while a source has its tag. Claim NV14.
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) { self.init(.bound(selection.isTag(tag)) { destination }, label()) }
}

extension View {
  /// Changes nothing on the desktop.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// A link with a text to a view, which is made when the link is used. Claim NV12.
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(key) }
  }

  /// A link with a translated text to a view, which is made when the link is used. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(LocalizedStringKey(titleResource), destination: destination)
  }

  /// A link with a text to a view, which is made when the link is used. Claim NV12.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a text to a view. Claim NV12.
  public init(_ key: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(key) }
  }

  /// A link with a translated text to a view. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(LocalizedStringKey(titleResource), destination: destination)
  }

  /// A link with a text to a view. Claim NV12.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a text to a view that is open while a source is true. Claim NV14.
  public init(_ key: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(key) }
  }

  /// A link with a translated text to a view that is open while a source is true. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>) {
    self.init(LocalizedStringKey(titleResource), destination: destination, isActive: isActive)
  }

  /// A link with a text to a view that is open while a source is true. Claim NV14.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// A link with a text to a view that is made when it is open: while a source is true. Claim NV14.
  public init(
    _ key: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(key) } }

  /// A link with a text to a view that is made when it is open: while a source is true. Claim NV14.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }

  /// A link with a text to a view that is made when it is open: while a source has its tag. Claim NV14.
  public init<Tag: Hashable>(
    _ key: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(key) } }

  /// A link with a text to a view that is made when it is open: while a source has its tag. Claim NV14.
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }

  /// A link with a text to a view that is open while a source has its tag. Claim NV14.
  public init<Tag: Hashable>(
    _ key: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(key) } }

  /// A link with a text to a view that is open while a source has its tag. Claim NV14.
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
}

extension Binding {
  /// Whether the source has a value; taking that away writes nil.
  fileprivate func isTag<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isActive in
      if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
    }
  }
}

extension NavigationLink: SingleView {}
