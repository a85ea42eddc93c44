import Foundation

// What some nodes can do, and are asked for by those who know no more of them than that.

/// A node that changes the transaction of updates below it.
@MainActor
protocol TransactionChanging: ViewNode {
  func change(_ transaction: inout Transaction)
}

/// A node that belongs in a path that people read; structure such as tuples and branches does not.
@MainActor
protocol NamedInPaths: ViewNode {}

/// A node that lays out each view below it on its own: what is said of the views inside is meant for the whole, and what is
/// said of the whole for them.
@MainActor
protocol ItemWrapping: ViewNode {}

/// A leaf that takes in the element of the one leaf inside of it.
@MainActor
protocol LeafTaking: ViewNode {
  /// The element was made and updated for the first time.
  func take(_ leaf: any LeafNode)
}

/// A node that has leaves which none of its children has.
@MainActor
protocol LeafOwning: ViewNode {
  var ownLeaves: [any LeafNode] { get }
}

/// A node with children that stand around others of them.
@MainActor
protocol Nesting: ViewNode {
  /// Visits the children, those first that are around others.
  func forEachFromOutside(_ body: (ViewNode) -> Void)
}

/// A node that follows whether its host is in a window, or whether the row that it is in is shown.
@MainActor
protocol AppearanceFollowing: ViewNode {
  /// Whether it was told last that it is scrolled away.
  var wasScrolledAway: Bool { get set }
  /// Which of several that it stands around, each with a place of its own, is seen: the one that came last, or that will leave
  /// last. It may be gone, or out of sight.
  var seen: ViewNode? { get set }
  func setAppeared(_ isAppeared: Bool, _ effects: EffectQueue)
  /// There is something of it that can be seen, as there may have been before.
  func elementsMayHaveCome(_ effects: EffectQueue)
}

/// A node that knows whether what is below it is out of sight: another view of its container is shown in its place, or it is
/// scrolled away.
@MainActor
protocol Covering: ViewNode {
  /// Whether a node here or below is not shown.
  func covers(_ node: ViewNode) -> Bool
}

/// What follows the room of a container, for views in it that are as large as a part of that.
@MainActor
protocol RoomNoting: AnyObject {
  /// The container is being placed with an offer, in which it has a size.
  func wasPlaced(for proposal: ProposedViewSize, size: @autoclosure () -> CGSize)
  /// Tells the views in the container.
  func write(to values: inout EnvironmentValues)
  /// The container has gone.
  func end()
}

/// A node with a body, whose view may have properties that the runtime keeps.
@MainActor
protocol PropertyKeeping: ViewNode {
  var keepsProperties: Bool { get }
  /// Whether what is kept would be missed if the view began anew.
  var isMissed: Bool { get }
}

/// A node that knows views by their ids.
@MainActor
protocol Identifying: ViewNode {
  func place(of id: AnyHashable) -> IdentifiedPlace?
  /// The id of a node that is such a view; nil for others.
  func id(of node: ViewNode) -> AnyHashable?
}

/// The view that has an id: a node, or a row of one by its index, which may never have been made.
struct IdentifiedPlace {
  let node: ViewNode
  var row: Int?
}

#if DEBUG
  /// A node that itself adds something to the screen.
  @MainActor
  protocol Showing: ViewNode {
    /// Whether another node of its type adds the same.
    func showsSame(as other: ViewNode) -> Bool
  }
#endif

extension ViewNode {
  /// Whether the node is in a part of the tree that is asleep.
  final var isInSleepingRow: Bool {
    guard graph.root?.marks.contains(.sleepers) == true else { return false }
    return sequence(first: self, next: \.parent).contains(where: \.isAsleep)
  }

  /// Whether the node is below one that another view of its container covers.
  private final var isBelowCover: Bool {
    guard graph.root?.marks.contains(.covers) == true else { return false }
    return sequence(first: self, next: \.parent).contains {
      ($0 as? any Covering ?? $0.surrounding as? any Covering)?.covers(self) == true
    }
  }

  /// Whether what is here counts as disappeared, though it is there: its host has left its window, its row is asleep, or it
  /// is covered or scrolled away, or so are the rows that it is.
  final var isAway: Bool { graph.isAway || isInSleepingRow || isBelowCover || isAroundUnseenRows || isOutOfSight }

  /// The transaction of the round that runs, as this place sees it. Asked for by few, so nothing is kept.
  final var transaction: Transaction {
    var transaction = UpdateScheduler.shared.transaction
    guard graph.root?.marks.contains(.transactions) == true else { return transaction }
    let around = sequence(first: self, next: \.parent).compactMap { $0 as? any TransactionChanging }
    for node in around.reversed() { node.change(&transaction) }
    return transaction
  }

  /// Tells those here and below that the host has entered or left its window, the innermost first.
  final func tellAppeared(_ isAppeared: Bool, _ effects: EffectQueue) {
    guard marks.contains(.elementFollowers) else { return }
    forEachChild { if !$0.isAsleep { $0.tellAppeared(isAppeared, effects) } }
    (self as? any AppearanceFollowing)?.setAppeared(isAppeared, effects)
  }

  /// Appends all leaves of this subtree, also those inside of others, the outer ones first.
  final func collectAllLeaves(_ leaves: inout [any LeafNode]) {
    if let owner = self as? any LeafOwning { leaves += owner.ownLeaves }
    let visit = { (child: ViewNode) in if !child.isAsleep { child.collectAllLeaves(&leaves) } }
    if let nesting = self as? any Nesting { nesting.forEachFromOutside(visit) } else { forEachChild(visit) }
  }

  /// The first view here or below that has an id.
  final func place(withID id: AnyHashable) -> IdentifiedPlace? {
    if let place = (self as? any Identifying)?.place(of: id) { return place }
    var place: IdentifiedPlace?
    forEachChild { if place == nil { place = $0.place(withID: id) } }
    return place
  }
}
