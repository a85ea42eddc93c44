import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Controls that belong together, joined in a row; in a menu, items beside each other. Claim CT45; otherwise as SwiftUI
/// documents it.
public struct ControlGroup<Content: View>: View {
  private let label: AnyView?
  private let content: Content
  @Environment(\.controlGroupStyles) private var styles
  @Environment(\.menuSession) private var menu
  @Environment(\.locale) private var locale

  private init(label: AnyView?, _ content: Content) {
    self.label = label
    self.content = content
  }

  /// Joins the controls of the block.
  public init(@ViewBuilder content: () -> Content) { self.init(label: nil, content()) }

  /// Joins the controls of the block, which are called what the label says.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: AnyView(label()), content())
  }

  /// Joins the controls of the block under a name.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: AnyView(Text(titleKey)), content())
  }

  /// Joins the controls of the block under a name. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Joins the controls of the block under a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: AnyView(Text(title)), content())
  }

  /// Joins the controls of the block under a name. The icon is for menus.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(titleKey, content: content)
  }

  /// Joins the controls of the block under a name. The icon is for menus. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
  }

  /// What the style makes of the group: by itself a row without gaps. In a menu, one row of items.
  public var body: some View {
    if menu != nil {
      HStack(spacing: 0) { grouped }.layoutValue(key: MenuPart.self, value: .item)
    } else if let style = styles.nearest {
      style.view(
        of: ControlGroupStyleConfiguration(
          label: _StylePart(label ?? AnyView(EmptyView())), content: _StylePart(grouped)),
        \.controlGroupStyles)
    } else {
      LinkedRow(name: label.flatMap { ViewTitle.name(of: $0, in: locale) }, content: grouped)
    }
  }

  private var grouped: some View { content.environment(\.isInControlGroup, true) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(label: AnyView(configuration.label), configuration.content)
  }
}

/// How groups of controls look. Claim SY18; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol ControlGroupStyle: _ControlStyle where _Configuration == ControlGroupStyleConfiguration {
  /// A group as the style sees it.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// A group of controls as its style sees it.
public struct ControlGroupStyleConfiguration {
  /// The label that the group was given.
  public typealias Label = _StylePart
  /// The controls that the group was given.
  public typealias Content = _StylePart
  /// What says what the controls are for; nothing where the group was given none.
  public let label: Label
  /// The controls.
  public let content: Content
}

/// A row without gaps.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}

  /// A row without gaps.
  public func makeBody(configuration: Configuration) -> some View {
    LinkedRow(name: nil, content: configuration.content)
  }
}

private struct ControlGroupStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ControlGroupStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var controlGroupStyles: StyleStack<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the groups of controls in this view look; the nearest wins. Claim SY5.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    controlStyle(style, \.controlGroupStyles)
  }
}

/// A row whose controls are joined by the theme.
struct LinkedRow<Content: View>: EmbeddingRepresentable {
  let name: String?
  let content: Content

  var embedded: some View { HStack(spacing: 0) { content } }

  var isAsLargeAsContent: Bool { true }

  func makeGtkWidget(context: Context) -> Widget {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    box["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_GROUP.rawValue)
    return box
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  static func embed(_ inside: Widget, in gtkWidget: Widget) {
    // Themes join the children of such a widget.
    gtk_widget_add_css_class(inside.widgetObject, "linked")
    gtk_widget_set_hexpand(inside.widgetObject, 1)
    gtk_widget_set_hexpand_set(gtkWidget.widgetObject, 1)
    gtk_box_append(gtkWidget.object.cast(), inside.widgetObject)
  }
}
