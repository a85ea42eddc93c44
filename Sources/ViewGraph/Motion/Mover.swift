/// Something of a host that is shown on its way, besides views that come and go.
@MainActor
class Mover {
  /// The node that is shown so.
  let node: ViewNode
  /// Who waits for which change, by tokens.
  private var waiting: [Int: [AnimationCompletion]] = [:]
  private var lastToken = 0

  init(of node: ViewNode) { self.node = node }

  fileprivate(set) final var isMoving = false

  /// Whether it can be seen: not in a row of a list that sleeps, and after the view has gone only for as long as a
  /// transition shows it.
  final var isShown: Bool {
    node.isMounted ? !node.isInSleepingRow : (node as? any LeafNode)?.movesWhileLeaving ?? false
  }

  /// Comes to a moment, in seconds, and shows what there is then. Tells what is complete.
  func advance(to moment: Double) -> MotionCompletions { MotionCompletions() }

  /// Is at its end. What is gone is not shown there. Tells what is complete.
  func finish() -> MotionCompletions { MotionCompletions() }

  /// Shows what it is at its end, also of what goes.
  func showLatest() {}

  // MARK: Those who wait

  /// A token for those who wait for the changes of a transaction; nil if nobody does.
  final func token(for transaction: Transaction) -> Int? {
    let completions = transaction.completions
    if completions.isEmpty { return nil }
    lastToken += 1
    waiting[lastToken] = completions
    return lastToken
  }

  /// A change has begun to move, or nothing moves because of it.
  final func begin(_ token: Int?, moves: Bool) {
    guard let token else { return }
    guard moves else { return waiting[token] = nil }
    for completion in waiting[token] ?? [] { completion.begin() }
  }

  /// Tells those who wait what is complete.
  final func tell(_ completions: MotionCompletions) {
    for token in completions.logical {
      for completion in waiting[token] ?? [] where completion.criteria == .logicallyComplete { completion.end() }
    }
    for token in completions.removed {
      for completion in waiting.removeValue(forKey: token) ?? [] where completion.criteria == .removed {
        completion.end()
      }
    }
  }
}

/// A view, or what a view draws, that is shown between two of its values.
@MainActor
class ContentMover<Content>: Mover {
  /// The latest value.
  fileprivate(set) final var latest: Content
  /// Shows a value on the way; nil for what is gone.
  fileprivate final var present: (Content) -> Void

  fileprivate init(_ content: Content, of node: ViewNode, _ present: @escaping (Content) -> Void) {
    (latest, self.present) = (content, present)
    super.init(of: node)
  }

  /// What is shown at the moment.
  var shown: Content { latest }

  final override func showLatest() { present(latest) }

  /// Takes a newer value, which moves if the transaction has an animation.
  func change(to content: Content, _ transaction: Transaction) {}

  /// What shows values of a type between two of them; nil where the type has nothing to animate.
  static func make(
    _ content: Content, of node: ViewNode, _ present: @escaping (Content) -> Void
  ) -> ContentMover<Content>? {
    guard let type = Content.self as? any Animatable.Type else { return nil }
    return mover(type, content, of: node, present)
  }

  private static func mover<Moved: Animatable>(
    _ type: Moved.Type, _ content: Content, of node: ViewNode, _ present: @escaping (Content) -> Void
  ) -> ContentMover<Content>? {
    guard Moved.AnimatableData.self != EmptyAnimatableData.self, let moved = content as? Moved else { return nil }
    // The types are the same, which only Swift does not see.
    guard let presentMoved = present as? (Moved) -> Void else { return nil }
    let mover = DataMover(moved, of: node, presentMoved)
    return mover as? ContentMover<Content>
  }
}

/// The mover of something animatable.
private final class DataMover<Content: Animatable>: ContentMover<Content> {
  private var data: AnimatedValue<Content.AnimatableData>
  /// When the latest of a series of tracked writes was, in seconds.
  private var tracked: Double?

