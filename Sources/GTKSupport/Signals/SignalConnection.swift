import CGTK

/// One handler connected to one signal.
///
/// Dropping the connection does not disconnect: the handler lives as long as the object, or until `disconnect()`.
/// Main thread only.
@MainActor
public final class SignalConnection {
  private var object: UnsafeMutableRawPointer?
  private let identifier: gulong
  /// The group that the connection was made in, if any.
  weak var group: HandlerGroup?

  init(object: UnsafeMutableRawPointer, identifier: gulong) {
    self.object = object
    self.identifier = identifier
  }

  /// Whether the handler is still connected.
  public var isConnected: Bool {
    object.map { g_signal_handler_is_connected($0, identifier) != 0 } ?? false
  }

  /// Disconnects the handler and releases what it captured. Once is enough, again is no harm.
  public func disconnect() {
    guard let object else { return }
    forget()
    if g_signal_handler_is_connected(object, identifier) != 0 { g_signal_handler_disconnect(object, identifier) }
  }

  /// The object is gone, and its handlers with it.
  func forget() {
    object = nil
    group?.remove(self)
  }
}
