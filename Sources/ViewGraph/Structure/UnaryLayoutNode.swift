/// A view that lays out each of its content's views on its own, as a frame or padding does.
@MainActor
package protocol UnaryLayoutView: WrapperView where Body == Never {
  associatedtype Arrangement: UnaryLayout & Equatable
  var layout: Arrangement { get }
  /// What is wrong with the layout's parameters, if anything.
  var invalidParameter: String? { get }
}

extension UnaryLayoutView {
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { UnaryLayoutNode(view, at: site) }
}

/// The node of a frame or padding: a layout without a widget.
class UnaryLayoutNode<Modified: UnaryLayoutView>: WrapperNode<Modified>, ItemWrapping {
  private var items: [UnaryLayoutItem] = []

  override func mount(_ phase: inout EvaluatePhase) {
    reportInvalidParameter()
    announceIdealLength()
    super.mount(&phase)
  }

  override func update(_ newView: Modified, _ phase: inout EvaluatePhase) {
    let isSameLayout = view.layout == newView.layout
    if !isSameLayout, let shift = newView.layout.shift(after: view.layout) { isShownElsewhere(by: shift) }
    super.update(newView, &phase)
    guard !isSameLayout else { return }
    reportInvalidParameter()
    announceIdealLength()
    for item in items { item.layout = newView.layout }
    phase.layoutChanged(at: self)
  }

  private func reportInvalidParameter() {
    guard let invalid = view.invalidParameter else { return }
    Diagnostics.report(.invalidFrame, at: self, place: invalid, "\(invalid); it counts as not given")
  }

  private func announceIdealLength() {
    let axes = view.layout.axesWithIdealLength
    if axes.contains(.horizontal) { announce(.saysIdealWidth) }
    if axes.contains(.vertical) { announce(.saysIdealHeight) }
  }

  override func collectItems(_ result: inout [any LayoutItem]) {
    var contents: [any LayoutItem] = []
    child?.collectItems(&contents)
    items = contents.map { UnaryLayoutItem(layout: view.layout, content: $0, passes: $0.passes) }
    result.append(contentsOf: items)
  }

  /// Each item below has a layout of its own.
  override var contentLayout: SurroundingLayout {
    SurroundingLayout(idealAxes: view.layout.passesIdealLength ? surroundingLayout.idealAxes : [])
  }

  override var isLaidOut: Bool { true }
}

extension Graph {
  /// Whether a frame says how long its content likes to be along an axis, wherever in the tree.
  package func saysIdealLength(_ axis: Axis) -> Bool {
    root?.marks.contains(axis == .horizontal ? .saysIdealWidth : .saysIdealHeight) == true
  }
}
