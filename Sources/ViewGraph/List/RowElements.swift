import Foundation

/// The node of a `ForEach` whose elements are rows of a list, or have any number of rows.
@MainActor
protocol RowElements: ViewNode {
  var elementCount: Int { get }
  /// Nil where the element is gone.
  func elementID(at index: Int) -> AnyHashable?
  /// What the user may do to the elements, as the `ForEach` itself says.
  var edits: RowEdits { get }
}

extension ListForEachNode: RowElements {
  var elementCount: Int { rowCount }

  func elementID(at index: Int) -> AnyHashable? {
    guard index < view.elements.count else { return nil }
    return AnyHashable(knownID(at: index) ?? view.rowID(view.elements.element(at: index)))
  }

  var edits: RowEdits { view.edits }
}

extension ForEachNode: RowElements {
  var elementCount: Int { keys.count }

  func elementID(at index: Int) -> AnyHashable? { AnyHashable(keys[index].id) }

  var edits: RowEdits { view.edits }
}

/// The element of a `ForEach` that a row is of, alone or with other rows.
struct RowElement {
  let elements: any RowElements
  /// The offset in the data.
  let offset: Int

  @MainActor var id: AnyHashable? { elements.elementID(at: offset) }
}

extension ListRowNode {
  /// The element that the row of a view is of: that of the nearest `ForEach` around. Headers and footers of sections are of none.
  /// Claims LS1 and LS3.
  var elementAround: RowElement? {
    let around = sequence(first: root?.parent) { $0?.parent }.prefix { $0.map { !($0 is ListRowsNode) } ?? false }
    for case let row as any RowNode in around {
      guard let elements = row.parent as? any RowElements else { return nil }
      return traitsAround.role == .row ? RowElement(elements: elements, offset: row.index) : nil
    }
    return nil
  }
}
