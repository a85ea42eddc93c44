import ViewGraph

/// Controls by which the user sets things, grouped in sections.
///
/// By itself each section is a box with a row for each view, and the form scrolls; views outside of sections have boxes too.
/// A labelled control has its label at the leading edge of the row and itself at the trailing one; a click anywhere in a row
/// with one control is a click on that. Rows come and go as views do anywhere, and all of them are there at all times: for
/// thousands there is `List`. Claims CT29 to CT36.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyles) private var styles

  /// A form of the views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What the style makes of the form.
  public var body: some View {
    let style = styles.nearest
    let isGrouped = style == nil ? true : (style as? any BuiltInFormStyle)?.isGrouped
    if let isGrouped {
      BuiltInForm(isGrouped: isGrouped, content: content)
    } else {
      style?.view(of: FormStyleConfiguration(content: _StylePart(content)), \.formStyles)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The library's own form.
struct BuiltInForm<Content: View>: View {
  let isGrouped: Bool
  let content: Content

  var body: some View {
    if isGrouped {
      ScrollView {
        FormRows(content: content).padding(18).frame(maxWidth: 600 + 36).frame(maxWidth: .infinity)
      }
    } else {
      FormColumnsLayout { content.environment(\.formPlace, .columns) }
    }
  }
}
