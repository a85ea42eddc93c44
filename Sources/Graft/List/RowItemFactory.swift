import CGTK
import GTKSupport

/// What is done with the items that GTK makes for the rows of a list, or the cells of a column, and gives to others.
@MainActor
struct RowItemFactory {
  let setup: ListItemSignals.Handler
  let bind: ListItemSignals.Handler
  let unbind: ListItemSignals.Handler
  let teardown: ListItemSignals.Handler

  /// Gives a factory that does it to who shows the items, and owns it from now on.
  func give(to take: (OpaquePointer) -> Void) {
    guard let factory = gtk_signal_list_item_factory_new() else { fatalError("GTK made no factory of list items") }
    for (signal, handle) in [("setup", setup), ("bind", bind), ("unbind", unbind), ("teardown", teardown)] {
      ListItemSignals.connect(factory, signal, handle)
    }
    take(factory)
    g_object_unref(factory.objectAddress)
  }
}
