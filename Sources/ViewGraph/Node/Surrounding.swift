/// A node that stands around one other, whose island and layout passes are those inside of it: the row of a list, or a
/// modifier of that view alone. It is beside that node in the tree, as what is above it there may stand around others too.
@MainActor
package protocol Surrounding: ViewNode {
  /// The identity of the view inside has ended.
  func innerDidUnmount(_ phase: inout EvaluatePhase)
}

/// What the layout around some nodes tells them.
struct SurroundingLayout {
  /// The stack whose items the nodes are, if they are those of one.
  var stack: StackLayout?
  /// The axes along which the nodes are offered their ideal length, as scroll content is.
  var idealAxes: Axis.Set = []

  /// Whether several rows may be laid out as one item: they are independent of each other.
  var groupsRows: Bool { stack.map { idealAxes.contains(Axis.Set($0.axis)) } ?? false }
}
