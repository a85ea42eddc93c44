import ViewGraph

extension TextField {
  /// Edits a bound string, and binds what is selected of it. As SwiftUI documents it.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt,
      EditedText(text: text, selection: selection, axis: axis ?? .horizontal))
  }
}

extension TextField where Label == Text {
  /// Edits a bound string, and binds what is selected of it. Claim UI17.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) } }

  /// Edits a bound string, and binds what is selected of it. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) } }

  /// Edits a bound string, and binds what is selected of it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) } }
}
