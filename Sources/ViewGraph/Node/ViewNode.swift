/// The identity of one view in the tree: where it is, what it inherits, and whether it must be evaluated.
///
/// A node lives from mount to unmount. Its children are held by typed fields of its subclasses, so that
/// reconciliation needs no cast; this base class is the only erasure.
@MainActor
public class ViewNode {
  package unowned let graph: Graph
  package unowned let parent: ViewNode?
  /// What this place inherits; the same object for the life of the node.
  package let scope: EnvironmentScope
  private let packedDepth: Int32
  /// How often the node was evaluated in the evaluate phase of that number.
  private var evaluatedPhase: UInt32 = 0
  private var evaluationCount: UInt8 = 0
  /// Set at the end of this identity.
  final var isUnmounted = false
  /// Whether something that this node read has changed since it was evaluated.
  var isDirty = false
  /// Whether all that has changed are things of which this node read parts, which may be the same.
  private var isSuspect = false
  /// Whether this node or one below it has ever written a preference.
  final var hasPreferences = false
  /// Whether this node or one below it has ever said its place in depth.
  var hasZIndex = false
  /// Whether the views below are rows of a list, each for itself.
  final var makesRows = false
  /// Whether this is in a row of a list that is not shown.
  final var isAsleep = false
  /// Whether this view is a row of a list.
  private var isRow = false
  private var isSurrounded = false
  /// Whether there is a modifier of leaves around this node, which each update of a leaf asks.
  private let isModified: Bool

  init(at site: NodeSite) {
    graph = site.graph
    parent = site.parent
    scope = site.scope
    packedDepth = Int32((site.parent?.depth ?? -1) + 1)
    isModified = site.parent?.contentLeafModifier != nil
    if site.parent?.makesRows == true { beginRow(at: site) }
  }

  /// The outermost node that is laid out is a row; what stands around it has no place of its own.
  private func beginRow(at site: NodeSite) {
    isRow = isLaidOut
    makesRows = !isLaidOut
    if isLaidOut { graph.rows[ObjectIdentifier(self)] = ListRowNode(root: self, at: site) }
  }

  /// Whether the node takes part in layout itself, and does not only stand around one that does.
  var isLaidOut: Bool { false }

  /// The row of a list that is this view. Few are, so that nodes have no room for it.
  final var row: ListRowNode? { isRow ? graph.rows[ObjectIdentifier(self)] : nil }

  /// Whether a transition that is said on one side of this node is meant for the views on its other side.
  var carriesTransitions: Bool { !isLaidOut }

  /// The transition that this node says of the views below it.
  var statedTransition: StatedTransition? { nil }

  /// The modifier around this view that has a node for each of its views. Few have one, so that nodes have no room for it.
  final var surrounding: (any ItemModifying)? {
    get { isSurrounded ? graph.surroundings[ObjectIdentifier(self)] : nil }
    set {
      isSurrounded = newValue != nil
      graph.surroundings[ObjectIdentifier(self)] = newValue
    }
  }

  /// All such modifiers around this view that are modifiers of each other, the innermost first.
  final var surroundings: [any ItemModifying] {
    surrounding.map { first in Array(sequence(first: first) { $0.surrounding }) } ?? []
  }

  /// Whether the node is always one item for the container around it.
  var isItem: Bool { false }

  /// The index in depth that the node says itself.
  var ownZIndex: Double? { nil }

  /// The value by which this view says that it is selected.
  var tag: AnyHashable? { nil }

  /// Whether the node is in the tree. Computed: Swift checks each access at run time if another module can reach the
  /// storage.
  package final var isMounted: Bool { !isUnmounted }

  /// How many nodes are above this one.
  final var depth: Int { Int(packedDepth) }

  /// Builds what is below. Called once, by the parent, in the evaluate phase.
  func mount(_ phase: inout EvaluatePhase) {}

  /// Evaluates a node that was marked dirty.
  func evaluate(_ phase: inout EvaluatePhase) {}

  /// Whether the node is to be evaluated once more in this evaluate phase. Bodies that change each other's objects would
  /// otherwise keep the phase from ending; the rest waits for the next round, of which there are not many (A30).
  final func mayEvaluate(in phase: UInt32) -> Bool {
    if evaluatedPhase != phase { (evaluatedPhase, evaluationCount) = (phase, 0) }
    evaluationCount += 1
    return evaluationCount <= UpdateScheduler.roundLimit
  }

