/// A node that has a node for each view below it, and looks for them anew when they are others.
@MainActor
protocol ItemDivider: ViewNode {
  func divide(_ phase: inout EvaluatePhase)
}

/// Where views came, went or moved below such a node in this round.
final class ItemDivision: FrameFeature {
  static let turn = FrameTurn.structure

  private var undivided: [any ItemDivider] = []

  func add(_ divider: any ItemDivider) { undivided.append(divider) }

  /// Lets them find their views, the innermost first.
  func evaluate(_ phase: inout EvaluatePhase) -> Bool {
    let dividers = exchange(&undivided, with: []).sorted { $0.depth > $1.depth }
    for divider in dividers where divider.isMounted { divider.divide(&phase) }
    return !dividers.isEmpty
  }
}

/// The node of views that are modified each for itself.
final class ModifiedItemsNode<Content: View, Modifier: ItemModifier>: WrapperNode<ModifiedItems<Content, Modifier>>,
  ItemDivider, ItemWrapping, Nesting, ElementCounting, DepthOrdering
{
  private typealias Part = any Node<Modifier> & ItemModifying

  /// In the order of the views.
  private var parts: [Part] = []
  private var isUndivided = false

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    divide(&phase)
  }

  override func update(_ newView: ModifiedItems<Content, Modifier>, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    // What surrounds a view that has ended is gone before it could be updated.
    if isUndivided { divide(&phase) }
    for part in parts { part.update(newView.modifier, &phase) }
  }

  /// The nodes inside refer to their surroundings until they are gone.
  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    for part in parts { part.item.surrounding = nil }
  }

  // MARK: The parts

  override func layoutItemsDidChange() {
    if !isUndivided { graph.feature(ItemDivision.self).add(self) }
    isUndivided = true
    super.layoutItemsDidChange()
  }

  func divide(_ phase: inout EvaluatePhase) {
    isUndivided = false
    let items = child?.itemNodes ?? []
    if items.elementsEqual(parts, by: { $0 === $1.item }) { return }
    let previous = parts
    let diff = KeyedDiff(
      from: previous.map { DiffKey(identityOf: $0.item) }, to: items.map { DiffKey(identityOf: $0) })
    parts = zip(items, diff.origins).map { item, origin in origin.map { previous[$0] } ?? makePart(for: item, &phase) }
    for part in diff.removed.map({ previous[$0] }) {
      // It may have gone with its view.
      if part.isMounted { part.unmount(&phase) }
      part.item.surrounding = nil
    }
  }

  private func makePart(for item: ViewNode, _ phase: inout EvaluatePhase) -> Part {
    let part = Modifier.makeNode(view.modifier, around: item, at: site())
    part.marks.insert(.modifiesItem)
    item.surrounding = part
    part.mount(&phase)
    return part
  }

  // MARK: The tree

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if Modifier.isInFront { child.map(body) }
    for part in parts { body(part) }
    if !Modifier.isInFront { child.map(body) }
  }

  func forEachFromOutside(_ body: (ViewNode) -> Void) {
    for part in parts { body(part) }
    child.map(body)
  }

  var hasElements: Bool { child?.hasAnyElements ?? false }

  override func collectItemNodes(_ items: inout [ViewNode]) {
    for part in parts { items.append(part) }
  }

  override func collectItems(_ items: inout [any LayoutItem]) {
    var contents: [any LayoutItem] = []
    child?.collectItems(&contents)
    items += zip(parts, contents).map { $0.modified($1) }
  }

  override func collectLeaves(_ leaves: inout [any LeafNode]) {
    for part in parts { part.collectLeaves(&leaves) }
  }

  func collectOwnLayers(_ layers: inout [DepthLayer]) {
    for part in parts { part.collectLayers(&layers) }
  }

  /// Each item below has a layout of its own.
  override var contentLayout: SurroundingLayout { SurroundingLayout() }

  override var isLaidOut: Bool { true }
}
