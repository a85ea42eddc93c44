import Foundation

/// A set of whole numbers, as of the places of rows in their data. Foundation's, which comes with the library.
public typealias IndexSet = Foundation.IndexSet

/// What the user may do to the elements of a `ForEach`, by their offsets.
package struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}
