/// The identity of a row: equal ids differ by their occurrence, so that every element is shown (ID22).
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int

  static func == (left: RowKey, right: RowKey) -> Bool {
    left.occurrence == right.occurrence && left.id.isSameID(as: right.id)
  }

  func hash(into hasher: inout Hasher) {
    if id == id { hasher.combine(id) }
    hasher.combine(occurrence)
  }
}

extension Equatable {
  /// Ids that are not equal to themselves, such as numbers that are none, are taken for one: nobody would find them again.
  func isSameID(as other: Self) -> Bool { self == other || self != self && other != other }
}

/// Makes the keys of rows, and reports each id that occurs more than once, once.
@MainActor
struct RowKeys<ID: Hashable> {
  private var reported: Set<RowKey<ID>> = []

  /// The keys of the elements, in order.
  mutating func keys<Data: RandomAccessCollection, Content: View>(
    of view: ForEach<Data, ID, Content>, at node: ViewNode
  ) -> [RowKey<ID>] {
    var occurrences: [RowKey<ID>: Int] = [:]
    return view.data.map { element in
      let first = RowKey(id: view.rowID(element), occurrence: 0)
      let occurrence = occurrences[first, default: 0]
      occurrences[first] = occurrence + 1
      if occurrence > 0 { report(first, at: node) }
      return RowKey(id: first.id, occurrence: occurrence)
    }
  }

  private mutating func report(_ first: RowKey<ID>, at node: ViewNode) {
    guard reported.insert(first).inserted else { return }
    let id = first.id
    Diagnostics.report(
      .duplicateID, at: node, place: String(describing: id),
      "the id \(id) occurs more than once; each element is shown, and is identified by its id and occurrence")
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
