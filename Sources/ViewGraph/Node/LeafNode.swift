import Foundation

/// A node that has an element on the screen.
@MainActor
package protocol LeafNode: ViewNode, LayoutItem {
  /// Whether the element was made and not yet released.
  var hasElement: Bool { get }
  /// The toolkit's element, for the host that keeps it.
  var element: (any LeafElement)? { get }
  func makeElement(_ phase: inout CommitPhase)
  func dismantleElement(_ phase: inout CommitPhase)
  /// The island of the views inside of the element, if it holds any.
  var innerIsland: Island? { get }
  /// Lets go of the element, after the host has taken it off the screen.
  func releaseElement()
  /// Where the latest layout has put the element in its island; nil before the first.
  var placedFrame: CGRect? { get }
  /// Shows the element on the way to the place that the latest layout has given it.
  func moveElement(to shown: CGRect)
  /// Whether what is shown of the view goes on moving after the view has gone. False unless said otherwise.
  var movesWhileLeaving: Bool { get }
}

extension LeafNode {
  package var innerIsland: Island? { nil }

  package var movesWhileLeaving: Bool { false }
}

extension ViewNode {
  /// The island of the views inside of this node's element, if it has one that holds any.
  package final var embeddedIsland: Island? { (self as? any LeafNode)?.innerIsland }
}

/// How one kind of leaf is made, updated and dismantled: the contract of a representable.
@MainActor
package protocol LeafBehavior {
  associatedtype Content: View
  associatedtype Coordinator
  associatedtype Element: LeafElement

  static func makeCoordinator(_ view: Content) -> Coordinator
  static func make(_ view: Content, _ place: LeafPlace<Coordinator>) -> Element
  static func update(_ view: Content, _ element: Element, _ place: LeafPlace<Coordinator>)
  static func dismantle(_ element: Element, _ coordinator: Coordinator)
  /// Whether the element is updated after the view has gone, while it is still shown: never where that calls code of the
  /// program (RP18). False unless said otherwise.
  static var isUpdatedWhileLeaving: Bool { get }
  /// Whether an element may go on as that of another view: all that it shows is what update says, and no code of a program learns
  /// when it is made and dismantled. False unless said otherwise.
  static var isReusable: Bool { get }
  /// Whether an element may go on as that of another view once it was reset. False unless said otherwise.
  static var isReset: Bool { get }
  /// Has an element forget the view that it was made for; the update that follows writes all that the next one says. Nothing
  /// unless said otherwise.
  static func reset(_ element: Element, _ coordinator: Coordinator)
  /// Whether what stands around a view is reached by modifiers of leaves as the leaves of that view are. False unless said
  /// otherwise.
  static var isReachedByModifiers: Bool { get }
  /// The view's own size for a proposal. Called several times a layout pass.
  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Content, _ element: Element, _ place: LeafPlace<Coordinator>
  ) -> OwnSize
}

extension LeafBehavior {
  package static var isUpdatedWhileLeaving: Bool { false }

  package static var isReusable: Bool { false }

  package static var isReset: Bool { false }

  package static func reset(_ element: Element, _ coordinator: Coordinator) {}

  package static var isReachedByModifiers: Bool { false }

  /// The toolkit shall say.
  package static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Content, _ element: Element, _ place: LeafPlace<Coordinator>
  ) -> OwnSize { .neverOwn }
}

/// A view's answer when it is asked for its size before the toolkit is.
package enum OwnSize {
  case size(CGSize)
  /// The toolkit shall say for this proposal; after an update the view may have an answer.
  case toolkit
  /// The toolkit shall say for this proposal, or a preference that the element has by now. Who prefers another size tells
  /// the toolkit.
  case preference
  /// Views of this type have no answer to any proposal.
  case neverOwn
}

/// What a leaf is on the screen, for layout.
@MainActor
package protocol LeafElement: AnyObject {
  /// The toolkit's size for a proposal. What it said of sizes in one layout pass holds until the next.
  func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize
  /// The width of that size.
  func width(for proposal: ProposedViewSize, pass: Int) -> CGFloat
  func setFrame(_ frame: CGRect, pass: Int)
  /// Gives the element a place on its way to the one that the layout has given it, outside of a layout.
  func move(to frame: CGRect, pass: Int)
  /// Whether the element has the sizes between while its place moves, and not the last from the start. True unless said
  /// otherwise.
  var changesSizeInMotion: Bool { get }
  /// Whether an element with its last size from the start is to be seen where that size belongs, and not where the former
  /// place began. False unless said otherwise.
  var standsInPlace: Bool { get }
  /// Tells whether the element takes part in layout, and reports one that was taken away. Asked once in a layout pass; one
  /// that does not is not measured.
  func takesPart() -> Bool
  /// Whether other code has taken the element away, so that it can show nothing any more. False unless said otherwise.
  var isGone: Bool { get }
  /// Whether a view that is shown inside says where one of its guides is. False unless said otherwise.
  var hasGuides: Bool { get }
  /// Where a guide is that the toolkit or a view inside says, in the element of `size` for a proposal. Nowhere unless
  /// said otherwise.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, pass: Int) -> CGFloat?
}

extension LeafElement {
  package func width(for proposal: ProposedViewSize, pass: Int) -> CGFloat { sizeThatFits(proposal, pass: pass).width }

  package func move(to frame: CGRect, pass: Int) { setFrame(frame, pass: pass) }

  package var changesSizeInMotion: Bool { true }

  package var standsInPlace: Bool { false }

  package var isGone: Bool { false }

  package var hasGuides: Bool { false }

  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, pass: Int
  ) -> CGFloat? { nil }
}

/// What a leaf knows of its place while it is made, updated and measured.
///
/// An object, as a value of a type that is not known in advance costs a search for that type wherever it is passed.
@MainActor
package final class LeafPlace<Coordinator> {
  package let coordinator: Coordinator
  /// It owns this.
  package unowned let node: ViewNode

  init(coordinator: Coordinator, node: ViewNode) {
    self.coordinator = coordinator
    self.node = node
  }

  /// The environment here; reads are recorded for the running call (RP9).
  package var environment: EnvironmentValues { node.scope.values }

  /// The transaction of the make or update of this leaf that is running; an empty one at any other time, as in layout
  /// (RP15, RP26).
  package var transaction: Transaction {
    RunningCall.evaluating?.node === node ? node.transaction : Transaction()
  }
}
