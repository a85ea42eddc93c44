import Foundation

// Where the runtime and its structure ask the features: the marks of each, and what is asked of it by name. To take one away
// is to delete its folder and its lines here, and to let those who call them do without.

extension NodeMarks {
  /// The views below are rows of a list, each for itself.
  static let makesRows = NodeMarks(rawValue: 1 << 0)
  /// This node or one below it writes preferences.
  static let preferences = NodeMarks(rawValue: 1 << 1)
  /// This node or one below it says its place in depth.
  static let zIndex = NodeMarks(rawValue: 1 << 2)
  /// This node modifies another alone, beside it in the tree.
  static let modifiesItem = NodeMarks(rawValue: 1 << 3)
  /// This node or one below it changes transactions.
  static let transactions = NodeMarks(rawValue: 1 << 4)
  /// This node or one below it says how views come and go.
  static let transitions = NodeMarks(rawValue: 1 << 5)
  /// This node or one below it follows whether there are elements.
  static let elementFollowers = NodeMarks(rawValue: 1 << 6)
  /// A row of a list below this node has slept.
  static let sleepers = NodeMarks(rawValue: 1 << 7)
  /// The view of this node is shown on its way.
  static let moves = NodeMarks(rawValue: 1 << 8)
  /// This node or one below it may be covered by another view of its container.
  static let covers = NodeMarks(rawValue: 1 << 9)
  /// This node is a scroll view, or one below it has been.
  static let scrolls = NodeMarks(rawValue: 1 << 10)
  /// The node has rows of a list.
  static let isListSection = NodeMarks(rawValue: 1 << 11)
  /// This node has rows, is one, or says something of those in it.
  static let saysOfRows = NodeMarks(rawValue: 1 << 12)
  /// The view of this node is what the program has made a row of, and more stands around it in the row.
  static let isRowContent = NodeMarks(rawValue: 1 << 13)
  /// This node or one below it says how views come and go, by an animation of its own.
  static let animatesTransitions = NodeMarks(rawValue: 1 << 14)
  /// What is laid out in this node beside one view belongs to that, of which the row of a list is.
  static let holdsRowAccessories = NodeMarks(rawValue: 1 << 15)
}

// MARK: Motion

extension ViewNode {
  /// Ends the identity of this subtree while the views around it go on.
  /// What comes at its place with the same key may be the same view for those who look on.
  final func leave(_ phase: inout EvaluatePhase, isReplaced: Bool, as key: @autoclosure () -> AnyHashable) {
    go(&phase, isReplaced: isReplaced, as: key)
  }

  /// Ends the identity of an element that shows leaves of others, which may still be shown.
  final func leaveAfterLeaves(in island: Island, _ phase: inout EvaluatePhase) { goAfterLeaves(in: island, &phase) }

  /// Whether the identity of this subtree may end while the views around it go on.
  final var mayLeave: Bool { !holdsWhatGoes }

  /// An identity is about to begin below, among views that were there before.
  final func expectArrival() { prepareToCome() }

  /// An identity has begun among views that were there before.
  final func arrive(_ phase: inout EvaluatePhase, as key: @autoclosure () -> AnyHashable) { come(&phase, as: key) }
}

extension ViewNode {
  /// The node that stands around this one where it is shown: that of a transition's view is in the bodies.
  final var shownParent: ViewNode? { (self as? any TransitionContentHolding)?.slot ?? parent }

  /// Whether what is shown of the view may not be its latest value.
  final var isOnItsWay: Bool { marks.contains(.moves) }

  /// Whether what is shown of a newer value may be on the way to it. Asked first: a function that shows what is on its way is
  /// made for each view, and most never move.
  package final var mayMove: Bool { marks.contains(.moves) || graph.mayMove }
}

extension ValueNode {
  /// The latest value of the view, which may be shown on its way.
  final var latestView: Content { marks.contains(.moves) ? latestMovedView : view }

  /// What is shown of a newer value of the view: one on the way to it, if the change is animated. In each frame a function is
  /// called with the next. To be asked where it may be, as most never move and such a function is made for each view.
  final func shown(of newView: Content, _ present: @escaping (Content) -> Void) -> Content {
    moved(to: newView, present)
  }
}

extension ViewNode {
  /// The element of this leaf is gone: nothing of it moves any more.
  final func elementIsGone() {
    if marks.contains(.moves) { graph.endMovers { $0.node === self } }
  }
}

extension Graph {
  /// Leaves have got their elements, of views that may be coming.
  func elementsWereMade(of leaves: [any LeafNode]) { existing(Motion.self)?.elementsWereMade(of: leaves) }

  /// A round has made its changes on the screen, and the layout follows.
  func roundDidCommit() {
    noteRoundForLayout()
    noteScrollAdjustment()
  }
}

extension LeafNode {
  /// Where an element is shown that layout gives a place, from the former one on; the frames that follow move it. Nil where
  /// it is there at once.
  func shownPlace(_ frame: CGRect, before former: CGRect?, of element: AnyObject) -> CGRect? {
    shown(at: frame, before: former, of: element)
  }
}

// MARK: Lists and scrolling

extension ViewNode {
  /// Whether this stands around views that are rows of a list, of which none can be seen.
  final var isAroundUnseenRows: Bool { marks.contains(.makesRows) && isAroundRowsOutOfSight }

  /// The row of a list that is a view.
  func makeRow(of root: ViewNode, at site: NodeSite) -> any Surrounding { ListRowNode(root: root, at: site) }

  /// Whether nothing here can be seen where it is scrolled to, in a host that goes by that.
  final var isOutOfSight: Bool { graph.goesBySight && isScrolledAway }

  /// Appends the layout items of a node that can be scrolled to.
  func collectScrollable(_ items: inout [any LayoutItem], _ collect: (inout [any LayoutItem]) -> Void) {
    collectNoticed(&items, collect)
  }
}

extension ForEach {
  /// The node of rows in a list.
  static func makeListNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    guard let list = site.parent?.enclosingList else { return ListForEachNode(view, at: site) }
    return switch RowTypes.partCount(Content.self, in: list) {
    case nil: ForEachNode(view, at: site)
    case 1: ListForEachNode(view, at: site)
    case .some(let count): ElementRowsNode(view, partCount: count, at: site)
    }
  }
}

// MARK: Rooms of containers

extension ViewNode {
  /// The room of this node, which is a container, less what is covered of it.
  func makeRoom(cover: SafeArea?) -> any RoomNoting { ContainerRoom(of: self, cover: cover) }
}

// MARK: Frozen values

#if DEBUG
  extension RepresentableNode {
    /// Watches the hosts that the view makes; nil for Graft's own views.
    func makeHostWatch() -> (any HostWatching)? {
      TypeFacts.of(Behavior.Content.self).isOwn ? nil : JoinWatch(owner: self)
    }
  }
#endif
