import CGTK

/// One handler connected to one signal.
///
/// Dropping the connection does not disconnect: the handler lives as long as the object, or until `disconnect()`.
/// Main thread only.
@MainActor
public final class SignalConnection {
  private let object: UnsafeMutableRawPointer
  private var identifier: gulong = 0
  /// The Swift function, until the handler is gone.
  private var run: ((SignalArguments) -> Bool)?
  /// The group that the connection was made in, if any.
  var group: HandlerGroup?

  init(object: UnsafeMutableRawPointer, run: @escaping (SignalArguments) -> Bool) {
    self.object = object
    self.run = run
  }

  /// Connects to a signal, once.
  func connect(to signal: guint, _ detail: GQuark, after: Bool) {
    identifier = g_signal_connect_closure_by_id(object, signal, detail, makeClosure(), after ? 1 : 0)
  }

  /// Whether the handler is still connected.
  public var isConnected: Bool { run != nil && g_signal_handler_is_connected(object, identifier) != 0 }

  /// Disconnects the handler and releases what it captured. Once is enough, again is no harm.
  public func disconnect() {
    let isConnected = isConnected
    // What it has captured may keep the object.
    withExtendedLifetime(run) {
      forget()
      if isConnected { g_signal_handler_disconnect(object, identifier) }
    }
  }

  /// The object is gone, and its handlers with it.
  func forget() {
    let group = group
    self.group = nil
    run = nil
    group?.remove(self)
  }

  /// Runs the handler, unless it is held back; tells whether it has dealt with the signal, as far as it says so.
  func fire(_ arguments: SignalArguments) -> Bool? {
    guard let run, group?.isHeld != true, ObjectHandlers.known(of: object)?.isHeld != true else { return nil }
    return run(arguments)
  }
}
