import CGTK

/// Connects Swift functions to signals by name, on objects that are held as C pointers.
///
/// A name may carry a detail, as `notify::text`. A connection that is made while a representable's make or update runs
/// belongs to it: it is held back while a value is pushed, and disconnected at the end.
@MainActor
public enum Signals {
  /// Connects a handler. Stops when the object has no such signal.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect(object, answering: signal, after: after) { _ in
      handler()
      return false
    }
  }

  /// Connects a handler that is given the signal's arguments. Stops when the object has no such signal.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalConnection {
    connect(object, answering: signal, after: after) { arguments in
      handler(arguments)
      return false
    }
  }

  /// Connects a handler that answers whether it has dealt with the signal, as `close-request` asks.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, answering signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Bool
  ) -> SignalConnection {
    do { return try tryConnect(object, signal, after: after, handler) } catch { stop(error.description) }
  }

  /// Connects a handler, or throws when the object has no such signal.
  @discardableResult
  public static func tryConnect(
    _ object: some ObjectPointer, _ signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Bool
  ) throws(SignalError) -> SignalConnection {
    let address = object.objectAddress
    let (identifier, detail) = try SignalName.parse(signal, of: address)
    let connection = SignalConnection(object: address, run: handler)
    connection.connect(to: identifier, detail, after: after)
    HandlerGroup.collecting?.add(connection)
    return connection
  }

  /// Runs `body` while no handler that was connected to this object by name runs.
  public static func withSignalsBlocked<Result>(
    of object: some ObjectPointer, _ body: () throws -> Result
  ) rethrows -> Result {
    try ObjectHandlers.group(of: object.objectAddress).hold(body)
  }
}

extension ObjectReference {
  /// Connects a handler to a signal by name. Stops with the nearest name when there is no such signal.
  @discardableResult
  public func connect(
    _ signal: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    Signals.connect(self, signal, after: after, handler)
  }

  /// Connects a handler that is given the signal's arguments.
  @discardableResult
  public func connect(
    _ signal: String, after: Bool = false, _ handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalConnection {
    Signals.connect(self, signal, after: after, handler)
  }

  /// Connects a handler that answers whether it has dealt with the signal, as `close-request` asks.
  @discardableResult
  public func connect(
    answering signal: String, after: Bool = false, _ handler: @escaping @MainActor (SignalArguments) -> Bool
  ) -> SignalConnection {
    Signals.connect(self, answering: signal, after: after, handler)
  }

  /// Runs `body` while no handler that was connected to this object by name runs.
  public func withSignalsBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Signals.withSignalsBlocked(of: self, body)
  }
}
