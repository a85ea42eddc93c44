/// Makes the keys of rows, and reports each id that occurs more than once, once.
@MainActor
struct RowKeys<ID: Hashable> {
  private var reported: Set<Int> = []

  /// As many rows as are made at once without a report.
  private static var mostRows: Int { 10_000 }

  /// Whether an id has ever occurred more than once.
  var haveRepeated: Bool { !reported.isEmpty }

  /// The keys of the elements of a `ForEach` that makes all its rows, in order.
  mutating func keys<Data: RandomAccessCollection, Content: View>(
    of view: ForEach<Data, ID, Content>, at node: ViewNode
  ) -> [DiffKey<ID>] {
    var keys: [DiffKey<ID>] = []
    keys.reserveCapacity(view.data.count)
    // Not by `map`, which a closure would be passed to (page Cost).
    for element in view.data { keys.append(DiffKey(view.rowID(element))) }
    report(KeyIndex(keys).repeatedKeys, at: node)
    if keys.count > Self.mostRows { reportMany(keys.count, at: node) }
    return keys
  }

  private func reportMany(_ count: Int, at node: ViewNode) {
    Diagnostics.report(.manyRows, at: node, "\(count) rows are made at once, seen or not; \(cure(at: node))")
  }

  private func cure(at node: ViewNode) -> String {
    node.enclosingList != nil && node.enclosingRow == nil
      ? "with as many views for each element, in no view or modifier around them, a list makes those that can be seen"
      : "a List, a LazyVStack or a LazyVGrid makes those that can be seen"
  }

  /// Reports keys that are those of other elements as well.
  mutating func report(_ keys: [DiffKey<ID>], at node: ViewNode) {
    for key in keys { report(key, at: node) }
  }

  /// Reports a key that is that of another element as well.
  mutating func report(_ key: DiffKey<ID>, at node: ViewNode) {
    guard reported.insert(key.hash).inserted else { return }
    Diagnostics.report(
      .duplicateID, at: node, place: String(describing: key.id),
      "the id \(key.id) occurs more than once; each element is shown, and is identified by its id and occurrence")
  }

  /// Reports a key whose row was not found again although it may be there.
  func check(_ key: DiffKey<ID>, at node: ViewNode) {
    guard !key.isStable else { return }
    Diagnostics.report(
      .unstableID, at: node,
      """
      an id of type \(ID.self) has another hash value than before; its row begins anew with each change of the rows. Let \
      ids be values, or objects that are compared by what they never change
      """)
  }
}

extension ForEach {
  /// The newer value. A constant range that has changed its length is reported: its rows stay as first built, and the
  /// content closure is refreshed (ID23).
  @MainActor
  func replaced(by newView: ForEach, at node: ViewNode) -> ForEach {
    guard newView.isConstantRange, newView.data.count != data.count else { return newView }
    Diagnostics.report(
      .nonConstantRange, at: node,
      "a constant range changed its length; the rows stay as first built. Use ForEach(_:id:content:) instead")
    return ForEach(data, rowID: rowID, isConstantRange: true, content: newView.content)
  }
}
