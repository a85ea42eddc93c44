import ViewGraph

/// A control that runs an action.
///
/// Its label, which may be any view, belongs to the same tree: it is inside of the button, a text as it is and any
/// other view in an island. What it looks like is said by `buttonStyle(_:)`.
public struct Button<Label: View>: View {
  let action: () -> Void
  private let role: ButtonRole?
  let label: Label
  @Environment(\.buttonStyles) private var styles

  /// A button whose label is any view (UI21).
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button that looks like what it does. As SwiftUI documents it.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.role = role
    self.label = label()
  }

  /// What the style makes of the button.
  public var body: some View {
    let style = styles.nearest
    let builtIn = style == nil ? DefaultButtonStyle() : style as? any BuiltInButtonStyle
    if let builtIn {
      ButtonWidget(look: builtIn.look, role: role, isStyled: builtIn.isChosen, action: action, label: label)
    } else {
      style?.view(of: configuration, \.buttonStyles)
    }
  }

  private var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, label: _StylePart(label), action: action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == Text {
  /// A button with a text. Claim UI17.
  public init(_ key: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(key) }
  }

  /// A button with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(LocalizedStringKey(titleResource), action: action)
  }

  /// A button with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// A button with a text that looks like what it does. Claim UI17; otherwise as SwiftUI documents it.
  public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(key) }
  }

  /// A button with a translated text that looks like what it does. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(LocalizedStringKey(titleResource), role: role, action: action)
  }

  /// A button with a text that looks like what it does. As SwiftUI documents it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Graft.Label<Text, Image> {
  /// A button with an icon of the user's theme and a text. Claim UI17; otherwise as SwiftUI documents it.
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Graft.Label(key, systemImage: systemImage) }
  }

  /// A button with an icon of the user's theme and a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, action: action) }

  /// A button with an icon of the user's theme and a text. As SwiftUI documents it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Graft.Label(title, systemImage: systemImage) }
  }

  /// A button with an image among the resources of the program and a text. Claim TX21; otherwise as SwiftUI documents it.
  public init(_ key: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Graft.Label(key, image: image) }
  }

  /// A button with an image among the resources of the program and a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(LocalizedStringKey(titleResource), image: image, role: role, action: action) }

  /// A button with an image among the resources of the program and a text. As SwiftUI documents it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Graft.Label(title, image: image) }
  }
}

extension Button: SingleView {}
