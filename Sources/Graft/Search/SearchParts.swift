import ViewGraph

/// What is offered below the search field of the view inside.
struct SearchParts {
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

/// A text that choosing a suggestion writes into the search field. Claim MN27.
struct SearchCompletion: ViewModifier {
  let text: String

  func body(content: Content) -> some View { content }
}

extension View {
  /// Says what choosing this suggestion writes into the search field. Claim MN27.
  public func searchCompletion(_ completion: String) -> some View { modifier(SearchCompletion(text: completion)) }

  /// Offers views below the search field of the view inside while the user searches. Claim MN27.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: @escaping () -> Suggestions
  ) -> some View { transformEnvironment(\.searchParts) { $0.suggestions = { AnyView(suggestions()) } } }

  /// Offers a choice below the search field of the view inside while the user searches. Claim MN28.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: @escaping () -> Scopes
  ) -> some View {
    transformEnvironment(\.searchParts) {
      $0.scopes = { AnyView(Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()) }
    }
  }

  /// Offers a choice below the search field of the view inside while the user searches. Claim MN28.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: @escaping () -> Scopes
  ) -> some View { searchScopes(scope, scopes: scopes) }
}
