import Foundation
import ViewGraph

/// A view with a label beside it. Claim CT37; otherwise as SwiftUI documents it.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyles) private var styles

  /// Any view with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// What the style makes of it: by itself the label before the content, in the row of a form or list at its edges.
  public var body: some View {
    if let style = styles.nearest {
      style.view(
        of: LabeledContentStyleConfiguration(label: _StylePart(label), content: _StylePart(content)),
        \.labeledContentStyles)
    } else {
      BuiltInLabeledContent(label: label, content: content)
    }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The content that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContent where Label == Text {
  /// Any view with a text. Claim UI17.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Any view with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Any view with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// The library's own look: the label before the content, in the row of a form or list at its edges.
struct BuiltInLabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.locale) private var locale

  var body: some View {
    // In a form the content is where a control would be, and what is in it has its own look.
    LabeledControl(
      label: label,
      control: NamedContent(
        name: contentName, content: content.environment(\.formPlace, .none).environment(\.isPartOfRow, true)),
      spansListRows: true)
  }

  /// What a control is called that says nothing itself. Claim CT37.
  private var contentName: String? {
    let title = ViewTitle(of: content, in: locale)
    return title.text.isEmpty && title.icon == nil ? ViewTitle.name(of: label, in: locale) : nil
  }
}

/// Content that is called what its label says.
private struct NamedContent<Content: View>: View {
  let name: String?
  let content: Content

  var body: some View {
    if let name { content.accessibilityLabel(name) } else { content }
  }
}

/// A value that is shown with a label, dimmed.
public struct _LabeledValue: View {
  let text: Text

  /// The value.
  public var body: some View { text.foregroundStyle(.secondary) }
}

extension _LabeledValue: Titled {
  var titleParts: [any View] { [text] }
}

extension LabeledContent where Label == Text, Content == _LabeledValue {
  /// A value with a text. Claims CT37 and UI17.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(titleKey) { _LabeledValue(text: Text(value)) }
  }

  /// A value with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init<Value: StringProtocol>(_ titleResource: LocalizedStringResource, value: Value) {
    self.init(LocalizedStringKey(titleResource), value: value)
  }

  /// A value with a text. Claim CT37.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(title) { _LabeledValue(text: Text(value)) }
  }

  /// A value with a text, as a format writes it. Claims CT37, UI17 and UI18.
  public init<Format: FormatStyle & Sendable>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
    self.init(titleKey) { _LabeledValue(text: Text(value, format: format)) }
  }

  /// A value with a text that is translated, as a format writes it. Claim TX21.
  @_disfavoredOverload
  public init<Format: FormatStyle & Sendable>(
    _ titleResource: LocalizedStringResource, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format)
  }

  /// A value with a text, as a format writes it. Claims CT37 and UI18.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle & Sendable>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
    self.init(title) { _LabeledValue(text: Text(value, format: format)) }
  }
}
