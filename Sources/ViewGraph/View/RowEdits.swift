import Foundation

/// A set of whole numbers, as of the places of rows in their data. Foundation's, which comes with the library.
public typealias IndexSet = Foundation.IndexSet

/// What the user may do to the elements of a `ForEach`, by their offsets.
package struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  /// These, and others where there are none.
  func completed(by others: RowEdits) -> RowEdits {
    RowEdits(delete: delete ?? others.delete, move: move ?? others.move)
  }
}
