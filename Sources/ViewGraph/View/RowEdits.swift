import Foundation

/// What the user may do to the elements of a `ForEach`, by their offsets.
package struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}
