import ViewGraph

/// Searching in a text that is edited. GTK's text view has no search of its own. As SwiftUI documents it.
extension View {
  /// Changes nothing: an editor here has no search.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Changes nothing: an editor here has no search.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Changes nothing: an editor here replaces nothing.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
