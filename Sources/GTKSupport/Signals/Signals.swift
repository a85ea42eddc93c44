import CGTK

/// Connects Swift functions to signals by name, on objects that are held as C pointers.
///
/// A name may carry a detail, as `notify::text`. A handler has the sender among its arguments, and need not capture it. A
/// connection that is made while a representable's make or update runs belongs to it: it is disconnected at the end, and
/// held back while update pushes a value, if it is one to `notify` or to a signal that tells of an edit, of the widget or
/// of an object that the widget shows.
@MainActor
public enum Signals {
  /// Connects a handler. Stops when the object has no such signal.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect(object, signal, after: after, SignalHandler { _ in handler() })
  }

  /// Connects a handler that is given the sender and the signal's arguments. Stops when the object has no such signal.
  ///
  /// To a signal that wants a truth it says nothing, so that GTK does what it does without the handler. Where any answer
  /// would take the place of GTK's own, as that of a drop target's `motion`, it stops with a message.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalConnection {
    connect(object, signal, after: after, SignalHandler(handler))
  }

  /// Connects a handler that answers a truth, a number or a text: `close-request` asks whether the handler has dealt with
  /// it. Stops when the object has no such signal, or the signal wants another type of answer.
  @discardableResult
  public static func connect<Answer: PropertyValue>(
    _ object: some ObjectPointer, answering signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Answer
  ) -> SignalConnection {
    connect(object, signal, after: after, SignalHandler(answering: handler))
  }

  /// Connects a handler that answers a value of an enumeration or a set of flags of C, such as `GDK_ACTION_COPY`.
  @discardableResult
  public static func connect<Answer: RawRepresentable>(
    _ object: some ObjectPointer, answering signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Answer
  ) -> SignalConnection where Answer.RawValue: PropertyValue & FixedWidthInteger {
    connect(object, signal, after: after, SignalHandler(answering: handler))
  }

  /// Connects a handler that answers an object or nil: a reference, or a pointer of C, which may be to a boxed value too.
  @discardableResult
  public static func connect<Answer: ObjectPointer>(
    _ object: some ObjectPointer, answering signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Answer?
  ) -> SignalConnection {
    connect(object, signal, after: after, SignalHandler(answering: handler))
  }

  /// Connects a handler of any kind. Stops when the object has no such signal, or the handler does not answer it.
  static func connect(
    _ object: some ObjectPointer, _ signal: String, after: Bool, _ handler: SignalHandler
  ) -> SignalConnection {
    do {
      return try tryConnect(object, signal, after: after, handler)
    } catch {
      let message = error.description
      return object.withObjectAddress {
        Fault.found(message, goingOnWith: SignalConnection(unconnectedTo: $0))
      }
    }
  }

  /// Connects a handler, or throws when the object has no such signal.
  @discardableResult
  public static func tryConnect(
    _ object: some ObjectPointer, _ signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Void
  ) throws(SignalError) -> SignalConnection {
    try tryConnect(object, signal, after: after, SignalHandler(handler))
  }

  /// Connects a handler, or throws when the object has no such signal or the signal wants another type of answer.
  @discardableResult
  public static func tryConnect(
    _ object: some ObjectPointer, _ signal: String, after: Bool = false, _ handler: SignalHandler
  ) throws(SignalError) -> SignalConnection {
    defer { extendLifetime(object) }
    let address = object.withObjectAddress { $0 }
    let (identifier, detail) = try SignalName.parse(signal, of: address)
    let traits = SignalTraits.of(identifier)
    try SignalName.check(handler.answer, to: signal, of: address, traits)
    let connection = SignalConnection(object: address, traits: traits, handler: handler)
    let group = HandlerGroup.collecting
    connection.connect(to: identifier, detail, after: after, isLoose: group == nil)
    if let group { group.add(connection) } else { ClosedWindows.follow() }
    return connection
  }

  /// Runs `body` while no handler that was connected to this object by name runs. A signal that wants an answer has GTK's
  /// own meanwhile.
  public static func withSignalsBlocked<Result>(
    of object: some ObjectPointer, _ body: () throws -> Result
  ) rethrows -> Result {
    try object.withObjectAddress { try BlockedObjects.block($0, body) }
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

  /// Connects a handler that is given the sender and the signal's arguments.
  @discardableResult
  public func connect(
    _ signal: String, after: Bool = false, _ handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalConnection {
    Signals.connect(self, signal, after: after, handler)
  }

  /// Connects a handler that answers a truth, a number or a text, as `close-request` asks for one.
  @discardableResult
  public func connect<Answer: PropertyValue>(
    answering signal: String, after: Bool = false, _ handler: @escaping @MainActor (SignalArguments) -> Answer
  ) -> SignalConnection {
    Signals.connect(self, answering: signal, after: after, handler)
  }

  /// Connects a handler that answers a value of an enumeration or a set of flags of C, as `motion` of a drop target asks.
  @discardableResult
  public func connect<Answer: RawRepresentable>(
    answering signal: String, after: Bool = false, _ handler: @escaping @MainActor (SignalArguments) -> Answer
  ) -> SignalConnection where Answer.RawValue: PropertyValue & FixedWidthInteger {
    Signals.connect(self, answering: signal, after: after, handler)
  }

  /// Connects a handler that answers an object or nil, as `create-window` of a notebook asks for one.
  @discardableResult
  public func connect<Answer: ObjectPointer>(
    answering signal: String, after: Bool = false, _ handler: @escaping @MainActor (SignalArguments) -> Answer?
  ) -> SignalConnection {
    Signals.connect(self, answering: signal, after: after, handler)
  }

  /// Runs `body` while no handler that was connected to this object by name runs.
  public func withSignalsBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Signals.withSignalsBlocked(of: self, body)
  }
}
