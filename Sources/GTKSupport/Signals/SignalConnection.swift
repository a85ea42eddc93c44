import CGTK

/// One handler connected to one signal.
///
/// Dropping the connection does not disconnect: the handler lives as long as the object, or until `disconnect()`.
/// Main thread only.
@MainActor
public final class SignalConnection {
  let object: UnsafeMutableRawPointer
  /// What Graft knows of the signal.
  let traits: SignalTraits
  private var identifier: gulong = 0
  /// The Swift function, until the handler is gone.
  private var run: ((SignalArguments, UnsafeMutablePointer<GValue>?) -> Void)?
  /// The group that the connection was made in, if any.
  var group: HandlerGroup?

  init(object: UnsafeMutableRawPointer, traits: SignalTraits, handler: SignalHandler) {
    self.object = object
    self.traits = traits
    run = handler.run
  }

  /// What is given for a handler that could not be connected: a test goes on with it.
  init(unconnectedTo object: UnsafeMutableRawPointer) {
    self.object = object
    traits = SignalTraits.of(notify)
  }

  /// Connects to a signal, once.
  func connect(to signal: guint, _ detail: GQuark, after: Bool, isLoose: Bool) {
    identifier = g_signal_connect_closure_by_id(object, signal, detail, makeClosure(isLoose), after ? 1 : 0)
    for _ in 0..<BlockedObjects.depth(of: object) { block() }
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

  /// Has GTK leave the handler out, so that a signal which wants an answer has GTK's own.
  func block() { g_signal_handler_block(object, identifier) }

  /// Ends a `block()`.
  func unblock() { if isConnected { g_signal_handler_unblock(object, identifier) } }

  /// The object is gone, and its handlers with it.
  func forget() {
    let group = group
    self.group = nil
    run = nil
    group?.remove(self)
  }

  /// Runs the handler, unless it is held back.
  func fire(_ arguments: SignalArguments, into result: UnsafeMutablePointer<GValue>?) {
    guard let run else { return }
    guard let group else { return run(arguments, result) }
    if !group.holds(self) { group.collectRows(of: self) { run(arguments, result) } }
  }
}

/// The signal that tells of a property.
@MainActor private let notify = g_signal_lookup("notify", g_object_get_type())
