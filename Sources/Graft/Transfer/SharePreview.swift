import ViewGraph

/// What another program would show of a value that is shared. As SwiftUI documents it; the desktop asks no program for it, so
/// nothing is shown of it.
public struct SharePreview<Image, Icon> {}

extension SharePreview where Image == Never, Icon == Never {
  /// A name.
  public init(_ titleKey: LocalizedStringKey) {}

  /// A name. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {}

  /// A name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {}
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A name and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// A name and an image. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {}

  /// A name and an image.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) {}
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A name and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// A name and an icon. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {}

  /// A name and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) {}
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A name, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// A name, an image and an icon. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {}

  /// A name, an image and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {}
}
