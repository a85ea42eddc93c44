// Where the runtime meets its features: each can be taken away by deleting its folder and its lines here.

extension NodeMarks {
  /// The views below are rows of a list, each for itself.
  static let makesRows = NodeMarks(rawValue: 1 << 0)
  /// This node or one below it writes preferences.
  static let preferences = NodeMarks(rawValue: 1 << 1)
  /// This node or one below it says its place in depth.
  static let zIndex = NodeMarks(rawValue: 1 << 2)
  /// This node stands around another, beside it in the tree.
  static let isSurrounding = NodeMarks(rawValue: 1 << 3)
  /// This node or one below it changes transactions.
  static let transactions = NodeMarks(rawValue: 1 << 4)
  /// This node or one below it says how views come and go.
  static let transitions = NodeMarks(rawValue: 1 << 5)
  /// This node or one below it follows whether there are elements.
  static let elementFollowers = NodeMarks(rawValue: 1 << 6)
}

extension ViewNode {
  /// The row of a list that is a view.
  func makeRow(of root: ViewNode, at site: NodeSite) -> any Surrounding { ListRowNode(root: root, at: site) }
}

#if DEBUG
  extension RepresentableNode {
    /// Watches the hosts that the view makes; nil for Graft's own views.
    func makeHostWatch() -> (any HostWatching)? {
      TypeFacts.of(Behavior.Content.self).isOwn ? nil : JoinWatch(owner: self)
    }
  }
#endif

extension ForEach {
  /// The node of rows in a list.
  static func makeListNode(_ view: Self, at site: NodeSite) -> Node<Self> { ListForEachNode(view, at: site) }
}
