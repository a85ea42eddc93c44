/// The layout items below a node.
@MainActor
enum LayoutItems {
  /// The items as one: several views at the top of an island are stacked, as SwiftUI does it.
  static func stacked(
    below node: ViewNode?, passes: LayoutPasses, in stack: StackLayout = StackLayout(axis: .vertical)
  ) -> any LayoutItem {
    var items: [any LayoutItem] = []
    node?.collectItems(&items)
    if items.count == 1 { return items[0] }
    return ContainerLayoutItem(layout: stack, items: items, passes: passes)
  }
}
