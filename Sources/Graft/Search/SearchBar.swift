import Foundation
import ViewGraph

/// The field of a search with its tokens, and below it what is offered while the user searches.
struct SearchBar: View {
  @Binding var text: String
  let tokens: SearchTokens?
  let prompt: Text?
  let isActive: Bool
  let focus: SearchBarFocus
  let dismiss: () -> Void
  /// The text at which a suggestion was chosen, which closes the list until another one is typed.
  @State private var chosen: String?
  @FocusState private var row: Int?
  @Environment(\.searchParts) private var parts
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 6) {
        if let tokens { SearchTokenRow(tokens: tokens.shown()) }
        field
      }
      if isActive, let scopes = parts.scopes { scopes() }
      if isListShown {
        SearchSuggestions(suggestions: suggestions, row: $row, choose: choose) { focus.field.wrappedValue = true }
      }
    }
    .focused(focus.bar)
    .padding(6)
    .frame(maxWidth: .infinity)
    .onKeyPress(.escape, action: leave)
    .onChange(of: text) { if text != chosen { chosen = nil } }
    .onChange(of: isActive) { chosen = nil }
  }

  /// What the search is called: by its prompt, if there is one.
  static func title(_ prompt: Text?, in locale: Locale) -> String {
    prompt.flatMap { ViewTitle.name(of: $0, in: locale) } ?? String(localized: .own("Search"), locale: locale)
  }

  private var field: some View {
    let title = SearchBar.title(prompt, in: locale)
    let field = SearchField(text: $text, prompt: title, actions: actions).focused(focus.field)
    return parts.focuses.reduce(AnyView(field)) { $1.apply($0) }
  }

  private var actions: SearchFieldActions {
    SearchFieldActions(dismiss: dismiss, goDown: goDown, removeToken: tokens?.removeLast ?? { false })
  }

  private var suggestions: [SearchSuggestion] { SearchSuggestion.all(tokens?.suggested() ?? [], parts.suggestions) }

  private var isListShown: Bool { isActive && focus.bar.wrappedValue && chosen != text && !suggestions.isEmpty }

  /// A list that a choice has closed is opened again first.
  private func goDown() -> Bool {
    let first = suggestions.firstIndex { $0.completion != nil }
    if isListShown { row = first } else { chosen = nil }
    return first != nil
  }

  /// The field has its own key for it.
  private func leave() -> KeyPress.Result {
    dismiss()
    return .handled
  }

  private func choose(_ completion: SearchChoice) {
    focus.field.wrappedValue = true
    switch completion {
    case .text(let completion): (chosen, text) = (completion, completion)
    case .token(let token):
      // It takes the place of what was typed for it.
      if SearchTokens.append(token, to: tokens) { text = "" }
      chosen = text
    }
  }
}

/// Where the focus is in a search.
struct SearchBarFocus {
  /// In the field itself.
  let field: FocusState<Bool>.Binding
  /// In the field, or in what is offered below it.
  let bar: FocusState<Bool>.Binding
}
