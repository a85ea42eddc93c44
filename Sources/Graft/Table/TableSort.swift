import Foundation
import ViewGraph

/// By which columns a table is sorted, as a binding says.
@MainActor
struct TableSort {
  /// The column by which the rows are sorted first, and whether in reverse; nil if it is none of these.
  let first: ([TableColumnValue]) -> (column: RowColumn, isReverse: Bool)?
  /// Whether a column can sort.
  let accepts: (TableColumnValue) -> Bool
  /// The user has clicked the header of a column.
  let click: (TableColumnValue) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    accepts = { $0.comparator is Sort }
    first = { columns in
      guard let first = order.wrappedValue.first else { return nil }
      let column = columns.first { column in (column.comparator as? Sort).map { first.sortsAlike($0) } == true }
      return column.map { ($0.id, first.order == .reverse) }
    }
    click = { column in
      guard var clicked = column.comparator as? Sort else { return }
      let before = order.wrappedValue
      let isReversed = before.first.map { $0.sortsAlike(clicked) && $0.order == .forward } == true
      clicked.order = isReversed ? .reverse : .forward
      order.wrappedValue = [clicked] + before.filter { !$0.sortsAlike(clicked) }
    }
  }
}

/// A comparator that is told from others by what it compares.
private protocol PathComparing {
  var path: AnyKeyPath { get }
}

extension KeyPathComparator: PathComparing {
  fileprivate var path: AnyKeyPath { keyPath }
}

extension SortComparator {
  /// Whether another comparator is that of the same column, in whatever order and however it compares.
  fileprivate func sortsAlike(_ other: Self) -> Bool {
    if let own = self as? any PathComparing, let other = other as? any PathComparing { return own.path == other.path }
    var same = other
    same.order = order
    return same == self
  }
}
