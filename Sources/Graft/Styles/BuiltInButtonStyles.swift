import ViewGraph

/// A style that is a look of the library's own button, so that a change from one to another keeps the widget. Claim SY24.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  var look: ButtonLook { get }
}

extension BuiltInButtonStyle {
  /// The library's own button.
  func widget(_ button: PrimitiveButtonStyleConfiguration) -> some View {
    ButtonWidget(look: look, role: button.role, isStyled: isChosen, action: button.action, label: button.label)
  }

  /// Whether the program has said what the button looks like, rather than that it may look as everywhere.
  var isChosen: Bool { !(self is DefaultButtonStyle) }
}

/// GTK's plain button. Claim SY10.
public struct DefaultButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.bordered

  /// The style.
  public init() {}

  /// The library's own button.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// GTK's plain button. Claim SY10.
public struct BorderedButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.bordered

  /// The style.
  public init() {}

  /// The library's own button.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// The button that a user most likely wants, in the accent's colour, or in that of a warning where something is lost. Claim
/// SY10.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.prominent

  /// The style.
  public init() {}

  /// The library's own button.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// A button whose border is seen under the pointer only. Claim SY10.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.flat

  /// The style.
  public init() {}

  /// The library's own button.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// A button in a bar beside others. Claim SY10.
public struct AccessoryBarButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.flat

  /// The style.
  public init() {}

  /// The library's own button.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// A button that does something to the content of a bar. As SwiftUI documents it.
public struct AccessoryBarActionButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.flat

  /// The style.
  public init() {}

  /// The library's own button.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// The label alone. Claim SY10.
public struct PlainButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.bare

  /// The style.
  public init() {}

  /// The library's own button.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// A button that looks like a link. Claim SY10.
public struct LinkButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.link

  /// The style.
  public init() {}

  /// The library's own button.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// As a bordered button. Claim SY10.
public struct GlassButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.bordered

  /// The style.
  public init() {}

  /// The library's own button.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

/// As a bordered prominent button. Claim SY10.
public struct GlassProminentButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.prominent

  /// The style.
  public init() {}

  /// The library's own button.
  public func makeBody(configuration: Configuration) -> some View { widget(configuration) }
}

// The styles by name. Claim SY11.

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// GTK's plain button.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// GTK's plain button.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The button that a user most likely wants.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button whose border is seen under the pointer only.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button in a bar beside others.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button that does something to the content of a bar.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// As a bordered button.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// As a bordered prominent button.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
