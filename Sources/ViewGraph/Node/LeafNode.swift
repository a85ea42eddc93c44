import Foundation

/// A node that has an element on the screen.
@MainActor
package protocol LeafNode: ViewNode, LayoutItem {
  /// Whether the element was made and not yet released.
  var hasElement: Bool { get }
  /// The toolkit's element, for the host that keeps it.
  var element: AnyObject? { get }
  func makeElement()
  func updateElement()
  func dismantleElement()
  /// Whether the view itself answered when it was measured: the toolkit cannot know when that size changes.
  var isMeasuredByView: Bool { get }
  /// Lets go of the element, after the host has taken it off the screen.
  func releaseElement()
}

/// How one kind of leaf is made, updated and dismantled: the contract of a representable.
@MainActor
package protocol LeafBehavior {
  associatedtype Content: View
  associatedtype Coordinator
  associatedtype Element: AnyObject

  static func makeCoordinator(_ view: Content) -> Coordinator
  static func make(_ view: Content, _ place: LeafPlace<Coordinator>) -> Element
  static func update(_ view: Content, _ element: Element, _ place: LeafPlace<Coordinator>)
  static func dismantle(_ element: Element, _ coordinator: Coordinator)
  /// The view's own size for a proposal, or nil when the toolkit shall say. Called several times a layout pass.
  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Content, _ element: Element, _ place: LeafPlace<Coordinator>
  ) -> CGSize?
  /// The toolkit's size for a proposal. What it said of sizes in one layout pass holds until the next.
  static func toolkitSize(_ proposal: ProposedViewSize, _ element: Element, pass: Int) -> CGSize
  static func setFrame(_ frame: CGRect, of element: Element, pass: Int)
  /// Whether the element takes part in layout.
  static func isIncluded(_ element: Element) -> Bool
}

/// What a leaf knows of its place while it is made, updated and measured.
package struct LeafPlace<Coordinator> {
  package let coordinator: Coordinator
  package let node: ViewNode

  /// The environment here; reads are recorded for the running call (RP9).
  @MainActor package var environment: EnvironmentValues { node.scope.values }

  /// The transaction of the make or update of this leaf that is running; an empty one at any other time, as in layout
  /// (RP15, RP26).
  @MainActor package var transaction: Transaction {
    RunningCall.current?.node === node ? node.transaction : Transaction()
  }
}
