import ViewGraph

/// A line of text that the user edits, or a value that is written as one. What it looks like is said by
/// `textFieldStyle(_:)`. In a form its
/// label stands beside it, and elsewhere the label is shown while it is empty, unless there is a prompt (CT33).
public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let edited: EditedText
  @Environment(\.textFieldStyles) private var styles
  @Environment(\.formPlace) private var place

  init(label: Label, prompt: Text? = nil, _ edited: EditedText) {
    self.label = label
    self.prompt = prompt
    self.edited = edited
  }

  /// What the style makes of the field.
  public var body: some View {
    if let frame = styles.frame {
      LabeledField(label: label, prompt: prompt) { title, placeholder, isTrailing in
        let look = FieldLook(isFramed: frame.isShown(in: place), isTrailing: isTrailing)
        if edited.axis == .vertical, let text = edited.text {
          LinesFieldWidget(
            title: title, placeholder: placeholder, text: text, selection: edited.selection, look: look)
        } else {
          TextFieldWidget(title: title, placeholder: placeholder, edited: edited, look: look)
        }
      }
    } else {
      styles.nearest?.view(of: configuration, \.textFieldStyles)
    }
  }

  private var configuration: TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(part: _StylePart(label)), prompt: prompt, edited)
  }
}

extension TextField {
  /// Edits a bound string; the label is its title. As SwiftUI documents it.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, EditedText(text: text))
  }

  /// Edits a bound string, in several lines where the axis is the vertical one. Claims CT25 and CT26.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, EditedText(text: text, axis: axis))
  }
}

extension TextField where Label == Text {
  /// Edits a bound string; `title` is shown while it is empty (UI23).
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), EditedText(text: text))
  }

  /// Edits a bound string; the title is shown while it is empty. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(LocalizedStringKey(titleResource), text: text)
  }

  /// Edits a bound string; `title` is shown while it is empty (UI23).
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), EditedText(text: text))
  }

  /// Edits a bound string; the prompt is shown while it is empty, and the title is for assistive technologies. As SwiftUI
  /// documents it.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, EditedText(text: text))
  }

  /// Edits a bound string; the prompt is shown while it is empty, and the title is for assistive technologies. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
  }

  /// Edits a bound string; the prompt is shown while it is empty, and the title is for assistive technologies.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, EditedText(text: text))
  }

  /// Edits a bound string. Along the vertical axis the field wraps its text, and is as high as that within the limits of lines;
  /// Return submits, and Shift+Return or Alt+Return begins a line. Claims CT25, CT26 and UI17.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, EditedText(text: text, axis: axis))
  }

  /// Edits a bound string, in several lines where the axis is the vertical one. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt, axis: axis)
  }

  /// Edits a bound string, in several lines where the axis is the vertical one. Claims CT25 and CT26.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(title), prompt: prompt, EditedText(text: text, axis: axis))
  }

  /// Edits a bound string. `onCommit` runs on Return, before `onSubmit` (UI25). Claim TX21.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), EditedText(text: text, onCommit: onCommit))
  }

  /// Edits a bound string. `onCommit` runs on Return, before `onSubmit` (UI25).
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(title), EditedText(text: text, onCommit: onCommit))
  }

  /// Edits a bound string. `onEditingChanged` is told when the focus comes into the field and when it goes elsewhere. Claim
  /// TX21; otherwise as SwiftUI documents it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: (() -> Void)? = nil
  ) {
    self.init(
      label: Text(titleKey), EditedText(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Edits a bound string. `onEditingChanged` is told when the focus comes into the field and when it goes elsewhere.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: (() -> Void)? = nil
  ) {
    self.init(
      label: Text(title), EditedText(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }
}

extension TextField: SingleView {}
