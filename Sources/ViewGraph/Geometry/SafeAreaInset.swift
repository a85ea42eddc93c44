import Foundation

/// A bar at an edge of a view, with room that is kept free besides: each of several views has one.
package struct SafeAreaInset<Layer: ContainerLayoutView>: LayerModifier {
  let layer: Layer
  private let parameters: SafeAreaParameters
  private let area: SafeArea

  /// A bar that covers a part of what sees `area` in its environment.
  package init(
    _ layer: Layer, edge: Edge, alignment: Alignment, spacing: CGFloat = 0, padding: EdgeInsets = EdgeInsets(),
    area: SafeArea
  ) {
    self.layer = layer
    parameters = SafeAreaParameters(edge: edge, alignment: alignment, spacing: spacing, padding: padding.usable)
    self.area = area
  }

  package static var isInFront: Bool { true }

  package static func makeNode(
    _ modifier: Self, around item: ViewNode, at site: NodeSite
  ) -> any Node<Self> & ItemModifying { SafeAreaNode(modifier, around: item, at: site) }

  func isLaidOut(as other: Self) -> Bool { parameters == other.parameters }

  func layout(_ layer: any LayoutItem, in node: ViewNode) -> any UnaryLayout {
    let node = node as? SafeAreaNode<Layer>
    return SafeAreaLayout(bar: layer, parameters: parameters, outer: area.outer) { [weak node] insets, isPlaced in
      node?.layoutDidCover(insets, isPlaced: isPlaced)
    } noteExtent: { [weak node] in
      node?.layoutDidExtend($0)
    }
  }

  fileprivate func note(_ extent: SafeAreaExtent, of node: ViewNode) { (area.node, area.extent) = (node, extent) }

  fileprivate func cover(_ insets: EdgeInsets) { area.cover(insets) }

  fileprivate func coverEarly(_ insets: EdgeInsets) -> Bool { area.coverEarly(insets) }
}

/// The node of a view with a bar. What is covered is known when the bar is laid out; the layout that it changes comes after.
final class SafeAreaNode<Layer: ContainerLayoutView>: ItemLayerNode<SafeAreaInset<Layer>>, GeometryObserver {
  /// By the latest layout.
  private var covered = EdgeInsets() {
    didSet { if covered != oldValue { graph.host?.geometryDidChange() } }
  }
  private var told = EdgeInsets()

  fileprivate func layoutDidCover(_ insets: EdgeInsets, isPlaced: Bool) {
    let isEarly = view.coverEarly(insets)
    if isEarly { told = insets }
    if isEarly || isPlaced { covered = insets }
  }

  fileprivate func layoutDidExtend(_ extent: SafeAreaExtent) { view.note(extent, of: self) }

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    graph.geometry.add(self)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.geometry.remove(self)
  }

  var hasNewGeometry: Bool { covered != told }

  func adoptGeometry() {
    told = covered
    view.cover(covered)
  }
}
