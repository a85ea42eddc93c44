import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// The host of an application's scenes: its leaves are windows, which GTK places and not Graft.
@MainActor
final class SceneHost: GraphHost {
  let application: ObjectReference
  private lazy var graph = Graph(host: self)

  /// The application whose windows are being made.
  static private(set) var current: SceneHost?

  init(application: ObjectReference) {
    self.application = application
    SceneHost.current = self
  }

  /// Evaluates the scenes and opens their windows.
  func show(_ scenes: some View) {
    GraftRuntime.start()
    _ = RootNode(scenes, graph: graph)
    graph.flush()
  }

  func close() { graph.unmount() }

  func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) {}
  func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) {}
  func remove(_ leaf: any LeafNode) {}
  func makeElement(for island: Island) -> any IslandElement {
    fatalError("a scene shows windows, and no other views: give it a WindowGroup")
  }

  func willEvaluate() {}
  func layoutDidChange() {}
  var willLayOut: Bool { false }
  func effectsWait() {}
}

extension ObjectReference {
  var applicationPointer: UnsafeMutablePointer<GApplication> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GApplication.self)
  }
}
