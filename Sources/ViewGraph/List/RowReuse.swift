/// A node that can become that of another view of its type, as if it had never been another's: it keeps nothing of that but its value,
/// of which an update leaves nothing, or a reset and an update, and nobody has heard of it.
@MainActor
protocol ReusableNode: ViewNode {
  /// Whether it is so with this view. Those inside are asked themselves.
  var isReusable: Bool { get }
}

extension ReusableNode {
  var isReusable: Bool { true }
}

extension TupleNode: ReusableNode {}
extension ContainerLayoutNode: ReusableNode {}
extension SpacerNode: ReusableNode {}
extension UnaryLayoutNode: ReusableNode {}
extension EnvironmentNode: ReusableNode {}
extension AnyViewNode: ReusableNode {}
extension TagNode: ReusableNode {}
extension RowCellsNode: ReusableNode {}
extension OptionalNode: ReusableNode {}
extension ConditionalNode: ReusableNode {}
extension ComponentNode: ReusableNode {
  var isReusable: Bool { !keepsProperties }
}
extension RepresentableNode: ReusableNode {
  var isReusable: Bool { (Behavior.isReusable || Behavior.isReset) && !keepsProperties && element?.isGone != true }
}

extension ViewNode {
  /// Whether this and all below it can become those of other views, of which nothing moves.
  fileprivate var isWhollyReusable: Bool {
    guard !isOnItsWay, surrounding == nil || isContentOfCell, (self as? any ReusableNode)?.isReusable == true else {
      return false
    }
    var isReusable = true
    forEachChild { isReusable = isReusable && $0.isWhollyReusable }
    return isReusable
  }
}

// MARK: - Rows

extension ListRowsNode {
  /// Makes a row that is not shown any more the one at a position, if none was made for that and if its views keep nothing: what is in
  /// it is updated in the next round. Tells whether it has. Claim LS64.
  package func reuse(_ row: ListRowNode, at position: Int) -> Bool {
    guard let place = place(at: position), place.section === row.section, row.isReusable else { return false }
    return place.section.reuse(row, at: place.index)
  }
}

extension ListRowNode {
  fileprivate var isReusable: Bool {
    guard isMounted, !isShown, let root, !root.isAsleep else { return false }
    return root.isWhollyReusable
  }
}
