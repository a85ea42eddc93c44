import ViewGraph

/// What choosing a suggestion does to a search.
enum SearchChoice {
  case text(String)
  case token(any Identifiable)
}

/// Says of a view what choosing it as a suggestion does.
private struct SearchCompletion: ViewModifier {
  let choice: SearchChoice

  func body(content: Content) -> some View { content }
}

extension View {
  /// Says what choosing this suggestion writes into the search field. Claim MN27.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(choice: .text(completion)))
  }

  /// Says which token choosing this suggestion appends to those of the search field, in place of the text that was typed. Claim
  /// MN28.
  public func searchCompletion<Token: Identifiable>(_ token: Token) -> some View {
    modifier(SearchCompletion(choice: .token(token)))
  }
}

/// A view that is offered below a search field.
@MainActor
struct SearchSuggestion {
  let id: [AnyHashable]
  let view: AnyView
  /// None of a view that only says something.
  let completion: SearchChoice?

  /// The tokens that are offered, and then what the program offers.
  static func all(_ tokens: [SearchToken], _ suggestions: (() -> AnyView)?) -> [SearchSuggestion] {
    let options = suggestions.map { ViewOption.all(in: $0()) } ?? []
    return tokens.map { SearchSuggestion(id: [$0.id], view: $0.view, completion: .token($0.value)) }
      + options.map { SearchSuggestion(id: ["suggestion"] + $0.id, view: AnyView($0.view), completion: choice(of: $0)) }
  }

  private static func choice(of option: ViewOption) -> SearchChoice? {
    ViewOption.layers(of: option.view).lazy
      .compactMap { (($0 as? any ModifiedView)?.anyModifier as? SearchCompletion)?.choice }.first
  }
}

/// What is offered below a search field: a click or Return on it chooses it, and arrows lead to the next one. Claim MN27.
struct SearchSuggestions: View {
  let suggestions: [SearchSuggestion]
  let row: FocusState<Int?>.Binding
  let choose: (SearchChoice) -> Void
  /// Gives the focus back to the field.
  let leave: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(suggestions.enumerated(), id: \.element.id) { index, suggestion in
        if let completion = suggestion.completion {
          button(suggestion.view, completion).focused(row, equals: index)
        } else {
          suggestion.view
        }
      }
    }
    .onKeyPress(.downArrow) { move(to: rows.first { $0 > position }) }
    .onKeyPress(.upArrow) { move(to: rows.last { $0 < position }, otherwise: leave) }
  }

  private func button(_ label: AnyView, _ completion: SearchChoice) -> some View {
    Button {
      choose(completion)
    } label: {
      label.frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.borderless)
  }

  /// The suggestions that can be chosen.
  private var rows: [Int] { suggestions.indices.filter { suggestions[$0].completion != nil } }

  private var position: Int { row.wrappedValue ?? -1 }

  private func move(to index: Int?, otherwise leave: () -> Void = {}) -> KeyPress.Result {
    if let index { row.wrappedValue = index } else { leave() }
    return .handled
  }
}
