import ViewGraph

/// An icon with a title.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyles) private var styles

  /// Any views as title and icon. As SwiftUI documents it.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the style makes of the label; the icon before the title where nobody has said.
  public var body: some View {
    let style = styles.nearest
    let look = style == nil ? LabelLook.both : (style as? any BuiltInLabelStyle)?.look
    if let look {
      LabelParts(look: look, title: title, icon: icon)
    } else {
      style?.view(of: LabelStyleConfiguration(title: _StylePart(title), icon: _StylePart(icon)), \.labelStyles)
    }
  }
}

extension Label: Titled {
  var titleParts: [any View] { [icon, title] }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text with an icon of the user's icon theme, which is not read out: the text is. Claim UI17.
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(key)
    } icon: {
      Image(systemName: name).decorative
    }
  }

  /// A translated text with an icon of the user's icon theme, which is not read out: the text is. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(LocalizedStringKey(titleResource), systemImage: name)
  }

  /// A text with an icon of the user's icon theme, which is not read out: the text is.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name).decorative
    }
  }

  /// A text with an image among the resources of the program. Claim TX21.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name).decorative
    }
  }

  /// A text that is translated with an image among the resources of the program. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(LocalizedStringKey(titleResource), image: name)
  }

  /// A text with an image among the resources of the program.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ title: Name, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name).decorative
    }
  }
}

extension Label: SingleView {}
