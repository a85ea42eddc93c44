/// The identity of a row: equal ids differ by their occurrence, so that every element is shown (ID22).
struct RowKey<ID: Hashable>: Hashable {
  /// Nil for one that is not equal to itself, such as a number that is none, and that nobody would find again.
  let id: ID?
  let occurrence: Int

  /// What the key of a row has for its id.
  static func known(_ id: ID) -> ID? { id == id ? id : nil }
}

/// Makes the keys of rows, and reports each id that occurs more than once, once.
@MainActor
struct RowKeys<ID: Hashable> {
  private var reported: Set<ID?> = []

  /// The keys of the elements, in order.
  mutating func keys<Data: RandomAccessCollection, Content: View>(
    of view: ForEach<Data, ID, Content>, at node: ViewNode
  ) -> [RowKey<ID>] {
    var occurrences: [ID?: Int] = [:]
    return view.data.map { element in
      let id = RowKey.known(view.rowID(element))
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence > 0 { report(id, of: element, in: view, at: node) }
      return RowKey(id: id, occurrence: occurrence)
    }
  }

  private mutating func report<Data: RandomAccessCollection, Content: View>(
    _ known: ID?, of element: Data.Element, in view: ForEach<Data, ID, Content>, at node: ViewNode
  ) {
    guard reported.insert(known).inserted else { return }
    let id = view.rowID(element)
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