  /// Whether a node that was marked dirty must be evaluated: not if it read only parts of what has changed, and these are
  /// the same.
  final var isToEvaluate: Bool {
    if !isSuspect || hasChangedParts { return true }
    isDirty = false
    if ChangeTrace.isOn { ChangeTrace.forget(self) }
    return false
  }

  /// Whether a part that this node read has another value now.
  var hasChangedParts: Bool { true }

  /// Something has changed that user code read in the layout of this node's island.
  final func layoutSourceDidChange() { forEachOwnIsland { graph.relayOut($0) } }

  /// Visits the children in tree order.
  func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Ends this identity, children first.
  func unmount(_ phase: inout EvaluatePhase) {
    forEachChild { $0.unmount(&phase) }
    isUnmounted = true
    forEachOwnIsland { $0.endReads() }
    if let row { row.end(&phase) }
  }

  /// Appends the nodes of what the nearest container lays out: one for each item that `collectItems` appends.
  func collectItemNodes(_ items: inout [ViewNode]) {
    if isItem { items.append(self) } else { forEachChild { $0.collectItemNodes(&items) } }
  }

  /// The nodes of what the nearest container lays out of this one.
  final var itemNodes: [ViewNode] {
    var items: [ViewNode] = []
    collectItemNodes(&items)
    return items
  }

  /// Whether there is any element here or below: something that has a place of its own in the layout.
  var hasElements: Bool {
    if isItem { return true }
    var found = false
    forEachChild { if !found { found = $0.hasElements } }
    return found
  }

  /// Views came or went below. Tells those around that follow whether there are any, up to the nearest element.
  func elementsDidChange() {
    if let parent, !parent.isItem { parent.elementsDidChange() }
  }

  /// Appends what the nearest container lays out.
  func collectItems(_ items: inout [any LayoutItem]) { forEachChild { $0.collectItems(&items) } }

  /// Appends the leaves of this subtree in tree order.
  func collectLeaves(_ leaves: inout [any LeafNode]) { forEachChild { $0.collectLeaves(&leaves) } }

  /// Appends what lies in depth below this node; asked where somebody says an index.
  func collectOwnLayers(_ layers: inout [DepthLayer]) { forEachChild { $0.collectLayers(&layers) } }

  /// Appends all leaves of this subtree, also those inside of others, the outer ones first.
  func collectAllLeaves(_ leaves: inout [any LeafNode]) {
    forEachChild { if !$0.isAsleep { $0.collectAllLeaves(&leaves) } }
  }

  /// The number, order or wrapping of layout items below has changed: the nearest container collects them anew.
  func layoutItemsDidChange() { parent?.layoutItemsDidChange() }

  /// Tells the effects below that the host has entered or left its window, innermost first.
  func setAppeared(_ isAppeared: Bool, _ effects: EffectQueue) {
    forEachChild { if !$0.isAsleep { $0.setAppeared(isAppeared, effects) } }
  }

  /// The island in which the elements of this node's subtree are, or of this node if it is a leaf. None while a row
  /// that is being built has no place yet.
  package final var island: Island? {
    if let row { return row.contentIsland }
    if let surrounding { return surrounding.contentIsland }
    return parent.map(\.contentIsland) ?? graph.island
  }

  /// The island of the children's elements.
  var contentIsland: Island? { island }

  /// The layout passes in which the items of this node are measured.
  package final var passes: LayoutPasses {
    row?.contentPasses ?? surrounding?.contentPasses ?? parent?.contentPasses ?? graph.island.passes
  }

  /// The layout passes of the children.
  var contentPasses: LayoutPasses { passes }

  /// The stack whose items the children of this node are, if it offers them their ideal length, so that several rows
  /// may be laid out as one item.
  var rowGrouping: StackLayout? { parent?.rowGrouping }

  /// Whether a layout around this node offers it its ideal length along an axis, as scroll content is offered.
  func isOfferedIdealLength(_ axis: Axis) -> Bool { parent?.isOfferedIdealLength(axis) ?? false }

  /// Applies to the toolkit what has changed in a leaf, and notes what that changes in the layout.
  func updateElement(_ changes: inout ChangeList) {}

  /// The element of a leaf that is a child of this node was made and updated for the first time.
  func leafWasMade(_ leaf: any LeafNode) {}

