import CGTK
import GTKSupport
import Threads

/// What is done with the items that GTK makes for the rows of a list, or the cells of a column, and gives to others.
@MainActor
struct RowItemFactory {
  typealias Handler = @MainActor (RowItems.Item) -> Void

  let setup: Handler
  let bind: Handler
  let unbind: Handler
  let teardown: Handler

  /// Gives a factory that does it to who shows the items, and owns it from now on.
  func give(to take: (OpaquePointer) -> Void) {
    guard let factory = gtk_signal_list_item_factory_new() else { fatalError("GTK made no factory of list items") }
    for (signal, handle) in [("setup", setup), ("bind", bind), ("unbind", unbind), ("teardown", teardown)] {
      connect(ItemHandler(run: handle), to: signal, of: factory.objectAddress)
    }
    take(factory)
    g_object_unref(factory.objectAddress)
  }

  /// On no actor, as C functions that are made on the main one ask for it at each call (page Cost).
  private nonisolated func connect(_ handler: ItemHandler, to signal: String, of factory: UnsafeMutableRawPointer) {
    graft_connect_list_items(
      factory, signal,
      { _, item, handler in
        guard let item, let handler else { return }
        nonisolated(unsafe) let given = (item, handler)
        MainThread.assumeIsolated { ItemHandler.of(given.1).run(given.0) }
      }, Unmanaged.passRetained(handler).toOpaque(),
      { handler, _ in
        if let handler { Unmanaged<ItemHandler>.fromOpaque(handler).release() }
      })
  }
}

/// A function that GTK keeps.
@MainActor
private final class ItemHandler {
  let run: RowItemFactory.Handler

  init(run: @escaping RowItemFactory.Handler) { self.run = run }

  static func of(_ data: UnsafeMutableRawPointer) -> ItemHandler {
    Unmanaged<ItemHandler>.fromOpaque(data).takeUnretainedValue()
  }
}
