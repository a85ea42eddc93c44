import CGTK
import Threads

/// One of the places where memory is handed to C: the GClosure owns one reference, released by its notifier.
extension SignalConnection {
  /// By these two GTK knows our handlers: those that belong to a group, and those that end with their object.
  static let (grouped, loose) = (makeMark(), makeMark())

  private static func makeMark() -> UnsafeMutableRawPointer { .allocate(byteCount: 1, alignment: 1) }

  /// A closure that runs the handler with whatever arguments the signal has: the one marshaller for all signals but those of list items.
  func makeClosure(_ isLoose: Bool) -> UnsafeMutablePointer<GClosure> {
    let mark = isLoose ? SignalConnection.loose : SignalConnection.grouped
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), mark)!
    let data = Unmanaged.passRetained(self).toOpaque()
    SignalConnection.setFunctions(of: closure, data)
    return closure
  }

  /// Of no actor, so that Swift does not ask for the main one by itself whenever C calls them.
  private nonisolated static func setFunctions(
    of closure: UnsafeMutablePointer<GClosure>, _ data: UnsafeMutableRawPointer
  ) {
    g_closure_set_meta_marshal(closure, data) { _, result, count, values, _, data in
      SignalConnection.marshal(data, values, count, into: result)
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      nonisolated(unsafe) let data = data
      MainThread.assumeIsolated { SignalConnection.release(data) }
    }
  }

  private nonisolated static func marshal(
    _ data: UnsafeMutableRawPointer?, _ values: UnsafePointer<GValue>?, _ count: guint,
    into result: UnsafeMutablePointer<GValue>?
  ) {
    guard let data, let values else { return }
    nonisolated(unsafe) let (address, arguments, returned) = (data, values, result)
    MainThread.assumeIsolated {
      let connection = Unmanaged<SignalConnection>.fromOpaque(address).takeUnretainedValue()
      // The first value is the object itself.
      connection.fire(SignalArguments(values: arguments, count: Int(count) - 1), into: returned)
    }
  }

  private static func release(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    Unmanaged<SignalConnection>.fromOpaque(data).takeRetainedValue().forget()
  }
}
