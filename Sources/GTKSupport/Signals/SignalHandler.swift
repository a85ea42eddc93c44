import CGTK

/// What a handler's closure holds: the Swift function and the groups that can hold it back.
///
/// One of the places where memory is handed to C: the GClosure owns one reference, released by its notifier.
@MainActor
final class SignalHandler {
  let run: (SignalArguments) -> Bool
  let groups: [HandlerGroup]
  weak var connection: SignalConnection?

  init(groups: [HandlerGroup], run: @escaping (SignalArguments) -> Bool) {
    self.groups = groups
    self.run = run
  }

  /// A closure that runs the handler with whatever arguments the signal has: the one marshaller for all signals.
  func makeClosure() -> UnsafeMutablePointer<GClosure> {
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)!
    let data = Unmanaged.passRetained(self).toOpaque()
    g_closure_set_meta_marshal(closure, data) { _, result, count, values, _, data in
      SignalHandler.marshal(data, values, count, into: result)
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { SignalHandler.release(data) }
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
      let handler = Unmanaged<SignalHandler>.fromOpaque(address).takeUnretainedValue()
      guard !handler.groups.contains(where: \.isHeld) else { return }
      // The first value is the object itself.
      let isHandled = handler.run(SignalArguments(values: arguments + 1, count: Int(count) - 1))
      if let returned, Fundamental.of(returned.pointee) == Fundamental.boolean {
        g_value_set_boolean(returned, isHandled ? 1 : 0)
      }
    }
  }

  private static func release(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    Unmanaged<SignalHandler>.fromOpaque(data).takeRetainedValue().connection?.forget()
  }
}
