import ViewGraph

/// Where a search field is. On the desktop it is above what is searched. As SwiftUI documents it.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether a field in the drawer of a phone's bar hides.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let always = Self(name: "always")
  }

  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let sidebar = Self(name: "sidebar")
  public static let toolbar = Self(name: "toolbar")
  public static let toolbarPrincipal = Self(name: "toolbarPrincipal")
  public static let navigationBarDrawer = Self(name: "navigationBarDrawer")

  /// Below the bar, at the time that a phone shows it. On the desktop it makes no difference.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { navigationBarDrawer }
}

extension View {
  /// Offers a field by which the user searches in this view: above it, and where there is a header bar behind a toggle in that.
  /// Ctrl+F opens it, Escape clears the text and leaves it. Claims MN23 to MN26.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(Searching(text: text, isPresented: nil, prompt: prompt)) }

  /// Offers a field by which the user searches in this view, with words in the empty field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Offers a field by which the user searches in this view, with words in the empty field. Claim TX21.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { searchable(text: text, placement: placement, prompt: LocalizedStringKey(prompt)) }

  /// Offers a field by which the user searches in this view, with words in the empty field.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Offers a field by which the user searches in this view while a source is true. Claim MN26.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modifier(Searching(text: text, isPresented: isPresented, prompt: prompt)) }

  /// Offers a field by which the user searches in this view while a source is true, with words in the empty field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// Offers a field by which the user searches in this view while a source is true, with words in the empty field. Claim TX21.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: LocalizedStringKey(prompt))
  }

  /// Offers a field by which the user searches in this view while a source is true, with words in the empty field.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
}

/// Ends a search: the text is cleared, and the field is left. As SwiftUI documents it. Claim MN24.
public struct DismissSearchAction {
  let isSearching: Bool
  let dismiss: @MainActor () -> Void

  /// Ends the search; where nobody searches it does nothing.
  @MainActor
  public func callAsFunction() { if isSearching { dismiss() } }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(isSearching: false) {} }
}

extension EnvironmentValues {
  /// Whether the user searches in the views here: inside of what can be searched, and not where that is said. Claim MN24.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the views here. Claim MN24.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
