// Where a row is shown is up to who shows rows: what moves it there is the same as with any view.

extension ListRowsNode {
  /// The transaction by which the change that is made or laid out at the moment moves rows; nil where they are at their
  /// places at once.
  package var movingTransaction: Transaction? {
    let transaction = graph.layoutTransaction(of: self)
    return transaction.animation == nil ? nil : transaction
  }

  /// The transaction of the round that changes rows where these may come and go by animations of their own, whatever that of
  /// the change is; nil where none has said any.
  package var transactionOfOwnAnimations: Transaction? {
    guard marks.contains(.animatesTransitions), graph.host?.animates == true else { return nil }
    return transaction
  }

  /// What is shown of something of a row that is another from now on: on the way to it, if the transaction moves it or it
  /// is on one already. In each frame a function is called with the next.
  package func shown<Value>(
    _ new: Value, from old: Value, keptBy key: AnyObject, in transaction: Transaction = Transaction(),
    _ present: @escaping (Value) -> Void
  ) -> Value {
    defer { graph.motion.tellBeginning(in: graph) }
    return graph.moved(to: new, from: old, keptBy: key, of: self, in: transaction, present)
  }
}
