import ViewGraph

/// How labels look: icons with titles. Claim SY15; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol LabelStyle: _ControlStyle where _Configuration == LabelStyleConfiguration {
  /// A label as the style sees it.
  typealias Configuration = LabelStyleConfiguration
}

/// A label as its style sees it.
public struct LabelStyleConfiguration {
  /// The title that the label was given.
  public typealias Title = _StylePart
  /// The icon that the label was given.
  public typealias Icon = _StylePart
  /// What the label says.
  public let title: Title
  /// What stands for it.
  public let icon: Icon
}

/// What of a label a built-in style shows.
enum LabelLook { case both, icon, title }

@MainActor
protocol BuiltInLabelStyle: LabelStyle {
  var look: LabelLook { get }
}

extension BuiltInLabelStyle {
  func view(of label: LabelStyleConfiguration) -> some View {
    LabelParts(look: look, title: label.title, icon: label.icon)
  }
}

/// The icon before the title.
public struct DefaultLabelStyle: BuiltInLabelStyle {
  let look = LabelLook.both

  /// The style.
  public init() {}

  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View { view(of: configuration) }
}

/// The icon before the title. Claim SY15.
public struct TitleAndIconLabelStyle: BuiltInLabelStyle {
  let look = LabelLook.both

  /// The style.
  public init() {}

  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View { view(of: configuration) }
}

/// The title alone. Claim SY15.
public struct TitleOnlyLabelStyle: BuiltInLabelStyle {
  let look = LabelLook.title

  /// The style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { view(of: configuration) }
}

/// The icon alone; the title is its name for assistive technologies. Claim SY15.
public struct IconOnlyLabelStyle: BuiltInLabelStyle {
  let look = LabelLook.icon

  /// The style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { view(of: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon before the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<LabelStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var labelStyles: StyleStack<LabelStyleConfiguration> {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the labels in this view look, in buttons too; the nearest wins. Claims SY5 and SY15.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { controlStyle(style, \.labelStyles) }
}

/// What a built-in style shows of a label.
struct LabelParts<Title: View, Icon: View>: View {
  let look: LabelLook
  let title: Title
  let icon: Icon
  @Environment(\.locale) private var locale
  @Environment(\.listItemTint) private var tint
  @Environment(\.isInList) private var isInList
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  var body: some View {
    switch look {
    case .title: title
    case .icon: tinted(namedIcon)
    case .both:
      HStack(spacing: spacing ?? 6) {
        if let iconWidth { tinted(silentIcon).frame(width: iconWidth) } else { tinted(silentIcon) }
        title
      }
    }
  }

  @ViewBuilder private func tinted(_ icon: some View) -> some View {
    if isInList, let tint { icon.foregroundStyle(tint.color) } else { icon }
  }

  /// The title says it all (AX13).
  @ViewBuilder private var silentIcon: some View {
    if let image = icon as? Image { image.decorative } else { icon.unspoken(.wholly) }
  }

  @ViewBuilder private var namedIcon: some View {
    if let name = ViewTitle.name(of: title, in: locale) {
      if let image = ViewOption.core(of: icon) as? Image { image.named(name) } else { icon.accessibilityLabel(name) }
    } else {
      icon
    }
  }
}
