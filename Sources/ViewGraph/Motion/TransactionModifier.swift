/// A view below which updates are told of another transaction.
struct TransactionView<Content: View, Value: Equatable>: WrapperView {
  let content: Content
  /// The updates in which this value changes are meant; without one, all updates are.
  let trigger: Value?
  let transform: (inout Transaction) -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { TransactionNode(view, at: site) }
}

extension View {
  /// Changes the transaction of each update of this view and of everything below it. Claim AN6.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, trigger: Int?.none, transform: transform)
  }

  /// Changes the transaction of those updates of this view and of everything below it in which `value` changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, trigger: value, transform: transform)
  }

  /// Gives those updates of this view and of everything below it an animation in which `value` changes, in place of the
  /// animation of the write. Claims AN3 to AN5.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    transaction(value: value) { $0.takeAnimation(animation) }
  }
}

/// What stands for a view in a closure that modifies it. As SwiftUI documents it.
public struct PlaceholderContentView<Value>: View {
  /// What it stands for.
  package let content: AnyView

  /// Stands for a view.
  package init(_ view: Value) where Value: View { content = AnyView(view) }

  init(showing content: some View) { self.content = AnyView(content) }

  public var body: some View { content }
}

/// The transaction around modifiers that have one of their own: nothing before anybody below has asked.
@MainActor
private final class SurroundingTransaction {
  var transaction = Transaction()
}

extension View {
  /// Changes the transaction of what `body` does to this view, and of nothing in the view itself (MO9). As SwiftUI documents it.
  public func transaction<Modified: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    modified(trigger: Int?.none, transform, body: body)
  }

  /// Animates what `body` does to this view, and nothing in the view itself (MO9): `view.animation(.smooth) {
  /// $0.opacity(isShown ? 1 : 0) }`. As SwiftUI documents it.
  public func animation<Modified: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    modified(trigger: Int?.none, { $0.takeAnimation(animation) }, body: body)
  }

  /// Animates what `body` does to this view in the updates in which `value` changes, and nothing in the view itself.
  package func animation<Modified: View>(
    _ animation: Animation?, value: some Equatable, @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    modified(trigger: value, { $0.takeAnimation(animation) }, body: body)
  }

  private func modified<Value: Equatable, Modified: View>(
    trigger: Value?, _ transform: @escaping (inout Transaction) -> Void,
    body: (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    let surrounding = SurroundingTransaction()
    let inside = TransactionView(content: self, trigger: trigger) { $0 = surrounding.transaction }
    return TransactionView(content: body(PlaceholderContentView(showing: inside)), trigger: trigger) { transaction in
      surrounding.transaction = transaction
      transform(&transaction)
    }
  }
}

extension Transaction {
  /// Has an animation in place of that of the write, unless nothing may be animated.
  fileprivate mutating func takeAnimation(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

extension View {
  /// Gives all updates of this view and of everything below it an animation, in place of the animation of the write. As
  /// SwiftUI documents it.
  @available(*, deprecated, message: "name the value whose changes are meant")
  public func animation(_ animation: Animation?) -> some View {
    transaction { $0.takeAnimation(animation) }
  }
}

/// The node of a transaction modifier. It does nothing before somebody below asks for the transaction.
final class TransactionNode<Content: View, Value: Equatable>: WrapperNode<TransactionView<Content, Value>>,
  TransactionChanging
{
  private var roundOfChange: Int?

  override func mount(_ phase: inout EvaluatePhase) {
    announce(.transactions)
    if view.trigger == nil { graph.motion.transactionIsChanged(always: true) }
    super.mount(&phase)
  }

  override func update(_ newView: TransactionView<Content, Value>, _ phase: inout EvaluatePhase) {
    if view.trigger != newView.trigger {
      roundOfChange = UpdateScheduler.shared.roundCount
      graph.motion.transactionIsChanged(always: false)
    }
    super.update(newView, &phase)
  }

  func change(_ transaction: inout Transaction) {
    if view.trigger == nil || roundOfChange == UpdateScheduler.shared.roundCount { view.transform(&transaction) }
  }
}