  override init(_ content: Content, of node: ViewNode, _ present: @escaping (Content) -> Void) {
    data = AnimatedValue(content.animatableData)
    super.init(content, of: node, present)
  }

  /// In seconds.
  private var now: Double? { node.graph.host?.now.timeIntervalSinceReferenceDate }

  override var shown: Content { isMoving ? content(showing: data.shown) : latest }

  private func content(showing shown: Content.AnimatableData) -> Content {
    var content = latest
    content.animatableData = shown
    return content
  }

  override func change(to content: Content, _ transaction: Transaction) {
    latest = content
    // A layout tells the same place again, which is no write.
    if !transaction.mayMove, content.animatableData == data.target { return }
    let token = token(for: transaction)
    let moves = node.asking {
      data.change(
        to: content.animatableData, animation: transaction.animation, token: token,
        tracksVelocity: transaction.tracksVelocity, at: now)
    }
    tracked = transaction.animation == nil && transaction.tracksVelocity ? now : nil
    isMoving = data.isMoving || tracked != nil
    begin(token, moves: moves)
  }

  override func advance(to moment: Double) -> MotionCompletions {
    let completions = node.asking { data.advance(to: moment) }
    if let tracked, (now ?? .infinity) - tracked > Transaction.longestPause { self.tracked = nil }
    isMoving = data.isMoving || tracked != nil
    if !isMoving { present(latest) } else if data.hasMoved { present(content(showing: data.shown)) }
    return completions
  }

  override func finish() -> MotionCompletions {
    let completions = data.finish()
    tracked = nil
    isMoving = false
    if node.isMounted { present(latest) }
    return completions
  }
}

/// A view that is animatable and whose body is not asked in each frame, as what that shows moves itself.
package protocol AnimatedInside {}

// MARK: - Nodes

extension ValueNode {
  final func moved(to newView: Content, _ present: @escaping (Content) -> Void) -> Content {
    if Content.self is any AnimatedInside.Type { return newView }
    return graph.moved(to: newView, from: view, keptBy: self, of: self, present)
  }

  final var latestMovedView: Content { graph.motion.mover(keptBy: self, Content.self)?.latest ?? view }
}

extension ViewNode {
  /// What is shown of a newer value of something that this node draws: one on the way to it, if the change is animated. In
  /// each frame a function is called with the next.
  package final func moved<Content>(
    to new: Content, from old: Content, keptBy key: AnyObject, _ present: @escaping (Content) -> Void
  ) -> Content {
    guard mayMove else { return new }
    return graph.moved(to: new, from: old, keptBy: key, of: self, present)
  }

  /// What is shown of a newer value of something that is reached by an animation, if there is one.
  final func moved<Content>(
    to new: Content, from old: Content, by animation: Animation?, keptBy key: AnyObject,
    _ present: @escaping (Content) -> Void
  ) -> Content {
    guard animation != nil || marks.contains(.moves) else { return new }
    var transaction = Transaction()
    transaction.animation = animation
    return graph.moved(to: new, from: old, keptBy: key, of: self, in: transaction, present)
  }
}

extension Graph {
  /// What is shown of a newer value of something: one on the way to it, if the change is animated.
  func moved<Content>(
    to new: Content, from old: Content, keptBy key: AnyObject, of node: ViewNode, in transaction: Transaction? = nil,
    _ present: @escaping (Content) -> Void
  ) -> Content {
    let known = existing(Motion.self)?.mover(keptBy: key, Content.self)
    let transaction = transaction ?? node.transaction
    guard known != nil || transaction.mayMove && host?.animates == true else { return new }
    guard let mover = known ?? ContentMover.make(old, of: node, present) else { return new }
    mover.change(to: new, transaction)
    if known == nil, mover.isMoving { motion.add(mover, keptBy: key) }
    return mover.shown
  }
}
