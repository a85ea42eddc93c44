import Foundation

/// How a leaf is made whose element shows views of the same tree as the rows of a list. Make gives the rows to the
/// toolkit, which says which of them it shows.
@MainActor
package protocol ListBehavior: LeafBehavior {
  associatedtype Embedded: View

  /// The views that are rows.
  static func embedded(_ view: Content) -> Embedded
  /// Whether all rows are there at all times, those of a `ForEach` too, and each view of an element is one.
  static var keepsAllRows: Bool { get }
  /// How the views of a row lie that has several, in a lazy container; nil in others.
  static func rowStack(_ view: Content) -> StackLayout?
}

extension ListBehavior {
  package static var keepsAllRows: Bool { false }

  package static func rowStack(_ view: Content) -> StackLayout? { nil }
}

/// The node of a list. What is inside belongs to the same tree, so that environment, preferences and effects cross.
package final class ListNode<Behavior: ListBehavior>: RepresentableNode<Behavior> {
  private var child: Node<Behavior.Embedded>?
  fileprivate lazy var rows = ListRowsNode(
    at: site(), keepsAllRows: Behavior.keepsAllRows, stack: Behavior.rowStack(view))

  /// The room of what is in rows that are scrolled.
  private lazy var room = rows.areScrolled ? makeRoom(cover: nil) : nil

  /// Who follows how the list is scrolled does not follow what is scrolled in its rows.
  private var scopeInside: EnvironmentScope? {
    room.map { room in
      EnvironmentScope(parent: scope) {
        $0.scrollGestures = nil
        $0.targetsOfNextScroll = nil
        room.write(to: &$0)
      }
    }
  }

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    marks.insert(.holdsItems)
    if rows.areScrolled { announce(.scrolls) }
    let node = Behavior.Embedded._makeNode(Behavior.embedded(view), at: rows.site(scope: scopeInside))
    child = node
    rows.content = node
    node.mount(&phase)
    rows.layoutItemsDidChange()
  }

  override func update(_ newView: Behavior.Content, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    child?.update(Behavior.embedded(newView), &phase)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    room?.end()
  }

  package override func place(at origin: CGPoint, proposal: ProposedViewSize) {
    room?.wasPlaced(for: proposal, size: sizeThatFits(proposal))
    super.place(at: origin, proposal: proposal)
  }

  /// What the whole carries, its rows do not carry once more.
  override var contentLeafModifier: (any LeafModifying)? { nil }

  override var contentLayout: SurroundingLayout { SurroundingLayout() }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(rows) }
}

/// A leaf with rows.
@MainActor
private protocol RowsEmbedding: LeafNode {
  var rows: ListRowsNode { get }
}

extension ListNode: RowsEmbedding {}

extension ViewNode {
  /// The rows of this node, if it is a list.
  package final var embeddedRows: ListRowsNode? { (self as? any RowsEmbedding)?.rows }

  /// The rows of this node, if it is a list that scrolls them.
  final var scrolledRows: ListRowsNode? {
    guard marks.contains(.scrolls), let rows = embeddedRows, rows.areScrolled else { return nil }
    return rows
  }
}
