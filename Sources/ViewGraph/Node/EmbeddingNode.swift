import Foundation

/// How a leaf is made whose element holds other views: those of the same tree, in an island of their own. Make puts
/// the place's `embeddedElement` into the element that it makes.
@MainActor
package protocol EmbeddingBehavior: LeafBehavior {
  associatedtype Embedded: View

  /// The views inside.
  static func embedded(_ view: Content) -> Embedded
  /// The axes along which the views inside are offered their ideal length, as scroll content is.
  static func idealAxes(_ view: Content) -> Axis.Set
}

/// The node of a leaf whose element holds other views: a button with its label, a scroll view with its content.
///
/// What is inside belongs to the same tree, so that environment, preferences and effects cross without a second host.
package final class EmbeddingNode<Behavior: EmbeddingBehavior>: RepresentableNode<Behavior>, IslandOwner, ItemContainer
{
  private var child: Node<Behavior.Embedded>?
  private var isStale = false
  private lazy var embeddedIsland = Island(owner: self)
  private lazy var islandElement: (any IslandElement)? = graph.makeElement(for: embeddedIsland)

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    embeddedIsland.idealAxes = Behavior.idealAxes(view)
    let node = Behavior.Embedded._makeNode(Behavior.embedded(view), at: site())
    child = node
    node.mount(&phase)
    layoutItemsDidChange()
  }

  override func update(_ newView: Behavior.Content, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    setIdealAxes(Behavior.idealAxes(newView), &phase)
    child?.update(Behavior.embedded(newView), &phase)
  }

  private func setIdealAxes(_ axes: Axis.Set, _ phase: inout EvaluatePhase) {
    guard embeddedIsland.idealAxes != axes else { return }
    embeddedIsland.idealAxes = axes
    phase.changes.layOut(embeddedIsland)
  }

  package override var embeddedElement: (any IslandElement)? { islandElement }

  package override func releaseElement() {
    super.releaseElement()
    islandElement = nil
  }

  package override func place(at origin: CGPoint, proposal: ProposedViewSize) {
    embeddedIsland.expect(proposal, size: sizeThatFits(proposal))
    super.place(at: origin, proposal: proposal)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  // MARK: The island

  override var contentIsland: Island? { embeddedIsland }

  override var contentPasses: LayoutPasses { embeddedIsland.passes }

  override func forEachOwnIsland(_ body: (Island) -> Void) { body(embeddedIsland) }

  package func collectIslandLeaves(_ leaves: inout [any LeafNode]) { child?.collectLeaves(&leaves) }

  /// Several views inside are stacked, as at the top of a host.
  override var rowGrouping: StackLayout? {
    isOfferedIdealLength(.vertical) ? StackLayout(axis: .vertical) : nil
  }

  /// Content that is scrolled both ways is placed with the extent of the largest, so nothing is independent there.
  override func isOfferedIdealLength(_ axis: Axis) -> Bool { embeddedIsland.idealAxes == Axis.Set(axis) }

  override func layoutItemsDidChange() {
    guard !isStale else { return }
    isStale = true
    graph.staleContainers.append(self)
  }

  func collectItemsAnew() {
    isStale = false
    embeddedIsland.content = LayoutItems.stacked(below: child, passes: embeddedIsland.passes)
  }
}
