import ViewGraph

extension View {
  /// Offers a field by which the user searches in this view, with tokens before its text, and others below it while the user
  /// searches. Claim MN28.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where Tokens: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, Tokens.Element: Identifiable {
    searching(text, nil, prompt, SearchTokens(tokens, suggested: suggestedTokens, view: token))
  }

  /// Offers a field by which the user searches in this view, with tokens before its text, and others below it while the user
  /// searches, and words in the empty field. Claim MN28.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where Tokens: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, Tokens.Element: Identifiable {
    searching(text, nil, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, view: token))
  }

  /// Offers a field by which the user searches in this view, with tokens before its text, and others below it while the user
  /// searches, and words in the empty field. Claims MN28 and TX21.
  @_disfavoredOverload
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where Tokens: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, Tokens.Element: Identifiable {
    searching(
      text, nil, Text(LocalizedStringKey(prompt)), SearchTokens(tokens, suggested: suggestedTokens, view: token))
  }

  /// Offers a field by which the user searches in this view, with tokens before its text, and others below it while the user
  /// searches, and words in the empty field. Claim MN28.
  @_disfavoredOverload
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where Tokens: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, Tokens.Element: Identifiable {
    searching(text, nil, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, view: token))
  }

  /// Offers a field by which the user searches in this view while a source is true, with tokens before its text, and others
  /// below it while the user searches. Claim MN28.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where Tokens: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, Tokens.Element: Identifiable {
    searching(text, isPresented, prompt, SearchTokens(tokens, suggested: suggestedTokens, view: token))
  }

  /// Offers a field by which the user searches in this view while a source is true, with tokens before its text, and others
  /// below it while the user searches, and words in the empty field. Claim MN28.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where Tokens: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, Tokens.Element: Identifiable {
    searching(text, isPresented, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, view: token))
  }

  /// Offers a field by which the user searches in this view while a source is true, with tokens before its text, and others
  /// below it while the user searches, and words in the empty field. Claims MN28 and TX21.
  @_disfavoredOverload
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where Tokens: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, Tokens.Element: Identifiable {
    searching(
      text, isPresented, Text(LocalizedStringKey(prompt)), SearchTokens(tokens, suggested: suggestedTokens, view: token)
    )
  }

  /// Offers a field by which the user searches in this view while a source is true, with tokens before its text, and others
  /// below it while the user searches, and words in the empty field. Claim MN28.
  @_disfavoredOverload
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where Tokens: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, Tokens.Element: Identifiable {
    searching(text, isPresented, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, view: token))
  }
}
