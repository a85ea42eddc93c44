/// What is known of a node. Some marks are of the node alone; others, which are announced, are also of those below it, so
/// that few have to be looked at. `Features.swift` has those of features.
struct NodeMarks: OptionSet {
  let rawValue: UInt32

  /// This and all below it is not shown, though it is still there: it is not evaluated, and has no elements.
  static let isAsleep = NodeMarks(rawValue: 1 << 16)
  /// Something stands around this node alone.
  static let isSurrounded = NodeMarks(rawValue: 1 << 17)
  /// There is a modifier of leaves around this node, which each update of a leaf asks.
  static let isModified = NodeMarks(rawValue: 1 << 18)
  /// The element of this node takes in that of the one leaf inside: others are not asked whether they do, as that is a search.
  static let takesLeaf = NodeMarks(rawValue: 1 << 19)
  /// The element of this node, or of one below it, is reset where it goes on as that of another view.
  static let resets = NodeMarks(rawValue: 1 << 20)
  /// What is below this node is laid out in it: what is said there is not said of the item that this node is.
  static let holdsItems = NodeMarks(rawValue: 1 << 21)
  /// What is below this node is pressed as one with it.
  static let isPressedAsOne = NodeMarks(rawValue: 1 << 22)
  /// This node or one below it is a frame that says how wide its content likes to be.
  static let saysIdealWidth = NodeMarks(rawValue: 1 << 23)
  /// This node or one below it is a frame that says how high its content likes to be.
  static let saysIdealHeight = NodeMarks(rawValue: 1 << 24)
}

extension ViewNode {
  /// Sets a mark here and on the way to the root, when there is a node that those around must find: branches without it
  /// are never visited.
  final func announce(_ mark: NodeMarks) {
    var node: ViewNode? = self
    while let current = node, !current.marks.contains(mark) {
      current.marks.formUnion(mark)
      node = current.parent
    }
  }
}
