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
  /// source goes in an animated change and another of its id comes, both move along one way from the frame of the one to that
  /// of the other, as followers of it (MO66). Of several sources the latest counts, which is reported (MO68). Matches views of
  /// one host. As SwiftUI documents it. Costs a step of the layout, for a follower a second layout when the source moves, and
  /// on the way of a source a layout of the view in each frame.
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
  private var followed: CGRect?
  /// What brings the view to the place of another one, or another one to its place.
  weak var way: RunningTransition?
  /// What the latest layout has put where.
  private var placement: Placement?
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

/// What a layout has put where.
private struct Placement {
  let item: any LayoutItem
  let origin: CGPoint
  let proposal: ProposedViewSize
  let mirror: LayoutMirror
}

extension MatchedNode {
  /// Layout puts the view somewhere: there it has its room.
  fileprivate func take(_ placement: Placement) {
    let size = placement.item.sizeThatFits(placement.proposal)
    place.frame = LayoutMirror.onScreen(CGRect(origin: placement.origin, size: size))
    followed = sourceFrame
    self.placement = placement
    placeAgain()
  }

  /// Puts the view where it is seen at the moment: where it is on its way, where its source is, or in its room.
  func placeAgain() {
    guard let placement else { return }
    placement.mirror.place {
      if let frame = way?.matchedFrame {
        graph.motion.placing { follow(frame, placement) }
      } else if let followed {
        follow(followed, placement)
      } else {
        placement.item.place(at: placement.origin, proposal: placement.proposal)
      }
    }
  }

  private func follow(_ source: CGRect, _ placement: Placement) {
    let offered = view.properties.contains(.size) ? ProposedViewSize(source.size) : placement.proposal
    let size = placement.item.sizeThatFits(offered)
    let isMirrored = scope.values.layoutDirection == .rightToLeft
    let meeting = view.properties.contains(.position) ? source : place.frame ?? source
    let point = view.anchor.place(in: meeting, isMirrored: isMirrored)
    let own = view.anchor.place(in: CGRect(origin: .zero, size: size), isMirrored: isMirrored)
    let start = CGPoint(x: point.x - own.x, y: point.y - own.y)
    placement.item.place(at: LayoutMirror.fromScreen(CGRect(origin: start, size: size)), proposal: offered)
  }
}

/// Puts a view where its source is, and leaves its room as it is.
private struct MatchedLayout: NeutralLayout {
  unowned let node: MatchedNode

  func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    node.take(Placement(item: item, origin: origin, proposal: proposal, mirror: .current))
  }
}
