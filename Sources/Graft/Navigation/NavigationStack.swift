import ViewGraph

/// Shows a page, and above it one for each value of a path. The title of the page on top is the window's, with a button
/// before it that leads back.
///
/// It takes the room that it is offered. A page keeps its state and its widgets while others cover it; it has disappeared
/// then. Claims NV1 to NV10, NV16, NV18, NV22, UI27.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: Binding<Data>?
  private let makeSource: (Binding<Data>) -> NavigationPathSource
  @State private var ownPath: Data

  /// Shows the views of the block, and what links in them lead to.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
    makeSource = { NavigationPathSource($0) }
    ownPath = NavigationPath()
  }

  /// Shows the views of the block, and above them the pages of a path that holds values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = path
    makeSource = { NavigationPathSource($0) }
    ownPath = NavigationPath()
  }

  /// Shows the views of the block, and above them the pages of a path that holds values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = path
    makeSource = { NavigationPathSource($0) }
    ownPath = Data()
  }

  /// The pages.
  public var body: some View { NavigationPages(source: makeSource(path ?? $ownPath), root: root) }
}
