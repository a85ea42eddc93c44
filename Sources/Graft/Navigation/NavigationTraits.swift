import ViewGraph

/// What a page says of the bar above it. Of views beside each other the first one that says something counts.
struct NavigationTraits: Equatable {
  var title: String?
  var subtitle: String?
  var hidesBack = false
  var hidesBar = false
}

enum NavigationTraitsKey: PreferenceKey {
  static let defaultValue = NavigationTraits()

  static func reduce(value: inout NavigationTraits, nextValue: () -> NavigationTraits) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.hidesBack = value.hidesBack || next.hidesBack
    value.hidesBar = value.hidesBar || next.hidesBar
  }
}

extension View {
  /// Shows a second line below the title of the window. Claims TX21 and NV18.
  public func navigationSubtitle(_ key: LocalizedStringKey) -> some View { navigationSubtitle(Text(key)) }

  /// Shows a second line below the title of the window. Claim TX21.
  @_disfavoredOverload
  public func navigationSubtitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(LocalizedStringKey(titleResource))
  }

  /// Shows a second line below the title of the window. Claim NV18.
  @_disfavoredOverload
  public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View {
    transformPreference(NavigationTraitsKey.self) { $0.subtitle = String(subtitle) }
  }

  /// Shows a second line below the title of the window. Claim NV18.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    worded(subtitle) { $0.navigationSubtitle($1) }
  }

  /// Takes away the button that leads back, and the keys and the mouse button that do; `dismiss` still does. Claim NV20.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    transformPreference(NavigationTraitsKey.self) { $0.hidesBack = hidesBackButton }
  }

  /// Empties the bar above, but for the window's buttons. Claim NV20.
  public func navigationBarHidden(_ hidden: Bool = true) -> some View {
    transformPreference(NavigationTraitsKey.self) { $0.hidesBar = hidden }
  }
}
