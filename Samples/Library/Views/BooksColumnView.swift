import CGTK
import Graft

/// The same books in GTK's own table, as a program in C would show them.
struct BooksColumnView: GtkWidgetRepresentable {
  let books: Books

  /// What the rows are filled from.
  @MainActor
  final class Coordinator {
    var pages: BookPages?
    var columns: OpaquePointer?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeGtkWidget(context: Context) -> Widget {
    let columns = OpaquePointer(gtk_column_view_new(nil))
    gtk_column_view_set_show_row_separators(columns, 1)
    context.coordinator.columns = columns
    append("Number", to: context.coordinator) { "\($0.id)" }
    append("Title", isWide: true, to: context.coordinator) { $0.title }
    append("Author", to: context.coordinator) { $0.author }
    append("Year", to: context.coordinator) { "\($0.year)" }
    append("Pages", to: context.coordinator) { "\($0.pageCount)" }
    let window = Widget(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(window.cast(), columns?.cast())
    gtk_widget_set_hexpand(window.widgetPointer, 1)
    gtk_widget_set_vexpand(window.widgetPointer, 1)
    return window
  }

  /// Another order is another model, whose rows GTK fills anew.
  func updateGtkWidget(_ window: Widget, context: Context) {
    guard context.coordinator.pages !== books.pages else { return }
    context.coordinator.pages = books.pages
    let model = PositionModel.make(count: books.count)
    gtk_column_view_set_model(context.coordinator.columns, model)
    g_object_unref(model.objectAddress)
  }

  private func append(
    _ title: String, isWide: Bool = false, to coordinator: Coordinator, text: @escaping (BookEntry) -> String
  ) {
    let column = gtk_column_view_column_new(title, makeFactory(coordinator, text))
    gtk_column_view_column_set_expand(column, isWide ? 1 : 0)
    gtk_column_view_column_set_resizable(column, 1)
    gtk_column_view_append_column(coordinator.columns, column)
    g_object_unref(column?.objectAddress)
  }

  /// Makes a label for each cell, and fills it when GTK gives it to a row.
  private func makeFactory(_ coordinator: Coordinator, _ text: @escaping (BookEntry) -> String) -> OpaquePointer? {
    guard let factory = gtk_signal_list_item_factory_new() else { return nil }
    Signals.connect(factory, "setup") { arguments in
      let label = gtk_label_new("")
      gtk_label_set_xalign(label?.cast(), 0)
      gtk_label_set_ellipsize(label?.cast(), PANGO_ELLIPSIZE_END)
      gtk_list_item_set_child(arguments.object(at: 0)?.cast(), label)
    }
    Signals.connect(factory, "bind") { arguments in
      guard let item = arguments.object(at: 0)?.cast() as OpaquePointer?, let pages = coordinator.pages else { return }
      let entry = Books(pages: pages)[Int(gtk_list_item_get_position(item))]
      gtk_label_set_text(gtk_list_item_get_child(item)?.cast(), text(entry))
    }
    return factory
  }
}

/// A model for rows that are known by their positions alone. GTK asks for an object for each row: a thousand of them stand for
/// a million rows, as often as need be.
@MainActor
enum PositionModel {
  /// A model whose reference the caller owns.
  static func make(count: Int) -> OpaquePointer {
    let thousand = gtk_string_list_new(nil)
    for _ in 0..<1_000 { gtk_string_list_append(thousand, "") }
    let thousands = g_list_store_new(g_list_model_get_type())
    for _ in stride(from: 0, to: count, by: 1_000) {
      g_list_store_append(thousands, thousand?.objectAddress)
    }
    g_object_unref(thousand?.objectAddress)
    return gtk_no_selection_new(gtk_slice_list_model_new(gtk_flatten_list_model_new(thousands), 0, guint(count)))
  }
}
