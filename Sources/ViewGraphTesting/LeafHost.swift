import Foundation
import ViewGraph

/// A host inside of a host, for tests that have no toolkit: an imperative element with a tree of its own, to which each
/// update assigns its root view under its own transaction.
public struct LeafHost<Content: View>: View {
  let content: Content

  /// Hosts the views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    RepresentableNode<HostRecording<Content>>(view, at: site)
  }
}

private enum HostRecording<Inner: View>: LeafBehavior {
  static func makeCoordinator(_ view: LeafHost<Inner>) {}

  static func make(_ view: LeafHost<Inner>, _ place: LeafPlace<Void>) -> RecordedHost<Inner> {
    let animates = (place.node.graph.owner as? RecordingScreen)?.animates ?? false
    return RecordedHost(view.content, below: place.node, animates: animates)
  }

  static func update(_ view: LeafHost<Inner>, _ element: RecordedHost<Inner>, _ place: LeafPlace<Void>) {
    withTransaction(place.transaction) { element.root.rootView = view.content }
  }

  static func dismantle(_ element: RecordedHost<Inner>, _ coordinator: Void) { element.graph.unmount() }
}

/// An element that holds a tree of its own.
@MainActor
protocol InnerHost: RecordedElement {
  var graph: Graph { get }
}

/// The element of a host inside of a host: as large as its content.
private final class RecordedHost<Root: View>: RecordedElement, InnerHost {
  let root: RootNode<Root>
  let graph: Graph
  private let screen: RecordingScreen

  init(_ rootView: Root, below node: ViewNode, animates: Bool) {
    screen = RecordingScreen(willLayOut: false, animates: animates)
    graph = Graph(host: screen)
    graph.attach(below: node, inheriting: node.scope)
    root = RootNode(rootView, graph: graph)
    super.init(name: "host")
  }

  override var log: OperationLog? {
    didSet { screen.log.outer = log }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize { graph.sizeThatFits(proposal) }

  override func setFrame(_ frame: CGRect, pass: Int) {
    super.setFrame(frame, pass: pass)
    graph.place(in: frame.size)
  }

  override var inside: [RecordedElement]? { Array(screen.elements) }
}
