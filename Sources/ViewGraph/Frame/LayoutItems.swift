/// The layout items below a node.
@MainActor
enum LayoutItems {
  /// The items as one: several views at the top of an island are stacked, as SwiftUI does it.
  static func stacked(
    below node: ViewNode?, passes: LayoutPasses, in stack: StackLayout = StackLayout(axis: .vertical)
  ) -> any LayoutItem {
    stacked(items(below: node), passes: passes, in: stack)
  }

  static func items(below node: ViewNode?) -> [any LayoutItem] {
    var items: [any LayoutItem] = []
    node?.collectItems(&items)
    return items
  }

  static func stacked(
    _ items: [any LayoutItem], passes: LayoutPasses, in stack: StackLayout
  ) -> any LayoutItem {
    if items.count == 1 { return items[0] }
    return ContainerLayoutItem(layout: stack, items: items, passes: passes)
  }
}
