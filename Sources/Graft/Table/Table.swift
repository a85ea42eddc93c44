import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// Rows with a cell in each column, under headers that stay while the rows are scrolled.
///
/// GTK shows about 200 rows around what can be seen, and only for these the views of the cells are made. A table never sorts:
/// where it has a binding to its order, a click on a header writes that, and the program sorts its data, as in
/// `onChange(of: order)`. As SwiftUI documents it. Claims TB1, TB3 and TB13.
// That columns and rows are of these values is said by the builders: said here, the compiler would look for the values of a key
// path in the columns.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: ListRepresentable {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let sort: TableSort?
  private let customization: Binding<TableColumnCustomization<Value>>?

  init(
    selection: ListSelection? = nil, sort: TableSort? = nil,
    customization: Binding<TableColumnCustomization<Value>>?, columns: Columns, rows: Rows
  ) {
    (self.selection, self.sort, self.customization) = (selection, sort, customization)
    (self.columns, self.rows) = (columns, rows)
  }

  private var columnValues: [TableColumnValue] {
    var values = _TableColumns()
    columns._add(to: &values)
    return (customization?.wrappedValue ?? TableColumnCustomization()).applied(to: values.all)
  }

  private var customizing: TableCustomizing? {
    customization.map { customization in
      TableCustomizing {
        customization.wrappedValue.order = $0
      } show: {
        customization.wrappedValue[visibility: $0] = $1 ? .visible : .hidden
      }
    }
  }
}

/// What the user does to columns.
@MainActor
struct TableCustomizing {
  /// Has the columns another order, by their ids.
  let move: ([String]) -> Void
  /// Shows a column, or hides it.
  let show: (String, Bool) -> Void
}

// MARK: - What the runtime asks

@_documentation(visibility: internal)
extension Table {
  var embedded: some View {
    rows.environment(\.tableCells, columnValues.filter(\.isVisible).map(\.cells)).environment(\.isInList, true)
      .environment(\.isPartOfRow, true).environment(\.formPlace, .none)
      .environment(\.tableOutline, Rows.isOutline ? OutlinePlace(depth: 0, isExpanded: nil) : nil)
      .transformEnvironment(\.lineLimit) { $0 = $0 ?? 1 }
  }

  static var axes: Axis.Set { [.horizontal, .vertical] }

  static func makeView() -> UnsafeMutablePointer<GtkWidget> {
    let view: OpaquePointer = gtk_column_view_new(nil).cast()
    gtk_column_view_set_show_row_separators(view, 1)
    gtk_column_view_set_reorderable(view, 0)
    return view.cast()
  }

  static func makeItems(of rows: ListRowsNode, in view: UnsafeMutablePointer<GtkWidget>) -> TableItems {
    TableItems(rows, in: view)
  }

  func update(_ items: TableItems, in environment: EnvironmentValues) {
    items.show(environment.listMenu)
    items.show(TableLook(environment))
    items.show(columnValues, sortedBy: sort, customizing, in: environment.locale)
    items.follow(selection)
  }
}
