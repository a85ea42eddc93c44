/// Runs `body`; the updates caused by what it writes have this transaction, on top of what surrounds the call.
///
/// May be called on any thread. What `body` starts and does not wait for, such as a task, is outside of it.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let surroundings = AmbientTransaction.current?.transaction ?? Transaction()
  return try AmbientTransaction.with(AmbientTransaction(surroundings.merging(transaction)), body)
}

/// Runs `body` with one value of the transaction set.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; the updates caused by what it writes are told of the animation. Claims AN1, AN7.
///
/// The values change at once (claim AN2). What is shown moves: views that come or go by a transition, places and sizes,
/// effects, shapes, colours and what is `Animatable`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// The transaction under which writes on this thread are made.
final class AmbientTransaction: Sendable {
  private static let ofThread = ThreadLocal<AmbientTransaction>()

  nonisolated(unsafe) let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }

  /// Nil while nothing was said, so that a plain write allocates nothing.
  static var current: AmbientTransaction? { ofThread.current }

  static func with<Result>(_ ambient: AmbientTransaction?, _ body: () throws -> Result) rethrows -> Result {
    try ofThread.with(ambient, body)
  }

  /// Whether two writes belong to one transaction.
  static func areEqual(_ left: AmbientTransaction?, _ right: AmbientTransaction?) -> Bool {
    if left === right { return true }
    return (left?.transaction ?? Transaction()).isEqual(to: right?.transaction ?? Transaction())
  }
}
