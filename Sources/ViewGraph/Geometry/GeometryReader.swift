import Foundation

/// A view whose content is made for the size that it has.
///
/// It takes the room that it is offered, and its ideal size is 10 × 10. The content lies at the top leading corner, all of
/// the room is offered to it, and several views lie on top of each other. Layout never evaluates a body: the content is
/// evaluated after the layout that gave the view another size, and laid out in the same frame. As SwiftUI documents it.
public struct GeometryReader<Content: View>: View {
  /// The content for a size and a place.
  public var content: (GeometryProxy) -> Content

  /// Makes the content from what is known of the room.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { GeometryReaderNode(view, at: site) }
}

/// The content for one size: a component of its own, so that what its closure reads re-evaluates it alone.
struct GeometryContent<Content: View>: View {
  let proxy: GeometryProxy
  let content: (GeometryProxy) -> Content

  var body: Content { content(proxy) }
}

/// A node whose content is made after the layout that has told its size.
@MainActor
protocol ContentAwaiting: ViewNode {
  var hasContent: Bool { get }
}

extension ViewNode {
  /// Whether content here or below is still to be made.
  final var awaitsContent: Bool {
    if let awaiting = self as? any ContentAwaiting, !awaiting.hasContent { return true }
    var awaits = false
    forEachChild { awaits = awaits || $0.awaitsContent }
    return awaits
  }
}

/// The node of a geometry reader: a layout without a widget, and without content until it has a size.
final class GeometryReaderNode<Content: View>: ValueNode<GeometryReader<Content>>, NamedInPaths, ItemContainer,
  LayoutItem,
  GeometryObserver, DepthOrdering, ContentAwaiting
{
  private let place = GeometryPlace()
  private var child: Node<GeometryContent<Content>>?
  /// The size that the content was made for.
  private var size: CGSize?
  var isStale = false
  private var limit = RepetitionLimit(runs: UpdateScheduler.roundLimit)
  private lazy var item = ContainerLayoutItem(
    layout: OverlayLayout(alignment: .topLeading), items: [], passes: passes)

  override func mount(_ phase: inout EvaluatePhase) {
    marks.insert(.holdsItems)
    place.node = self
    graph.geometry.add(self)
  }

  override func update(_ newView: GeometryReader<Content>, _ phase: inout EvaluatePhase) {
    view = newView
    evaluate(&phase)
  }

  override func evaluate(_ phase: inout EvaluatePhase) {
    isDirty = false
    guard let size else { return }
    let content = GeometryContent(proxy: GeometryProxy(size: size, place: place), content: view.content)
    if let child { return child.update(content, &phase) }
    let node = GeometryContent<Content>._makeNode(content, at: site())
    child = node
    node.mount(&phase)
    layoutItemsDidChange()
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.geometry.remove(self)
  }

  func collectOwnLayers(_ layers: inout [DepthLayer]) { layers.append(DepthLayer(container: child)) }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  // MARK: The geometry

  var hasContent: Bool { child != nil }

  var hasNewGeometry: Bool {
    guard let frame = place.frame, !limit.isReached(in: graph.bursts.outer) else { return false }
    return frame.size != size || place.isNewToReaders
  }

  func adoptGeometry() {
    guard limit.allows(graph.bursts.outer) else { return reportCycle() }
    if size != place.frame?.size {
      size = place.frame?.size
      markDirty()
    }
    if place.isNewToReaders { place.notifyReaders() }
  }

  private func reportCycle() {
    Diagnostics.report(
      .layoutCycle, at: self,
      """
      each layout gives this view another size or place, which its content makes it have; the content stays as it was \
      made for \(size.map { "\($0.width) × \($0.height)" } ?? "no size"). Let the content not change what is around
      """)
  }

  // MARK: Layout

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    place.frame = LayoutMirror.onScreen(CGRect(origin: origin, size: size))
    item.place(at: origin, proposal: ProposedViewSize(size))
  }

  override func layoutItemsDidChange() { becomeStale() }

  func collectItemsAnew() {
    isStale = false
    var items: [any LayoutItem] = []
    child?.collectItems(&items)
    item.items = items
  }

  override func collectItems(_ items: inout [any LayoutItem]) { items.append(self) }

  override var contentLayout: SurroundingLayout { SurroundingLayout() }

  override var contentAxis: Axis? { nil }

  override var isLaidOut: Bool { true }

  override var isItem: Bool { true }
}
