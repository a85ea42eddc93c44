import Foundation

/// The toolkit's side of a list's rows.
@MainActor
package protocol ListRowsObserver: AnyObject {
  /// Rows were replaced by others, which may be the same in another order.
  func rowsDidChange(at position: Int, removed: Int, added: Int)
  /// Scrolls to a row, whose anchor is a share of its height. Tells whether it is where it is wanted; if not, it is to be
  /// asked again after a layout.
  func scroll(toRow position: Int, anchor: CGFloat?) -> Bool
  /// How far there is to scroll to a row, as far as is known, in what scrolls the rows; nil where that cannot be told.
  func distance(toRow position: Int, anchor: CGFloat?) -> CGFloat?
  /// What views say of the rows that they are may be something else. Does nothing unless said otherwise.
  func rowTraitsDidChange()
  /// Rows may be selected by other values. Does nothing unless said otherwise.
  func rowValuesDidChange()
}

extension ListRowsObserver {
  package func rowTraitsDidChange() {}

  package func rowValuesDidChange() {}

  package func distance(toRow position: Int, anchor: CGFloat?) -> CGFloat? { nil }
}

/// Where a row is in its list.
struct RowPlace {
  let section: any ListSection
  /// Among the rows of the section.
  let index: Int
}

/// The rows of a list in their order: each view for itself, and those of a `ForEach` without making them.
package final class ListRowsNode: ViewNode, ItemContainer {
  /// The views inside.
  var content: ViewNode?
  package weak var observer: (any ListRowsObserver)?
  /// What the toolkit knows of.
  private(set) var knownSections = KnownSections()
  /// Rows that the toolkit has begun or ceased to show.
  private var waiting: [ListRowNode] = []
  var isStale = false
  private var hasOtherTraits = false
  /// Whether a view has ever said something of rows.
  package private(set) var haveTraits = false
  /// Whether a view has ever said by which values its row is selected, and which of those the list takes.
  var haveSaidValues = false
  package var acceptsSelection: ((AnyHashable) -> Bool)?
  private var hasOtherValues = false
  /// Whether the rows of a `ForEach` are there before the toolkit shows them.
  let keepsAllRows: Bool
  /// How the views of a row lie that has several, in a lazy container.
  package var rowStack: StackLayout?
  /// Whether what is in a row appears when the row can be seen, and not when it is built.
  let rowsAppearInSight: Bool

  init(at site: NodeSite, keepsAllRows: Bool, stack: StackLayout?) {
    (self.keepsAllRows, rowStack, rowsAppearInSight) = (keepsAllRows, stack, !keepsAllRows)
    super.init(at: site)
    marks.formUnion([.makesRows, .holdsItems])
  }

  /// Whether they are scrolled by themselves: those of a form or a lazy container are not.
  var areScrolled: Bool { rowStack == nil && !keepsAllRows }

  override func forEachChild(_ body: (ViewNode) -> Void) { content.map(body) }

  /// Each row is in an island of its own.
  override var contentIsland: Island? { nil }

  override var contentLayout: SurroundingLayout { SurroundingLayout() }

  override var contentAxis: Axis? { rowStack?.axis }

  override func forEachOwnIsland(_ body: (Island) -> Void) {
    for (section, _) in knownSections.all { (section as? ListRowNode)?.forEachOwnIsland(body) }
  }

  // MARK: What the toolkit asks

  /// How many rows there are.
  package var rowCount: Int { knownSections.rowCount }

  /// Where the row at a position is; nil where there is none.
  func place(at position: Int) -> RowPlace? { knownSections.place(at: position) }

  /// A row by its position; nil where there is none.
  package func row(at position: Int) -> ListRowNode? { place(at: position).map { $0.section.row(at: $0.index) } }

  /// The row at a position, if it was ever asked for.
  package func knownRow(at position: Int) -> ListRowNode? {
    place(at: position).flatMap { $0.section.knownRow(at: $0.index) }
  }

  /// The position of a row in its section among all; nil if the section is none of this list.
  func position(of section: any ListSection, _ index: Int) -> Int? {
    knownSections.start(of: section).map { $0 + index }
  }

  /// The position of a row; nil if it is none of this list.
  package func position(of row: ListRowNode) -> Int? { position(of: row.section, row.index) }

  /// The toolkit has begun or ceased to show a row, which is made or put to sleep in the next round.
  func rowIsWaiting(_ row: ListRowNode) {
    waiting.append(row)
    // What a cycle brings about belongs to the write that the cycle is for.
    if UpdateScheduler.shared.isRunning { return markDirty() }
    UpdateScheduler.shared.invalidate { [self] in markDirty() }
  }

  /// A view has said something of rows. The toolkit is told when no update is due any more, once for all of them.
  func rowTraitsDidChange() {
    haveTraits = true
    guard !hasOtherTraits else { return }
    hasOtherTraits = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      self?.hasOtherTraits = false
      self?.observer?.rowTraitsDidChange()
    }
  }

  /// A view has said other values of its row. The toolkit is told as with the rest of what is said.
  func rowValuesDidChange() {
    haveSaidValues = true
    guard !hasOtherValues else { return }
    hasOtherValues = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      self?.hasOtherValues = false
      self?.observer?.rowValuesDidChange()
    }
  }

  override func evaluate(_ phase: inout EvaluatePhase) {
    isDirty = false
    let rows = waiting
    waiting = []
    for row in rows { row.adoptVisibility(&phase) }
  }

  // MARK: The rows

  override func layoutItemsDidChange() { becomeStale() }

  /// Tells the toolkit at once what has changed since it was told last, as it must never see other rows than it knows of.
  func collectItemsAnew() {
    isStale = false
    var found: [any ListSection] = []
    content?.collectSections(&found)
    let change = ListChange(from: knownSections.all, to: found.map { ($0, $0.takeChange()) })
    knownSections = KnownSections(found)
    for section in found { section.collectRowItems() }
    guard change.removed + change.added > 0 else { return }
    observer?.rowsDidChange(at: change.position, removed: change.removed, added: change.added)
  }
}
