import ViewGraph

/// How text fields look. Claim SY16; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What the style makes of a field.
  associatedtype _Body: View
  /// The label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel
  /// How a field looks; the field itself has the next outer style. Claim SY6.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field as its style sees it.
public struct _TextFieldStyleLabel: View {
  let part: _StylePart

  /// The label as the field was given it.
  public var body: some View { part }
}

extension _TextFieldStyleLabel: Titled {
  var titleParts: [any View] { [part] }
}

/// Whether a field has GTK's frame.
enum FieldFrame {
  /// None in the row of a form, whose box is a frame.
  case automatic
  case shown, none

  func isShown(in place: FormPlace) -> Bool { self == .shown || self == .automatic && place != .row }
}

@MainActor
protocol BuiltInTextFieldStyle: TextFieldStyle {
  var frame: FieldFrame { get }
}

/// GTK's entry, without a frame in the row of a form. Claim SY16.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
  let frame = FieldFrame.automatic

  /// The style.
  public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// GTK's entry. Claim SY16.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
  let frame = FieldFrame.shown

  /// The style.
  public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// GTK's entry. Claim SY16.
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
  let frame = FieldFrame.shown

  /// The style.
  public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field without a frame and a background. Claim SY16.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
  let frame = FieldFrame.none

  /// The style.
  public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// GTK's entry.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// GTK's entry.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// GTK's entry.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a frame and a background.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

private struct TextFieldStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<TextField<_TextFieldStyleLabel>> { StyleStack() }
}

extension EnvironmentValues {
  var textFieldStyles: StyleStack<TextField<_TextFieldStyleLabel>> {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the text fields in this view look; the nearest wins. The field and its caret stay when a built-in style gives
  /// way to another. Claims SY5 and SY16.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    controlStyle(FieldStyle(style), \.textFieldStyles)
  }
}

/// A style of text fields among those of other controls.
struct FieldStyle<Style: TextFieldStyle>: _ControlStyle {
  private var property: StyleProperty<Style>

  init(_ style: Style) { property = StyleProperty(style: style) }

  func makeBody(configuration: TextField<_TextFieldStyleLabel>) -> Style._Body {
    property.style._body(configuration: configuration)
  }
}

/// A style that says whether there is a frame.
@MainActor
protocol Framing {
  var frame: FieldFrame? { get }
}

extension FieldStyle: Framing {
  /// Nil where it is a style of the program's own.
  var frame: FieldFrame? { (property.style as? any BuiltInTextFieldStyle)?.frame }
}

extension StyleStack<TextField<_TextFieldStyleLabel>> {
  /// The frame of the library's own field; nil where a style of the program's own says what a field is.
  @MainActor var frame: FieldFrame? {
    guard let nearest else { return .automatic }
    return (nearest as? any Framing)?.frame
  }
}