  /// The island of the views inside of a leaf, if it holds any.
  package var embeddedIsland: Island? { nil }

  /// The rows of this node, if it is a list.
  package var embeddedRows: ListRowsNode? { nil }

  /// The nearest list around this node.
  var enclosingList: ListRowsNode? { parent?.enclosingList }

  /// Whether a view in this subtree has properties that the runtime keeps.
  var keepsState: Bool {
    var keeps = false
    forEachChild { keeps = keeps || $0.keepsState }
    return keeps
  }

  /// The nearest modifier of leaves that reaches this node.
  var leafModifier: (any LeafModifying)? { isModified ? parent?.contentLeafModifier : nil }

  /// The nearest modifier of leaves that reaches the children.
  var contentLeafModifier: (any LeafModifying)? { leafModifier }

  /// The first view here or below that has an id, for those who scroll to it.
  func scrollTarget(_ id: AnyHashable) -> ScrollTarget? {
    var target: ScrollTarget?
    forEachChild { if target == nil { target = $0.scrollTarget(id) } }
    return target
  }

  /// Appends the leaves that a modifier here reaches.
  func collectModifiedLeaves(_ leaves: inout [any LeafNode]) { forEachChild { $0.collectModifiedLeaves(&leaves) } }

  /// Visits the islands of this node and of those below.
  final func forEachIsland(_ body: (Island) -> Void) {
    forEachOwnIsland(body)
    forEachChild { if !$0.isAsleep { $0.forEachIsland(body) } }
  }

  /// Visits the islands that this node itself owns.
  func forEachOwnIsland(_ body: (Island) -> Void) {}

  /// Adds to a collector what this node and those below it wrote.
  func collectPreferences(_ collector: PreferenceCollector) { collectPreferencesBelow(collector) }

  /// The transaction of the round that runs, as this place sees it. Asked for by few, so nothing is kept.
  var transaction: Transaction { parent?.transaction ?? UpdateScheduler.shared.transaction }

  /// The main axis of the nearest stack.
  package var stackAxis: Axis? { parent?.stackAxis }

  /// The inputs of the running body that have changed, for messages.
  func changedInputs(_ changes: ChangeTrace.Changes) -> [String] { [] }

  #if DEBUG
    /// Whether what this view itself adds to the screen is what another of its type adds.
    func showsSame(as other: ViewNode) -> Bool { true }

    /// Whether the runtime keeps something here that another view of this type would have anew.
    var hasOwnState: Bool { false }
  #endif

  /// The type of view that this node keeps, for messages.
  package var viewType: Any.Type { Self.self }

  /// Whether the node belongs in a path that people read; structure such as tuples and branches does not.
  var isNamedInPaths: Bool { false }
}

extension ViewNode {
  /// The place of a child of this node.
  func site(scope: EnvironmentScope? = nil) -> NodeSite {
    NodeSite(graph: graph, parent: self, scope: scope ?? self.scope)
  }

  /// Notes that what this node read has changed, and asks for a cycle. Cheap when it is already dirty.
  func markDirty() {
    guard isMounted else { return }
    isSuspect = false
    enqueueIfClean()
  }

  /// Notes that something has changed of which this node read parts.
  func markSuspect() {
    guard isMounted else { return }
    if !isDirty { isSuspect = true }
    enqueueIfClean()
  }

  private func enqueueIfClean() {
    if isDirty {
      // In a host that did not converge the node waits for an event, which may be this one (A30).
      if graph.isSuspended { UpdateScheduler.shared.request(graph) }
      return
    }
    isDirty = true
    graph.enqueue(self)
  }

  /// The names of the views from the root to this node, for messages: `Outer/VStack/Rep`. Of many, those in the middle are
  /// left out.
  package var path: String {
    var names: [String] = []
    var node: ViewNode? = self
    while let current = node {
      if current.isNamedInPaths { names.append(String(describing: current.viewType)) }
      node = current.parent
    }
    if names.count > 40 { names.replaceSubrange(20..<(names.count - 20), with: ["…"]) }
    return names.reversed().joined(separator: "/")
  }
}

/// Where a node is made: its host, its parent and what it inherits.
public struct NodeSite {
  package let graph: Graph
  package let parent: ViewNode?
  package let scope: EnvironmentScope
}
