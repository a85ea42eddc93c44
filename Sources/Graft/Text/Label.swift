import ViewGraph

/// An icon with a title.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Any views as title and icon. As SwiftUI documents it.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon before the title.
  public var body: some View {
    HStack(spacing: 6) {
      icon
      title
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

  /// A text with an icon of the user's icon theme, which is not read out: the text is.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name).decorative
    }
  }

  /// A text with an image among the resources of the program.
  public init<Name: StringProtocol>(_ title: Name, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name).decorative
    }
  }
}
