import Foundation

/// Which parts of a source's frame another view takes. As SwiftUI documents it. Claim MO67.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Properties by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the source is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shows the view in the frame of another one of the same id, or gives its own frame to others.
  ///
  /// With `isSource` the view is as it is, and those of the same id and namespace that are none follow it: each is offered its
  /// size and put with its own `anchor` on that of the source, while its room in the layout stays (MO65, MO67, MO69). Where a
  /// source goes in an animated change and another of its id comes, both are drawn along one way from the frame of the one to
  /// that of the other, scaled on the way (MO66). Of several sources the latest counts, which is reported (MO68). Matches views
  /// of one host. As SwiftUI documents it. Costs a step of the layout, and for a follower a second layout when the source
  /// moves.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    let modifier = MatchedGeometry(
      key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
      isSource: isSource)
    return ModifiedItems(content: self, modifier: modifier)
  }
}

/// What views have in common whose frames are matched.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// What is said of a view whose frame is matched with those of others.
struct MatchedGeometry: ItemModifier, @MainActor Equatable {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static func makeNode(
    _ modifier: Self, around item: ViewNode, at site: NodeSite
  ) -> any Node<Self> & ItemModifying { MatchedNode(modifier, around: item, at: site) }
}

/// The node of a view whose frame is matched with those of others.
final class MatchedNode: ItemLayoutNode<MatchedGeometry>, GeometryObserver {
  /// Where layout puts the view.
  let place = GeometryPlace()
  /// The frame of the source by which it was placed.
  fileprivate var followed: CGRect?
  private var limit = RepetitionLimit(runs: UpdateScheduler.roundLimit)

  private var groups: MatchedGroups { graph.feature(MatchedGroups.self) }

  override func mount(_ phase: inout EvaluatePhase) {
    place.node = self
    graph.geometry.add(self)
    groups.add(self)
  }

  override func update(_ newView: MatchedGeometry, _ phase: inout EvaluatePhase) {
    let old = view
    if old == newView { return }
    super.update(newView, &phase)
    if old.key != newView.key || old.isSource != newView.isSource { groups.change(self, from: old.key) }
    phase.layoutChanged(at: self)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    groups.remove(self, keptBy: phase.changes.keeper as? Departure)
    super.unmount(&phase)
    graph.geometry.remove(self)
  }

  override func modified(_ content: any LayoutItem) -> any LayoutItem {
    surround(content) { MatchedLayout(node: self) }
  }

  // MARK: The source

  /// Where the source is, among the leaves around this view; none for a source, and without one.
  var sourceFrame: CGRect? {
    guard !view.isSource, let source = groups.source(of: view.key), let frame = source.place.frame else { return nil }
    return source.place.converted(frame, to: island?.holder)
  }

  var hasNewGeometry: Bool { !limit.isReached(in: graph.bursts.outer) && sourceFrame != followed }

  func adoptGeometry() {
    guard limit.allows(graph.bursts.outer) else {
      return Diagnostics.report(
        .layoutCycle, at: self, "views of one matchedGeometryEffect keep moving each other; they stay as they are")
    }
    if let island { graph.relayOut(island) }
  }
}

/// Puts a view where its source is, and leaves its room as it is.
private struct MatchedLayout: NeutralLayout {
  unowned let node: MatchedNode

  func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    let room = LayoutMirror.onScreen(CGRect(origin: origin, size: item.sizeThatFits(proposal)))
    node.place.frame = room
    node.followed = node.sourceFrame
    guard let source = node.followed else { return item.place(at: origin, proposal: proposal) }
    let (view, offered) = (node.view, node.view.properties.contains(.size) ? ProposedViewSize(source.size) : proposal)
    let size = item.sizeThatFits(offered)
    let isMirrored = node.scope.values.layoutDirection == .rightToLeft
    let point = view.anchor.place(in: view.properties.contains(.position) ? source : room, isMirrored: isMirrored)
    let own = view.anchor.place(in: CGRect(origin: .zero, size: size), isMirrored: isMirrored)
    let start = CGPoint(x: point.x - own.x, y: point.y - own.y)
    item.place(at: LayoutMirror.fromScreen(CGRect(origin: start, size: size)), proposal: offered)
  }
}
