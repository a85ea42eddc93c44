import CGTK

/// The typed name of a signal of a class, with the types of its answer and of its arguments.
public struct ObjectSignal<Owner, Answer, each Argument>: Sendable {
  /// GObject's name for it.
  public let name: String

  /// A name as the description of a library has it.
  public init(_ name: String) { self.name = name }
}

extension TypedObject {
  /// Connects a handler to a signal. It is given the sender, and need not capture it: one that captures it holds it as
  /// long as the handler is connected, or until the window is closed in which it is.
  @discardableResult
  public func on<each Argument: TypedValue>(
    _ signal: ObjectSignal<Self, Void, repeat each Argument>, after: Bool = false,
    _ handler: @escaping @MainActor (Self, repeat each Argument) -> Void
  ) -> SignalConnection {
    let sender = SignalSender(self)
    return Signals.connect(
      self, signal.name, after: after,
      SignalHandler { arguments in
        guard let sender = sender.found(in: arguments) else { return }
        var reader = ArgumentReader(arguments)
        handler(sender, repeat reader.next(as: (each Argument).self))
      })
  }

  /// Connects a handler that answers a signal.
  @discardableResult
  public func on<Answer: TypedValue, each Argument: TypedValue>(
    _ signal: ObjectSignal<Self, Answer, repeat each Argument>, after: Bool = false,
    _ handler: @escaping @MainActor (Self, repeat each Argument) -> Answer
  ) -> SignalConnection {
    let sender = SignalSender(self)
    return Signals.connect(
      self, signal.name, after: after,
      SignalHandler(typed: { arguments -> Answer? in
        guard let sender = sender.found(in: arguments) else { return nil }
        var reader = ArgumentReader(arguments)
        return handler(sender, repeat reader.next(as: (each Argument).self))
      }))
  }

  /// Connects a handler that is given the new value of a property when it has changed.
  @discardableResult
  public func onChange<Value: TypedValue>(
    of property: ObjectProperty<Self, Value>, _ handler: @escaping @MainActor (Self, Value) -> Void
  ) -> SignalConnection { onChange(ofPropertyNamed: property.name, handler) }

  /// Connects a handler that is given the new value of a property that can only be read.
  @discardableResult
  public func onChange<Value: TypedValue>(
    of property: ReadOnlyProperty<Self, Value>, _ handler: @escaping @MainActor (Self, Value) -> Void
  ) -> SignalConnection { onChange(ofPropertyNamed: property.name, handler) }

  private func onChange<Value: TypedValue>(
    ofPropertyNamed name: String, _ handler: @escaping @MainActor (Self, Value) -> Void
  ) -> SignalConnection {
    let sender = SignalSender(self)
    return Signals.connect(
      self, "notify::" + name, after: false,
      SignalHandler { arguments in
        if let sender = sender.found(in: arguments) { handler(sender, sender.value(of: name)) }
      })
  }
}

/// Who has sent a signal, by the class with which its handler was connected.
@MainActor
private struct SignalSender<Sender: ObjectReference> {
  /// The reference itself while somebody keeps it: it may be of a class of the program's own, with values.
  private weak var reference: Sender?

  init(_ reference: Sender) { self.reference = reference }

  /// Nil for a class with values of its own of which nobody has kept the reference.
  func found(in arguments: SignalArguments) -> Sender? { reference ?? Sender.existing(arguments.senderAddress) }
}

/// Reads the arguments of a signal one after the other.
@MainActor
private struct ArgumentReader {
  private let arguments: SignalArguments
  private var index = 0

  init(_ arguments: SignalArguments) { self.arguments = arguments }

  mutating func next<Value: TypedValue>(as type: Value.Type) -> Value {
    defer { index += 1 }
    return arguments[index]
  }
}
