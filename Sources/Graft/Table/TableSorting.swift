import CGTK
import GTKSupport
import ViewGraph

/// The headers of a table that sort it: which are clickable, what a click writes, and at which there is an arrow.
@MainActor
final class TableSorting {
  private let columnView: OpaquePointer
  private let columns: () -> [TableColumnItem]
  private var sort: TableSort?
  private let handlers = HandlerGroup()
  /// Whether GTK tells of what it was just told.
  private(set) var isPausing = false

  init(of columnView: OpaquePointer, columns: @escaping () -> [TableColumnItem]) {
    (self.columnView, self.columns) = (columnView, columns)
    let sorter = ObjectReference(retaining: gtk_column_view_get_sorter(columnView).objectAddress)
    handlers.collect { sorter.connect("changed") { [weak self] in self?.userDidClick() } }
  }

  func end() { handlers.disconnectAll() }

  /// Does something of which GTK may tell as if the user had sorted.
  func pausing(_ body: () -> Void) {
    let wasPausing = isPausing
    isPausing = true
    body()
    isPausing = wasPausing
  }

  /// Makes the headers clickable whose columns sort, and shows an arrow at the first.
  func show(_ sort: TableSort?, _ first: (column: RowColumn, isReverse: Bool)?) {
    self.sort = sort
    for column in columns() { column.isClickable = sort?.accepts(column.value) == true }
    showArrow(first)
  }

  private func showArrow(_ first: (column: RowColumn, isReverse: Bool)?) {
    let column = columns().first { $0.value.id == first?.column }
    let direction = first?.isReverse == true ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING
    pausing {
      // Older GTK leaves the arrow at another column else.
      gtk_column_view_sort_by_column(columnView, nil, direction)
      if let column { gtk_column_view_sort_by_column(columnView, column.object, direction) }
    }
  }

  /// The header of a column was clicked, which GTK sorts by first from now on. The arrow is shown where the binding says.
  private func userDidClick() {
    guard !isPausing, let sort else { return }
    let objects = columns().map(\.object)
    guard let position = ColumnSorter.first(of: objects, in: gtk_column_view_get_sorter(columnView)) else { return }
    let columns = columns()
    sort.click(columns[position].value)
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      showArrow(self.sort?.first(self.columns().map(\.value)))
    }
  }
}

extension TableColumnItem {
  /// Whether a click on the header sorts.
  fileprivate var isClickable: Bool {
    get { gtk_column_view_column_get_sorter(object) != nil }
    set {
      guard newValue != isClickable else { return }
      let sorter = newValue ? ColumnSorter.make() : nil
      gtk_column_view_column_set_sorter(object, sorter?.object.cast())
    }
  }
}
