import Foundation

/// How a leaf is made whose element holds other views: those of the same tree, in an island of their own. Make gives
/// the node's `embeddedIsland`, if it has one, a holder and keeps that as long as the element.
@MainActor
package protocol EmbeddingBehavior: LeafBehavior {
  associatedtype Embedded: View

  /// The views inside.
  static func embedded(_ view: Content) -> Embedded
  /// The axes along which the views inside are offered their ideal length, as scroll content is.
  static func idealAxes(_ view: Content) -> Axis.Set
  /// Whether the views inside are pressed as one with it, as the label of a button is; for as long as the node lives. False
  /// unless said otherwise.
  static func isPressedAsOne(_ view: Content) -> Bool
  /// Whether the views inside are always one leaf whose element the outer one itself takes in and lays out, so that
  /// there is no island. False unless said otherwise.
  static var takesOneLeaf: Bool { get }
  /// Takes the element of that leaf in, once.
  static func take(_ leaf: any LeafNode, into element: Element)
}

extension EmbeddingBehavior {
  package static func isPressedAsOne(_ view: Content) -> Bool { false }

  package static var takesOneLeaf: Bool { false }

  package static func take(_ leaf: any LeafNode, into element: Element) {}
}

extension ViewNode {
  /// Whether something around this in the tree, with what is in it, is pressed as one. Costs a look at each node around.
  package final var isPartOfPressed: Bool {
    var node = parent
    while let current = node, !current.marks.contains(.isPressedAsOne) { node = current.parent }
    return node != nil
  }
}

/// The node of a leaf whose element holds other views: a button with its label, a scroll view with its content.
///
/// What is inside belongs to the same tree, so that environment, preferences and effects cross without a second host.
package final class EmbeddingNode<Behavior: EmbeddingBehavior>: RepresentableNode<Behavior>, IslandOwner, ItemContainer,
  LeafTaking
{
  private var child: Node<Behavior.Embedded>?
  var isStale = false
  /// The room of scroll content.
  private lazy var room = Behavior.idealAxes(view).isEmpty ? nil : makeRoom(cover: safeArea)
  private lazy var ownIsland = Behavior.takesOneLeaf ? nil : Island(owner: self)

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    marks.insert(.holdsItems)
    if Behavior.takesOneLeaf { marks.insert(.takesLeaf) }
    if Behavior.isPressedAsOne(view) { marks.insert(.isPressedAsOne) }
    ownIsland?.idealAxes = Behavior.idealAxes(view)
    if !Behavior.idealAxes(view).isEmpty { announce(.scrolls) }
    let node = Behavior.Embedded._makeNode(Behavior.embedded(view), at: site(scope: scopeInside))
    child = node
    node.mount(&phase)
    layoutItemsDidChange()
  }

  override func update(_ newView: Behavior.Content, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    setIdealAxes(Behavior.idealAxes(newView), &phase)
    child?.update(Behavior.embedded(newView), &phase)
  }

  /// What is scrolled sees the room in which it is. What covers it is not in the way of what is scrolled in it, which has
  /// margins of its own.
  private var scopeInside: EnvironmentScope? {
    room.map { room in
      EnvironmentScope(parent: scope) {
        $0.safeArea = nil
        $0.scrollMargins = nil
        $0.scrollAnchors = ScrollAnchors()
        $0.scrollGestures = nil
        $0.scrollTargets = exchange(&$0.targetsOfNextScroll, with: nil)
        $0.isScrollTargetLayout = false
        room.write(to: &$0)
      }
    }
  }

  /// What covers scroll content.
  private var safeArea: SafeArea? { Behavior.idealAxes(view).isEmpty ? nil : scope.values.safeArea }

  package override func layoutValue(of key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(SafeArea.self) && !Behavior.idealAxes(view).isEmpty ? true : super.layoutValue(of: key)
  }

  private func setIdealAxes(_ axes: Axis.Set, _ phase: inout EvaluatePhase) {
    guard let ownIsland, ownIsland.idealAxes != axes else { return }
    ownIsland.idealAxes = axes
    if !axes.isEmpty { announce(.scrolls) }
    phase.changes.layOut(ownIsland)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    room?.end()
  }

  package override func place(at origin: CGPoint, proposal: ProposedViewSize) {
    room?.wasPlaced(for: proposal, size: sizeThatFits(proposal))
    if let ownIsland { ownIsland.expect(proposal, size: sizeThatFits(proposal)) }
    super.place(at: origin, proposal: proposal)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  /// What the whole carries, its parts do not carry once more.
  override var contentLeafModifier: (any LeafModifying)? { nil }

  func take(_ leaf: any LeafNode) {
    if ownIsland == nil { withElement { Behavior.take(leaf, into: $0) } }
  }

  // MARK: The island

  package override var innerIsland: Island? { ownIsland }

  override var contentIsland: Island? { ownIsland }

  override var contentPasses: LayoutPasses { ownIsland?.passes ?? passes }

  override func forEachOwnIsland(_ body: (Island) -> Void) { ownIsland.map(body) }

  package var islandContent: [ViewNode] { child.map { [$0] } ?? [] }

  /// Several views inside are stacked, as at the top of a host. Content that is scrolled both ways is placed with the extent
  /// of the largest, so nothing is independent there.
  override var contentLayout: SurroundingLayout {
    let axes = ownIsland.map(\.idealAxes) ?? []
    return SurroundingLayout(
      stack: StackLayout(axis: .vertical),
      idealAxes: axes == .vertical || axes == .horizontal ? axes : [])
  }

  override func layoutItemsDidChange() { if ownIsland != nil { becomeStale() } }

  func collectItemsAnew() {
    isStale = false
    guard let ownIsland else { return }
    if room != nil { island?.followProposals() }
    let content = LayoutItems.stacked(below: child, passes: ownIsland.passes)
    let hasRoomAround = room != nil && (safeArea != nil || scope.values.scrollMargins != nil)
    ownIsland.content =
      hasRoomAround
      ? UnaryLayoutItem(
        layout: ScrollContentLayout(area: safeArea, scope: scope), content: content, passes: ownIsland.passes) : content
  }
}
