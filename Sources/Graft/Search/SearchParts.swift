import ViewGraph

/// What is said around a view of its search field.
struct SearchParts {
  /// From the outermost to the nearest.
  var focuses: [SearchFocus] = []
  var scopes: (() -> AnyView)?
  var suggestions: (() -> AnyView)?
}

private struct SearchPartsKey: EnvironmentKey {
  static var defaultValue: SearchParts { SearchParts() }
}

extension EnvironmentValues {
  var searchParts: SearchParts {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }
}

/// Which part of a search begins the choice of its scope. On the desktop it is offered while the user searches.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let onTextEntry = Self(name: "onTextEntry")
  public static let onSearchPresentation = Self(name: "onSearchPresentation")
}

/// A focus state that knows the search field.
@MainActor
struct SearchFocus {
  /// Whether the program wants the focus in the field, which may have to be shown for it.
  let isWanted: () -> Bool
  let apply: @MainActor (AnyView) -> AnyView

  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    isWanted = { binding.wrappedValue == value }
    apply = { AnyView($0.focused(binding, equals: value)) }
  }
}

extension View {
  /// Lets a focus state say whether the search field of the view inside has the keyboard focus, and give it to the field: one
  /// that is hidden is shown for it. Claim MN26.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { searchFocused(binding, equals: true) }

  /// Lets a focus state follow the keyboard focus of the search field of the view inside, and move it there by a value. Claim
  /// MN26.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { transformEnvironment(\.searchParts) { $0.focuses.append(SearchFocus(binding, equals: value)) } }

  /// Offers views below the search field of the view inside while the user searches. Claim MN27.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: @escaping () -> Suggestions
  ) -> some View { transformEnvironment(\.searchParts) { $0.suggestions = { AnyView(suggestions()) } } }

  /// Offers a choice below the search field of the view inside while the user searches. Claim MN28.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: @escaping () -> Scopes
  ) -> some View {
    transformEnvironment(\.searchParts) {
      $0.scopes = {
        let choice = Picker(.own("Scope"), selection: scope, content: scopes)
        return AnyView(choice.pickerStyle(.segmented).labelsHidden())
      }
    }
  }

  /// Offers a choice below the search field of the view inside while the user searches. Claim MN28.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: @escaping () -> Scopes
  ) -> some View { searchScopes(scope, scopes: scopes) }
}
