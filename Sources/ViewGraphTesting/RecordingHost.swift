import Foundation
import StoredValues
import ViewGraph

/// A host without a toolkit: it keeps the leaves' elements in a list and writes down each operation, in order.
///
/// ```swift
/// let host = RecordingHost(Counter())
/// host.tap("plus")
/// host.settle()
/// #expect(host.log == ["update count 1"])
/// ```
///
/// Main thread only. Nothing happens by itself: `settle()` runs the cycles that are due.
@MainActor
public final class RecordingHost<Root: View> {
  private let screen: RecordingScreen
  private let graph: Graph
  private let root: RootNode<Root>

  /// Mounts a view and settles. With `laysOut`, effects wait for `layOut(in:)`, as in a mapped window. With `animates`,
  /// views come and go by transitions while `advance(by:)` lets time pass.
  public init(_ rootView: Root, laysOut: Bool = false, animates: Bool = false) {
    screen = RecordingScreen(willLayOut: laysOut, animates: animates)
    graph = Graph(host: screen)
    // A test of this process may have found a desktop that does not move.
    graph.rootScope.setTransform { $0.accessibilityReduceMotion = false }
    root = RootNode(rootView, graph: graph)
    settle()
  }

  isolated deinit { graph.unmount() }

  /// The operations since the host was made or `takeLog()` was called: `make`, `update`, `insert … at`, `move … to`,
  /// `dismantle` and `remove`, each with the leaf's name, and `insertion of … begins`, `removal of … ends` and their like.
  public var log: [String] { screen.log.entries }

  /// The operations so far; the log starts again.
  public func takeLog() -> [String] {
    defer { screen.log.entries = [] }
    return screen.log.entries
  }

  /// How often the runtime has asked for a layout, of this host or of an island in it.
  public var layoutRequests: Int { screen.log.layoutRequests }

  /// The leaves on the screen in order, as `name` or `name=value`.
  public var shown: [String] { screen.leaves.map(\.description) }

  /// The root view; assigning asks for a cycle.
  public var rootView: Root {
    get { root.rootView }
    set { root.rootView = newValue }
  }

  /// Runs the cycles that are due, after the user defaults were looked at, as at the end of a turn of the main loop.
  public func settle() {
    DefaultsStore.refreshAll()
    UpdateScheduler.shared.run()
  }

  /// Settles, and does at once what debug builds do when a program has been idle for a second: they look for values that
  /// never arrived.
  public func rest() {
    settle()
    #if DEBUG
      IdleLook.shared.look()
    #endif
  }

  /// Whether anything is pending.
  public var isSettled: Bool { graph.isSettled && !UpdateScheduler.shared.hasPendingWork }

  /// Runs the action of the first leaf of that name, as one event.
  public func tap(_ name: String) {
    guard let element = screen.leaves.first(where: { $0.name == name }) else {
      fatalError("no leaf is named \(name); there are: \(shown.joined(separator: ", "))")
    }
    element.action?()
  }

  /// This tree and those of the hosts inside.
  private var graphs: [Graph] { [graph] + screen.elements.flatMap(\.hosts).map(\.graph) }

  /// Lays the content out in the middle of a room, which lets waiting effects run; once more while anything waited, as a
  /// frame does.
  public func layOut(in size: CGSize) {
    var isDone = false
    while !isDone {
      graph.place(in: size)
      let graphs = graphs
      for graph in graphs { graph.compareGeometry() }
      isDone = graphs.allSatisfy(\.isSettled)
      for graph in graphs { graph.layoutDidFinish() }
      // What the layout has read may be another by now: that is for a round, not for the layout.
      if !isDone, !graphs.allSatisfy(\.isSettled) { settle() }
    }
    for graph in graphs { graph.layoutDidSettle() }
  }

  /// Shows a frame now, and another one after a time in seconds.
  public func advance(by seconds: Double) {
    for graph in graphs { graph.move(to: screen.time) }
    screen.time += seconds
    for graph in graphs {
      graph.move(to: screen.time)
      graph.tick()
    }
    settle()
  }

  /// Whether the user wants things to move.
  public var animates: Bool {
    get { screen.animates }
    set { screen.animates = newValue }
  }

  /// Whether something moves.
  package var isMoving: Bool { graph.isMoving }

  /// How the first leaf of a name is drawn, if it comes or goes; by the latest of several transitions.
  package func effect(on name: String) -> TransitionEffect? { effects(on: name).last }

  /// How the first leaf of a name is drawn that comes or goes, by each of its transitions.
  package func effects(on name: String) -> [TransitionEffect] {
    screen.leaves.first { $0.name == name && !$0.effects.isEmpty }?.effects.map(\.effect) ?? []
  }

  /// The size of the content for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { graph.sizeThatFits(proposal) }

  /// Where the first leaf of a name was placed by the last layout, in the coordinates of the host.
  public func frame(of name: String) -> CGRect? {
    screen.elements.lazy.compactMap { $0.frame(of: name) }.first
  }

  /// The leaves on the screen in order, each with its frame in the coordinates of the host.
  package var placed: [String] { screen.elements.flatMap { $0.placed(from: .zero) } }

  /// Takes the tree down.
  public func unmount() { graph.unmount() }
}
