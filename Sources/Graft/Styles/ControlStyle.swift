import ViewGraph

/// What the styles of all kinds of controls have in common: a body that is made of a control's configuration.
///
/// Properties such as `@Environment` in a style hold the values of the control's place when the body is made, and a change
/// of what they read makes it again. Claim SY7; otherwise as SwiftUI documents its styles.
@MainActor @preconcurrency
public protocol _ControlStyle<_Configuration> {
  /// What a control of this kind consists of.
  associatedtype _Configuration
  /// The type of view that `makeBody` returns.
  associatedtype Body: View
  /// How a control looks and behaves. Runs for each change of the configuration.
  @ViewBuilder func makeBody(configuration: _Configuration) -> Body
}

/// A part of a control as its style gets it, such as the label. What a style leaves out is not made.
public struct _StylePart: View {
  let part: AnyView

  init(_ content: some View) { part = AnyView(content) }

  /// A part that a control may not have been given: nil for an empty view, and for one that a style was not given itself.
  init?<Content: View>(given content: Content) {
    if Content.self == EmptyView.self { return nil }
    if Content.self == Self?.self {
      guard let part = content as? Self else { return nil }
      self = part
    } else {
      self.init(content)
    }
  }

  /// The part as the control was given it.
  public var body: some View { part }
}

/// The style of one control, at work.
struct StyleBody<Style: _ControlStyle>: View {
  private var property: StyleProperty<Style>
  private let configuration: Style._Configuration

  init(_ style: Style, _ configuration: Style._Configuration) {
    property = StyleProperty(style: style)
    self.configuration = configuration
  }

  var body: Style.Body { property.style.makeBody(configuration: configuration) }
}

/// A style as a dynamic property, so that what it declares is installed.
struct StyleProperty<Style>: DynamicProperty {
  var style: Style

  static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    installer.installProperties(of: &property.style)
  }
}
