import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// A tree of views of which pictures are made where there is no display: what Graft draws itself is painted, and widgets are
/// empty places.
@MainActor
package final class PictureTree<Content: View> {
  private let holder = PictureHolder()
  private let graph: Graph
  private let root: RootNode<Content>

  /// A tree of a view, whose bodies run for the first picture.
  package init(_ content: Content) {
    CycleDriver.startWithoutDisplay()
    graph = Graph(host: holder)
    root = RootNode(content, graph: graph)
  }

  /// Calls a function after each round of updates in the tree.
  package func whenContentChanges(_ action: @escaping () -> Void) { holder.contentDidChange = action }

  isolated deinit { graph.unmount() }

  /// The view; another one updates the tree in place.
  package var rootView: Content {
    get { root.rootView }
    set { root.rootView = newValue }
  }

  /// Runs pending bodies, then returns the size of the content for a proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    graph.flushAll()
    return graph.sizeThatFits(proposal)
  }

  /// What is painted of the content in a room; nil where that is nothing.
  package func node(in room: CGSize) -> RenderNode? {
    layOut(in: room)
    holder.part.formRoom = CGRect(origin: .zero, size: room)
    return RenderNode { holder.part.paint($0) }
  }

  private static var layoutLimit: Int { 10 }

  /// Once more while something in the content follows the places that it is given.
  private func layOut(in room: CGSize) {
    graph.place(in: room)
    for _ in 0..<Self.layoutLimit {
      graph.compareGeometry()
      if graph.isSettled { break }
      graph.layoutDidFinish()
      graph.flush()
      graph.place(in: room)
    }
    graph.layoutDidSettle()
  }
}

/// What holds the leaves of such a tree.
final class PictureHolder: GraphHost {
  let part = PicturePart()
  var contentDidChange: (() -> Void)?

  func makeElement(for island: Island) -> any IslandElement { PictureIsland(island) }
  func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) { part.insert(leaf, after: previous) }
  func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) { part.move(leaf, after: previous) }
  func remove(_ leaf: any LeafNode) { part.remove(leaf) }

  func convert(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect {
    (other as? PictureIsland)?.fromPicture(frame) ?? frame
  }

  func didCommit() { contentDidChange?() }

  // All is laid out for each picture, and nobody waits for it.
  func layoutDidChange() {}
  func willEvaluate() {}
  func effectsWait() {}

  var willLayOut: Bool { false }
}

extension Graph {
  /// Whether pictures are made of the tree where there is no display, so that it has no widgets.
  package var isPicture: Bool { owner is PictureHolder }
}
