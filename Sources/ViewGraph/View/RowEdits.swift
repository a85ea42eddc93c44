import Foundation

/// A set of whole numbers, as of the places of rows in their data. Foundation's, which comes with the library.
public typealias IndexSet = Foundation.IndexSet

/// What the user may do to the elements of a `ForEach`, by their offsets.
package struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: RowInsertion?

  /// These, and others where there are none.
  func completed(by others: RowEdits) -> RowEdits {
    RowEdits(delete: delete ?? others.delete, move: move ?? others.move, insert: insert ?? others.insert)
  }
}

/// What becomes of what is dropped between the rows of a `ForEach`; what is dragged is known to the toolkit alone. Claim DD13.
package struct RowInsertion {
  /// Whether it takes what is dragged.
  package let takes: (AnyObject) -> Bool
  /// Takes it, before the element at an offset.
  package let drop: (AnyObject, Int) -> Void

  package init(takes: @escaping (AnyObject) -> Bool, drop: @escaping (AnyObject, Int) -> Void) {
    (self.takes, self.drop) = (takes, drop)
  }
}
