import ViewGraph

/// How a title would be shown on a phone. On the desktop a window's title has one look.
public enum NavigationBarItem {
  /// How large a title is.
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

extension View {
  /// Says the title of the window. Claims TX21 and UI27.
  public func navigationTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(Text(key)) }

  /// Says the title of the window. Claim TX21.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(LocalizedStringKey(titleResource))
  }

  /// Says the title of the window, for a navigation container around this view, or else for the window of a scene; in a window
  /// that is not the library's it does nothing. An outer title takes the place of those further inside. Claims UI27 and WI11.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    transformPreference(NavigationTraitsKey.self) { $0.title = String(title) }
  }

  /// Says the title of the window. Claim UI27.
  public func navigationTitle(_ title: Text) -> some View { worded(title) { $0.navigationTitle($1) } }

  /// The older name of `navigationTitle(_:)`. Claim UI27.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The older name of `navigationTitle(_:)`. Claim UI27.
  public func navigationBarTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(key) }

  /// The older name of `navigationTitle(_:)`. Claim TX21.
  @_disfavoredOverload
  public func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationBarTitle(LocalizedStringKey(titleResource))
  }

  /// The older name of `navigationTitle(_:)`. Claim UI27.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View { navigationTitle(title) }

  /// The older name of `navigationTitle(_:)`; the mode changes nothing on the desktop.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title)
  }

  /// The older name of `navigationTitle(_:)`; the mode changes nothing on the desktop.
  public func navigationBarTitle(
    _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(key) }

  /// The older name of `navigationTitle(_:)`; the mode changes nothing on the desktop. Claim TX21.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(LocalizedStringKey(titleResource), displayMode: displayMode) }

  /// The older name of `navigationTitle(_:)`; the mode changes nothing on the desktop.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Changes nothing on the desktop, where a window's title has one look.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
}
