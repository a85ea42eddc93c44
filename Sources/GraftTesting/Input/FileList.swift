import CGTK
import Foundation
import GTKSupport

/// The list of files in GTK's dialog: a tree view, or, from 4.10 on, a column view.
@MainActor
struct FileList {
  let dialog: WidgetQuery

  struct Row {
    let path: String
    /// Adds the row to the selection.
    let select: @MainActor () -> Void
  }

  /// The path of the folder whose files are listed.
  var folder: String? {
    gtk_file_chooser_get_current_folder(dialog.root.object.cast()).flatMap {
      ObjectReference(taking: $0.objectAddress).path
    }
  }

  /// The names of the files, sorted.
  var names: [String] { rows.map { URL(fileURLWithPath: $0.path).lastPathComponent }.sorted() }

  func row(of file: URL) -> Row? { rows.first { $0.path == file.path } }

  var rows: [Row] {
    if let tree = first("GtkTreeView") { return rows(ofTree: tree.object.cast()) }
    return first("GtkColumnView").map { rows(ofColumns: $0) } ?? []
  }

  private func first(_ type: String) -> Widget? {
    dialog.all.first { $0.widget.typeName == type && gtk_widget_get_mapped($0.widget.widgetObject) != 0 }?.widget
  }

  private func rows(ofTree tree: UnsafeMutablePointer<GtkTreeView>) -> [Row] {
    guard let model = gtk_tree_view_get_model(tree) else { return [] }
    let columns = 0..<gtk_tree_model_get_n_columns(model)
    guard let column = columns.first(where: { gtk_tree_model_get_column_type(model, $0) == g_file_get_type() }) else {
      return []
    }
    var (row, rows) = (GtkTreeIter(), [Row]())
    guard gtk_tree_model_get_iter_first(model, &row) != 0 else { return [] }
    repeat {
      let current = row
      guard let path = path(in: model, row, column) else { continue }
      rows.append(
        Row(path: path) {
          var row = current
          gtk_tree_selection_select_iter(gtk_tree_view_get_selection(tree), &row)
        })
    } while gtk_tree_model_iter_next(model, &row) != 0
    return rows
  }

  private func path(in model: OpaquePointer, _ row: GtkTreeIter, _ column: Int32) -> String? {
    var (row, value) = (row, GValue())
    gtk_tree_model_get_value(model, &row, column, &value)
    defer { g_value_unset(&value) }
    return g_value_dup_object(&value).flatMap { ObjectReference(taking: $0).path }
  }

  private func rows(ofColumns view: Widget) -> [Row] {
    guard let selection = gtk_column_view_get_model(view.object.cast()) else { return [] }
    return (0..<g_list_model_get_n_items(selection)).compactMap { index in
      guard let item = g_list_model_get_item(selection, index) else { return nil }
      let information = ObjectReference(taking: item)
      guard let file = g_file_info_get_attribute_object(information.object.cast(), "standard::file") else { return nil }
      return ObjectReference(retaining: file.objectAddress).path.map { path in
        Row(path: path) { gtk_selection_model_select_item(selection, index, 0) }
      }
    }
  }
}

extension ObjectReference {
  /// The path of a `GFile`.
  fileprivate var path: String? {
    guard let path = g_file_get_path(object.cast()) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }
}
