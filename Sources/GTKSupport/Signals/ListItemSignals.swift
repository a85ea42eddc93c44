import CGTK
import Threads

/// The signals of a factory of list items. GTK emits hundreds of them at once, where the one marshaller of all others, which
/// takes values of any kind, would be much of what a row that comes or goes costs.
@MainActor
package enum ListItemSignals {
  package typealias Handler = @MainActor (_ item: UnsafeMutablePointer<GObject>) -> Void

  /// Has a signal of a factory run a function, which the factory keeps.
  package static func connect(_ factory: OpaquePointer, _ signal: String, _ handle: @escaping Handler) {
    connect(ListItemHandler(run: handle), to: signal, of: factory.objectAddress)
  }

  /// Of no actor, so that Swift does not ask for the main one by itself whenever C calls them.
  private nonisolated static func connect(
    _ handler: ListItemHandler, to signal: String, of factory: UnsafeMutableRawPointer
  ) {
    graft_connect_list_items(
      factory, signal,
      { _, item, handler in
        guard let item, let handler else { return }
        nonisolated(unsafe) let given = (item, handler)
        MainThread.assumeIsolated { ListItemHandler.of(given.1).run(given.0) }
      }, Unmanaged.passRetained(handler).toOpaque(),
      { handler, _ in
        if let handler { Unmanaged<ListItemHandler>.fromOpaque(handler).release() }
      })
  }
}

/// A function that a factory keeps.
@MainActor
private final class ListItemHandler {
  let run: ListItemSignals.Handler

  init(run: @escaping ListItemSignals.Handler) { self.run = run }

  static func of(_ data: UnsafeMutableRawPointer) -> ListItemHandler {
    Unmanaged<ListItemHandler>.fromOpaque(data).takeUnretainedValue()
  }
}
