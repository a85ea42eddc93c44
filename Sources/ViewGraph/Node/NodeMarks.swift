/// What is known of a node and of those below it, so that few of them have to be looked at. Each feature names its own.
struct NodeMarks: OptionSet {
  let rawValue: UInt8
}

extension ViewNode {
  /// Sets a mark here and on the way to the root, when a node is mounted that those around must find: branches without it
  /// are never visited.
  final func announce(_ mark: NodeMarks) {
    var node: ViewNode? = self
    while let current = node, !current.marks.isSuperset(of: mark) {
      current.marks.formUnion(mark)
      node = current.parent
    }
  }
}
