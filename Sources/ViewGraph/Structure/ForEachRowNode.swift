/// The node of a row.
final class ForEachRowNode<Element, Content: View>: ComponentNode<ForEachRow<Element, Content>>, RowNode {
  unowned var run: RowRunNode?
  /// Which of the elements this is the row of.
  var index = 0
  private(set) lazy var rowPasses = LayoutPasses()
  /// Whether rows are laid out in runs.
  private let isGrouped: Bool

  init(_ view: ForEachRow<Element, Content>, at site: NodeSite, isGrouped: Bool) {
    self.isGrouped = isGrouped
    super.init(view, at: site)
    marks.insert(.saysOfRows)
  }

  /// Takes another closure for the element that it has.
  func update(content: @escaping (Element) -> Content, _ phase: inout EvaluatePhase) {
    changeView { $0.content = content }
    evaluateChanged(&phase)
  }

  override var contentIsland: Island? { isGrouped ? run?.contentIsland : super.contentIsland }

  override var contentPasses: LayoutPasses { isGrouped ? rowPasses : super.contentPasses }

  override var contentLayout: SurroundingLayout {
    var layout = surroundingLayout
    layout.stack = nil
    return layout
  }

  override func collectItems(_ items: inout [any LayoutItem]) { collectScrollable(&items) { super.collectItems(&$0) } }

  override func layoutItemsDidChange() {
    guard isGrouped else { return super.layoutItemsDidChange() }
    run?.layoutItemsDidChange()
    // What came or went may lie elsewhere in depth.
    if hasZIndex { run?.rowDepthDidChange() }
    // The run is laid out whatever is in it; those around the rows follow what is.
    elementsDidChange()
  }
}
