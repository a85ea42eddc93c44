extension Binding {
  /// A binding from a reader and a writer that is told of the transaction of the write. As SwiftUI documents it.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, AmbientTransaction.current?.transaction ?? Transaction()) })
  }

  /// The transaction under which this binding writes, unless the write says otherwise. Claims BI15, BI16.
  public var transaction: Transaction {
    get { (location as? TransactionLocation<Value>)?.transaction ?? Transaction() }
    set { self = transaction(newValue) }
  }

  /// A binding whose writes have a transaction; those through this binding do not. Claim BI15.
  public func transaction(_ transaction: Transaction) -> Binding {
    let base = (location as? TransactionLocation<Value>)?.base ?? location
    return Binding(location: TransactionLocation(base: base, transaction: transaction))
  }

  /// A binding whose writes have an animation; those through this binding do not. Claim BI15.
  public func animation(_ animation: Animation? = .default) -> Binding {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

/// A location whose writes have a transaction.
private final class TransactionLocation<Value>: BindingLocation {
  let base: any BindingLocation<Value>
  let transaction: Transaction

  init(base: any BindingLocation<Value>, transaction: Transaction) {
    self.base = base
    self.transaction = transaction
  }

  func read() -> Value { base.read() }
  var whole: DependencySource? { base.whole }
  func evaluated() -> Value { base.evaluated() }

  /// What surrounds the write wins over what the binding brings (BI16).
  func write(_ newValue: Value) {
    let surroundings = AmbientTransaction.current?.transaction ?? Transaction()
    withTransaction(transaction.merging(surroundings)) { base.write(newValue) }
  }

  func isEqual(to other: any BindingLocation) -> Bool {
    guard let other = other as? TransactionLocation<Value> else { return false }
    return base.isEqual(to: other.base) && transaction.isEqual(to: other.transaction)
  }
}
