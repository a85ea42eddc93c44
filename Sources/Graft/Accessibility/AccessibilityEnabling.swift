import ViewGraph

/// What is said of a view while a condition holds; while it does not, the view says what it says by itself. As SwiftUI documents it.
/// Claim AX1.
extension View {
  /// Says what the view is called, if that is enabled.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityLabel(isEnabled ? label : Text(verbatim: ""))
  }

  /// Says what the view is called, if that is enabled.
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }

  /// Says what the view is called, if that is enabled. Claim TX21.
  @_disfavoredOverload
  public func accessibilityLabel(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityLabel(LocalizedStringKey(resource), isEnabled: isEnabled)
  }

  /// Says what the view is called, if that is enabled.
  @_disfavoredOverload
  public func accessibilityLabel<Content: StringProtocol>(_ label: Content, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says the value that the view shows, if that is enabled.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibilityValue(isEnabled ? value : Text(verbatim: ""))
  }

  /// Says the value that the view shows, if that is enabled.
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }

  /// Says the value that the view shows, if that is enabled. Claim TX21.
  @_disfavoredOverload
  public func accessibilityValue(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityValue(LocalizedStringKey(resource), isEnabled: isEnabled)
  }

  /// Says the value that the view shows, if that is enabled.
  @_disfavoredOverload
  public func accessibilityValue<Content: StringProtocol>(_ value: Content, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what happens when the view is used, if that is enabled.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibilityHint(isEnabled ? hint : Text(verbatim: ""))
  }

  /// Says what happens when the view is used, if that is enabled.
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }

  /// Says what happens when the view is used, if that is enabled. Claim TX21.
  @_disfavoredOverload
  public func accessibilityHint(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityHint(LocalizedStringKey(resource), isEnabled: isEnabled)
  }

  /// Says what happens when the view is used, if that is enabled.
  @_disfavoredOverload
  public func accessibilityHint<Content: StringProtocol>(_ hint: Content, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Names the view for tests, if that is enabled. Claim AX11.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibilityIdentifier(isEnabled ? identifier : "")
  }

  /// Says what the view is called: what the views say that are made of what it says by itself.
  public func accessibilityLabel<Label: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> Label
  ) -> some View { modifier(LabelledByView(label: content(PlaceholderContentView(self)))) }
}

extension PlaceholderContentView: Titled {
  var titleParts: [any View] { [content] }
}

/// Calls a view what another one says at its place.
private struct LabelledByView<Label: View>: ViewModifier {
  let label: Label
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.accessibilityLabel(Text(verbatim: ViewTitle.name(of: label, in: locale) ?? ""))
  }
}
