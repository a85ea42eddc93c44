import ViewGraph

private struct OuterSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
  /// What a view around this one wishes the windows to look like.
  fileprivate var outerScheme: ColorScheme? {
    get { self[OuterSchemeKey.self] }
    set { self[OuterSchemeKey.self] = newValue }
  }
}

private struct PreferredColorScheme: ViewModifier {
  let scheme: ColorScheme?
  @State private var wish = ColorSchemeWish()
  @Environment(\.outerScheme) private var outer

  /// None where a view around this one has a wish, which counts.
  private var wished: ColorScheme? { outer == nil ? scheme : nil }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.outerScheme) { $0 = $0 ?? scheme }
      .onAppear { wish.set(wished) }
      .onChange(of: wished) { wish.set(wished) }
      .onDisappear { wish.set(nil) }
  }
}

extension View {
  /// Makes the program's windows light or dark while the view is there; nil leaves it to the views inside and around.
  ///
  /// GTK has one look for all windows of the program: of several views that are shown the first that wished counts, and of
  /// nested ones the outermost. A desktop whose theme itself is dark stays so. Otherwise as SwiftUI documents it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme))
  }

  /// Sets what `\.colorScheme` says in this view, as for colours of one's own; GTK's widgets look as those of the program. The older
  /// form of `environment(\.colorScheme, _)`. As SwiftUI documents it.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
