/// A view that lays out its content as a stack does.
@MainActor
package protocol ContainerLayoutView: View where Body == Never {
  associatedtype Content: View
  associatedtype Arrangement: ContainerLayout & Equatable
  var content: Content { get }
  var layout: Arrangement { get }
  /// The main axis, for a spacer or divider inside; nil for a stack in depth.
  static var axis: Axis? { get }
}

extension ContainerLayoutView {
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { ContainerLayoutNode(view, at: site) }
}

/// The node of a stack: a layout without a widget.
final class ContainerLayoutNode<Container: ContainerLayoutView>: Node<Container>, NamedInPaths, ItemContainer,
  DepthOrdering
{
  private var child: Node<Container.Content>?
  var isStale = false
  private var layout: Container.Arrangement
  private lazy var item = ContainerLayoutItem(layout: layout, items: [], passes: passes)

  init(_ view: Container, at site: NodeSite) {
    layout = view.layout
    super.init(at: site)
    marks.insert(.holdsItems)
    child = Container.Content._makeNode(view.content, at: self.site())
  }

  override func mount(_ phase: inout EvaluatePhase) {
    child?.mount(&phase)
    layoutItemsDidChange()
  }

  override func update(_ newView: Container, _ phase: inout EvaluatePhase) {
    if layout != newView.layout {
      layout = newView.layout
      // The item takes the layout when items are collected, and runs of rows, which have it as well.
      becomeStale()
    }
    child?.update(newView.content, &phase)
  }

  #if DEBUG
    func showsSame(as other: ViewNode) -> Bool { (other as? Self)?.layout == layout }
  #endif

  override func layoutItemsDidChange() { becomeStale() }

  /// Items along the axis of a stack that is itself offered its ideal length are independent of each other. Across its axis
  /// a stack places its items with the length that the longest has.
  override var contentLayout: SurroundingLayout {
    let axes = Container.axis.map { surroundingLayout.idealAxes.intersection(Axis.Set($0)) } ?? []
    return SurroundingLayout(stack: layout as? StackLayout, idealAxes: axes)
  }

  override var contentAxis: Axis? { Container.axis }

  func collectItemsAnew() {
    isStale = false
    var items: [any LayoutItem] = []
    child?.collectItems(&items)
    item.layout = layout
    item.items = items
  }

  override func collectItems(_ items: inout [any LayoutItem]) { items.append(item) }

  override var isLaidOut: Bool { true }

  override var isItem: Bool { true }

  func collectOwnLayers(_ layers: inout [DepthLayer]) { layers.append(DepthLayer(container: child)) }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

#if DEBUG
  extension ContainerLayoutNode: Showing {}
#endif
