import CGTK

/// One of the places where memory is handed to C: the GClosure owns one reference, released by its notifier.
extension SignalConnection {
  /// A closure that runs the handler with whatever arguments the signal has: the one marshaller for all signals.
  func makeClosure() -> UnsafeMutablePointer<GClosure> {
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)!
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
      guard let isHandled = connection.fire(SignalArguments(values: arguments + 1, count: Int(count) - 1)) else {
        return
      }
      if let returned, Fundamental.of(returned.pointee) == Fundamental.boolean {
        g_value_set_boolean(returned, isHandled ? 1 : 0)
      }
    }
  }

  private static func release(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    Unmanaged<SignalConnection>.fromOpaque(data).takeRetainedValue().forget()
  }
}
