import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The host of an application's scenes: its leaves are windows, which GTK places and not Graft.
@MainActor
package final class SceneHost: GraphHost {
  /// None where windows are shown without an application.
  private let application: ObjectReference?
  private lazy var graph = Graph(host: self)
  private var openers: [WindowOpener] = []
  private var names: Set<String> = []

  /// The application whose windows are being made.
  static private(set) var current: SceneHost?

  package init(application: ObjectReference?) {
    self.application = application
    SceneHost.current = self
  }

  /// Evaluates the scenes and opens their windows.
  package func show(_ scenes: some View) {
    GraftRuntime.start()
    _ = RootNode(scenes, graph: graph)
    graph.flush()
  }

  /// Closes all windows.
  package func close() { graph.unmount() }

  /// A scene has come; the first opens a window.
  func add(_ opener: WindowOpener) {
    openers.append(opener)
    if openers.count == 1 { opener.open() }
  }

  /// The name under which a scene keeps its windows' values: the one that it wants, with a number if a scene before it has
  /// that one.
  func uniqueName(_ wanted: String) -> String {
    var (name, number) = (wanted, 1)
    while !names.insert(name).inserted {
      number += 1
      name = "\(wanted).\(number)"
    }
    return name
  }

  /// How windows with an id are opened; the first scene of that id counts.
  static func opener(of id: String) -> WindowOpener? {
    if let opener = current?.openers.first(where: { $0.id == id }) { return opener }
    Diagnostics.report(.unknownWindow, place: id, "no scene has windows with the id '\(id)'")
    return nil
  }

  var gtkApplication: UnsafeMutablePointer<GtkApplication>? {
    application.map { $0.object.cast() }
  }

  package func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) {}
  package func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) {}
  package func remove(_ leaf: any LeafNode) {}
  package func makeElement(for island: Island) -> any IslandElement {
    fatalError("a scene shows windows, and no other views: give it a WindowGroup")
  }

  package func willEvaluate() {}
  package func layoutDidChange() {}
  package func convert(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect { frame }
  package var willLayOut: Bool { false }
  package func effectsWait() {}
}

extension ObjectReference {
  var applicationPointer: UnsafeMutablePointer<GApplication> {
    object.cast()
  }
}
