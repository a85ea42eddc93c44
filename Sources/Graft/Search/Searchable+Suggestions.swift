import ViewGraph

/// The older forms, which are told the suggestions as well.
extension View {
  /// Offers a field by which the user searches in this view, and views below it while the user does. Claims MN23 and MN27.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: @escaping () -> Suggestions
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

  /// Offers a field by which the user searches in this view, and views below it while the user does. Claims MN23 and MN27.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: @escaping () -> Suggestions
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

  /// Offers a field by which the user searches in this view, and views below it while the user does. Claims MN23 and MN27.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol, Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: @escaping () -> Suggestions
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
}
