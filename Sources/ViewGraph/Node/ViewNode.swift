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
  final var isDirty = false
  /// Whether all that has changed are things of which this node read parts, which may be the same.
  private var isSuspect = false
  /// What is known of this node and of those below it.
  final var marks = NodeMarks()

  init(at site: NodeSite) {
    graph = site.graph
    parent = site.parent
    scope = site.scope
    packedDepth = Int32((site.parent?.depth ?? -1) + 1)
    if site.parent?.contentLeafModifier != nil { marks.insert(.isModified) }
    if let parent = site.parent, parent.marks.contains(.makesRows) { beginRow(at: site) }
  }

  /// The outermost node that is laid out is a row; what stands around it has no place of its own.
  private func beginRow(at site: NodeSite) {
    if isLaidOut { surrounding = makeRow(of: self, at: site) } else { marks.insert(.makesRows) }
  }

  /// Whether the node takes part in layout itself, and does not only stand around one that does.
  var isLaidOut: Bool { false }

  /// Whether this and all below it is not shown, though it is still there.
  final var isAsleep: Bool { marks.contains(.isAsleep) }

  /// What stands around this view alone, beside what is above it in the tree. Around few there is anything, so that nodes
  /// have no room for it.
  final var surrounding: (any Surrounding)? {
    get { marks.contains(.isSurrounded) ? graph.surroundings[ObjectIdentifier(self)] : nil }
    set {
      if newValue == nil { marks.remove(.isSurrounded) } else { marks.insert(.isSurrounded) }
      graph.surroundings[ObjectIdentifier(self)] = newValue
    }
  }

  /// Whether the node is always one item for the container around it.
  var isItem: Bool { false }

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
  final func needsEvaluation() -> Bool {
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
    surrounding?.innerDidUnmount(&phase)
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

  /// Appends what the nearest container lays out.
  func collectItems(_ items: inout [any LayoutItem]) { forEachChild { $0.collectItems(&items) } }

  /// Appends the leaves of this subtree in tree order.
  func collectLeaves(_ leaves: inout [any LeafNode]) { forEachChild { $0.collectLeaves(&leaves) } }

  /// The number, order or wrapping of layout items below has changed: the nearest container collects them anew.
  func layoutItemsDidChange() { parent?.layoutItemsDidChange() }

  /// The island in which the elements of this node's subtree are, or of this node if it is a leaf. None while a row
  /// that is being built has no place yet.
  package final var island: Island? {
    if let surrounding { return surrounding.contentIsland }
    return parent.map(\.contentIsland) ?? graph.island
  }

  /// The island of the children's elements.
  var contentIsland: Island? { island }

  /// The layout passes in which the items of this node are measured.
  package final var passes: LayoutPasses {
    surrounding?.contentPasses ?? parent?.contentPasses ?? graph.island.passes
  }

  /// The layout passes of the children.
  var contentPasses: LayoutPasses { passes }

  /// The layout around the children.
  var contentLayout: SurroundingLayout { surroundingLayout }

  /// The layout around this node.
  final var surroundingLayout: SurroundingLayout { parent?.contentLayout ?? SurroundingLayout() }

  /// The main axis of the stack around the children.
  var contentAxis: Axis? { stackAxis }

  /// The main axis of the nearest stack.
  package final var stackAxis: Axis? { parent?.contentAxis }

  /// Applies to the toolkit what has changed in a leaf, and notes what that changes in the layout.
  func updateElement(_ phase: inout CommitPhase) {}

  /// The nearest modifier of leaves that reaches this node.
  final var leafModifier: (any LeafModifying)? {
    marks.contains(.isModified) ? parent?.contentLeafModifier : nil
  }

  /// The nearest modifier of leaves that reaches the children.
  var contentLeafModifier: (any LeafModifying)? { leafModifier }

  /// Visits the islands of this node and of those below.
  final func forEachIsland(_ body: (Island) -> Void) {
    forEachOwnIsland(body)
    forEachChild { if !$0.isAsleep { $0.forEachIsland(body) } }
  }

  /// Visits the islands that this node itself owns.
  func forEachOwnIsland(_ body: (Island) -> Void) {}

  /// The type of view that this node keeps, for messages.
  package var viewType: Any.Type { Self.self }

  /// Shows at first what another node of the same kind shows at the moment, if that is on its way.
  func takeShown(of other: ViewNode) {}
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
      if current is any NamedInPaths { names.append(String(describing: current.viewType)) }
      node = current.parent
    }
    if names.count > 40 { names.replaceSubrange(20..<(names.count - 20), with: ["…"]) }
    return names.reversed().joined(separator: "/")
  }
}

extension ViewNode: DiagnosedView {}

/// Where a node is made: its host, its parent and what it inherits.
public struct NodeSite {
  package let graph: Graph
  package let parent: ViewNode?
  package let scope: EnvironmentScope
}
