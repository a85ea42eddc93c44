import Foundation

/// The room that a container offers what is in it, such as a scroll view or a page, for views that are as large as a part of it.
///
/// Layout notes it, and a layout that has asked is repeated, in the same frame, where it is another.
@MainActor
package final class ContainerRoom: GeometryObserver, RoomNoting {
  /// The container's, from its first layout on.
  fileprivate(set) weak var node: ViewNode?
  /// What is covered of scroll content.
  private weak var cover: SafeArea?
  private let readers = DependencySource()
  /// What those who asked were told.
  private var size: CGSize?
  private var noted: CGSize? {
    didSet { if noted != oldValue { node?.graph.host?.geometryDidChange() } }
  }
  private lazy var limit = RepetitionLimit(runs: UpdateScheduler.roundLimit)

  /// The axis along which a toolkit asks how little is enough.
  private static var leastAxis: Axis?

  /// The room of a container that has had no layout yet.
  package nonisolated init() {}

  /// That of a container which is a node.
  init(of node: ViewNode, cover: SafeArea?) {
    (self.node, self.cover) = (node, cover)
    node.graph.geometry.add(self)
  }

  /// The length that can be seen of what is in the container; nil before its first layout.
  func length(_ axis: Axis) -> CGFloat? {
    readers.recordRead()
    if axis == Self.leastAxis { return 0 }
    guard let size else { return nil }
    return max(0, size[axis] - covered[axis])
  }

  private var covered: CGSize {
    guard let node, node.embeddedIsland != nil else { return cover?.insets.total ?? .zero }
    return ScrollContentLayout.insets(cover, node.scope).total
  }

  /// Measures how little is enough: a container may be as small as what is not a part of it, or no window could be made
  /// smaller. No other answer follows from that.
  package static func askForLeast<Result>(along axis: Axis, _ measure: () -> Result) -> Result {
    guard leastAxis == nil else { return measure() }
    leastAxis = axis
    defer { leastAxis = nil }
    return LayoutPasses.beside(measure)
  }

  // MARK: The container

  func wasPlaced(for proposal: ProposedViewSize, size: @autoclosure () -> CGSize) {
    // Across its axis a scroll view is as large as its content, which may be a part of what was offered.
    func isLength(_ length: CGFloat?) -> Bool { length?.isFinite ?? false }
    guard !isLength(proposal.width) || !isLength(proposal.height) else {
      return noted = proposal.replacingUnspecifiedDimensions()
    }
    let size = size()
    noted = CGSize(
      width: isLength(proposal.width) ? proposal.width ?? 0 : size.width,
      height: isLength(proposal.height) ? proposal.height ?? 0 : size.height)
  }

  func write(to values: inout EnvironmentValues) { values.containerRoom = self }

  func end() { node?.graph.geometry.remove(self) }

  // MARK: The geometry

  var isMounted: Bool { node?.isMounted ?? false }

  var hasNewGeometry: Bool {
    guard let node else { return false }
    return noted != size && !limit.isReached(in: node.graph.bursts.outer)
  }

  func adoptGeometry() {
    guard let node else { return }
    guard limit.allows(node.graph.bursts.outer) else { return reportCycle(at: node) }
    size = noted
    readers.notifyReaders()
  }

  private func reportCycle(at node: ViewNode) {
    Diagnostics.report(
      .layoutCycle, at: node,
      "a containerRelativeFrame in this container gives it another size in each layout; it stays as it is")
  }
}

private struct ContainerRoomKey: EnvironmentKey {
  static var defaultValue: ContainerRoom? { nil }
}

extension EnvironmentValues {
  /// That of the nearest container in the window; nil where that is the window.
  package var containerRoom: ContainerRoom? {
    get { self[ContainerRoomKey.self] }
    set { self[ContainerRoomKey.self] = newValue }
  }
}

/// Makes views a container whose room is known to those who see it in their environment.
package struct ContainerRoomNotice: ItemModifier {
  fileprivate let room: ContainerRoom

  package init(_ room: ContainerRoom) { self.room = room }

  package static func makeNode(
    _ modifier: Self, around item: ViewNode, at site: NodeSite
  ) -> any Node<Self> & ItemModifying { ContainerRoomNode(modifier, around: item, at: site) }
}

/// The node of a view that is a container.
private final class ContainerRoomNode: ItemLayoutNode<ContainerRoomNotice> {
  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    view.room.node = self
    graph.geometry.add(view.room)
  }

  override func modified(_ content: any LayoutItem) -> any LayoutItem {
    island?.followProposals()
    return surround(content) { [room = view.room] in
      PlacedNotice { proposal, item in room.wasPlaced(for: proposal, size: item.sizeThatFits(proposal)) }
    }
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.geometry.remove(view.room)
  }
}
