/// Rows of a list that belong together: a view, which is one, or a `ForEach` with any number.
@MainActor
protocol ListSection: ViewNode {
  var rowCount: Int { get }
  func row(at index: Int) -> ListRowNode
  /// The row, if it was ever asked for.
  func knownRow(at index: Int) -> ListRowNode?
  /// The value by which a row is selected; nil for one that is not selected.
  func selectionValue(at index: Int) -> AnyHashable?
  /// Which element of a `ForEach` a row is of; nil for a row that is not of one.
  func element(at index: Int) -> RowElement?
  /// The outermost node of what is in a row, once it was built.
  func innerNode(at index: Int) -> ViewNode?
  /// What is in a row that was not built.
  func innerView(at index: Int) -> (any View)?
  /// How many rows at the ends are as they were when this was asked last; nil if all rows are.
  func takeChange() -> CommonEnds?
  /// Makes a row of this section the one at another index, if there is none. Tells whether it has.
  func reuse(_ row: ListRowNode, at index: Int) -> Bool
  /// Collects anew what is laid out in rows whose views do not do it themselves.
  func collectRowItems()
  /// Whether a row is where it can be seen, as far as who stands around it goes by that.
  var isAnyInSight: Bool { get }
}

extension ListSection {
  /// What stands around rows that are built as they are seen appears with them all.
  var isAnyInSight: Bool { true }

  func knownRow(at index: Int) -> ListRowNode? { row(at: index) }

  func innerView(at index: Int) -> (any View)? { nil }

  func reuse(_ row: ListRowNode, at index: Int) -> Bool { false }
}

/// The part of a list outside of which all rows are the same.
struct ListChange {
  let position: Int
  let removed: Int
  let added: Int

  @MainActor
  init(
    from old: [(section: any ListSection, count: Int)], to new: [(section: any ListSection, change: CommonEnds?)]
  ) {
    let prefix = Self.sameRows(old, new, in: \.prefix)
    let suffix = Self.sameRows(old.reversed(), new.reversed(), in: \.suffix)
    let (oldCount, newCount) = (old.reduce(0) { $0 + $1.count }, new.reduce(0) { $0 + $1.section.rowCount })
    let isSame = prefix == oldCount && prefix == newCount
    position = prefix
    removed = isSame ? 0 : oldCount - prefix - suffix
    added = isSame ? 0 : newCount - prefix - suffix
  }

  /// How many rows are the same before the first that is not.
  @MainActor
  private static func sameRows(
    _ old: [(section: any ListSection, count: Int)], _ new: [(section: any ListSection, change: CommonEnds?)],
    in part: KeyPath<CommonEnds, Int>
  ) -> Int {
    var count = 0
    for (old, new) in zip(old, new) {
      guard old.section === new.section else { break }
      if let change = new.change { return count + change[keyPath: part] }
      count += old.count
    }
    return count
  }
}

extension ViewNode {
  /// The rows that this node itself has in a list. Others are not asked whether they have any, as that is a search.
  final var listSection: (any ListSection)? { marks.contains(.isListSection) ? self as? any ListSection : nil }

  /// Appends the sections of a list below this node, in order.
  func collectSections(_ sections: inout [any ListSection]) {
    if let row { return sections.append(row) }
    if let listSection { return sections.append(listSection) }
    forEachChild { $0.collectSections(&sections) }
  }
}
