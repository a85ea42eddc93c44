import ViewGraph

extension View {
  /// Shows a number beside the label of a tab, in an item of a menu, or at the end of a row of a list. Zero shows none.
  /// Claim NV34.
  public func badge(_ count: Int) -> some View { modifier(Badge(text: count == 0 ? nil : Text(verbatim: "\(count)"))) }

  /// Shows a text beside the label of a tab, in an item of a menu, or at the end of a row of a list. Nil shows none. Claim NV34.
  public func badge(_ label: Text?) -> some View { modifier(Badge(text: label)) }

  /// Shows a text beside the label of a tab, in an item of a menu, or at the end of a row of a list. Claim NV34.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  /// Shows a text beside the label of a tab, in an item of a menu, or at the end of a row of a list. Nil shows none. Claim NV34.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View { badge(label.map { Text($0) }) }
}

/// A badge where the view itself shows it; that of a tab is its tab view's to show.
struct Badge: ViewModifier {
  let text: Text?
  @Environment(\.isInList) private var isInList

  func body(content: Content) -> some View {
    if isInList, let text {
      HStack {
        content
        Spacer(minLength: 12)
        text.foregroundStyle(.secondary)
      }
    } else {
      content.environment(\.menuBadge, text)
    }
  }
}

private struct MenuBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// What an item of a menu shows at its end.
  var menuBadge: Text? {
    get { self[MenuBadgeKey.self] }
    set { self[MenuBadgeKey.self] = newValue }
  }
}
