import ViewGraph

/// Items for the elements of a collection, each with an identity of its own.
extension ForEach: ToolbarContent where Content: ToolbarContent {
  public typealias _ToolbarBody = Never

  /// The runtime's requirement.
  public var _toolbarView: Self { self }

  /// Never called.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

extension ForEach: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

// What is in a `ForEach` is a view.

extension ToolbarItem: View {
  /// The item, which is nothing where it stands.
  public var body: some View { _toolbarView }
}

extension ToolbarItemGroup: View {
  /// The items, which are nothing where they stand.
  public var body: some View { _toolbarView }
}
