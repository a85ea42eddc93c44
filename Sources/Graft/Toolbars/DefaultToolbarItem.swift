import ViewGraph

/// The place of what a container puts into a bar by itself. That stays where it is, and so nothing is shown here.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias _ToolbarBody = Never

  /// The place of an item of a container.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// The runtime's requirement.
  public var _toolbarView: some View { EmptyView() }
}

/// Has the title of the window open a menu. Claim MN8.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias _ToolbarBody = Never

  private let content: Content

  /// A menu of the views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A menu of what is said of the title elsewhere, as that the user may change it.
  public init() where Content == EmptyView { content = EmptyView() }

  /// The runtime's requirement.
  public var _toolbarView: some View { TitleMenuItem(content: content) }
}

private struct TitleMenuItem<Content: View>: View {
  let content: Content
  @Environment(\.toolbarPart) private var part

  var body: some View {
    if part == .bar { EmptyView().toolbarTitleMenu { content } }
  }
}
