import CGTK

/// One of the places where memory is handed to C: the GClosure owns one reference, released by its notifier.
extension SignalConnection {
  /// By these two GTK knows our handlers: those that belong to a group, and those that end with their object.
  static let (grouped, loose) = (makeMark(), makeMark())

  private static func makeMark() -> UnsafeMutableRawPointer { .allocate(byteCount: 1, alignment: 1) }

  /// A closure that runs the handler with whatever arguments the signal has: the one marshaller for all signals.
  func makeClosure(_ isLoose: Bool) -> UnsafeMutablePointer<GClosure> {
    let mark = isLoose ? SignalConnection.loose : SignalConnection.grouped
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), mark)!
    let data = Unmanaged.passRetained(self).toOpaque()
    g_closure_set_meta_marshal(closure, data) { _, result, count, values, _, data in
      SignalConnection.marshal(data, values, count, into: result)
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { SignalConnection.release(data) }
    }
    return closure
  }

  private nonisolated static func marshal(
    _ data: UnsafeMutableRawPointer?, _ values: UnsafePointer<GValue>?, _ count: guint,
    into result: UnsafeMutablePointer<GValue>?
  ) {
    guard let data, let values else { return }
    nonisolated(unsafe) let (address, arguments, returned) = (data, values, result)
    MainActor.assumeIsolated {
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
