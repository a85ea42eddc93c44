import ViewGraph

/// Shows a view, and gives the window the title that the view or one inside of it says.
///
/// It takes the room that it is offered. A title travels up from however deep it is set; the window's own is shown when
/// there is none, and again when the stack is gone. Claim UI27.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// Shows the views of the block, one below the other if they are several.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// The views, with the title behind them.
  public var body: some View {
    VStack { root }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(NavigationTitleKey.self) { WindowTitle(title: $0) }
      .transformPreference(NavigationTitleKey.self) { $0 = nil }
  }
}

/// The older name of `NavigationStack`. Claim UI27.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Shows the views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views in a stack.
  public var body: some View { NavigationStack { content } }
}
