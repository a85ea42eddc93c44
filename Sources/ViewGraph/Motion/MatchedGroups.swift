import Foundation

/// The views of a host whose frames are matched, by what they have in common.
final class MatchedGroups: FrameFeature {
  static let turn = FrameTurn.result

  /// The sources of each group, in the order in which they were inserted.
  private var sources: [MatchedKey: [MatchedNode]] = [:]
  /// What came and went in this round.
  private var come: [MatchedNode] = []
  private var gone: [DepartedSource] = []

  /// The source of a group: the latest that is there.
  func source(of key: MatchedKey) -> MatchedNode? { sources[key]?.last }

  func add(_ node: MatchedNode) {
    guard node.view.isSource else { return }
    sources[node.view.key, default: []].append(node)
    come.append(node)
  }

  func change(_ node: MatchedNode, from key: MatchedKey) {
    forget(node, of: key)
    if node.view.isSource { sources[node.view.key, default: []].append(node) }
    if !come.contains(where: { $0 === node }) { come.append(node) }
  }

  func remove(_ node: MatchedNode, keptBy departure: Departure?) {
    guard node.view.isSource else { return }
    forget(node, of: node.view.key)
    if let frame = node.graph.existing(Motion.self)?.shownFrame(of: node) ?? node.place.frame {
      gone.append(DepartedSource(node, shownIn: frame, departure: departure))
    }
  }

  private func forget(_ node: MatchedNode, of key: MatchedKey) {
    sources[key]?.removeAll { $0 === node }
    if sources[key]?.isEmpty == true { sources[key] = nil }
  }

  /// Has what came move from where what went was.
  func evaluationDidEnd(_ phase: inout EvaluatePhase) {
    let (come, gone) = (exchange(&come, with: []), exchange(&gone, with: []))
    for node in come where node.isMounted && node.view.isSource {
      report(node)
      if let old = gone.last(where: { $0.node.view.key == node.view.key }) { match(node, with: old) }
    }
  }

  private func report(_ node: MatchedNode) {
    guard let count = sources[node.view.key]?.count, count > 1 else { return }
    Diagnostics.report(
      .severalSources, at: node,
      """
      \(count) views with the id \(node.view.key.id) are sources of one matchedGeometryEffect; the latest counts. Pass \
      isSource: false for the others
      """)
  }

  private func match(_ node: MatchedNode, with old: DepartedSource) {
    guard node.graph.mayMove, node.graph.host?.animates == true, node.transaction.animation != nil else { return }
    let motion = node.graph.motion
    let way = MatchedWay(from: old, to: node)
    motion.add([RunningTransition(matching: node, along: way, in: node.transaction)])
    guard let departure = old.departure else { return }
    departure.remaining += 1
    motion.add([RunningTransition(matching: old, along: way, of: departure, in: node.transaction)])
  }
}

/// A source that has gone, with the frame in which it was seen among the leaves of its island.
@MainActor
struct DepartedSource {
  let node: MatchedNode
  let frame: CGRect
  let departure: Departure?
  private(set) var leaves: [any LeafNode] = []
  private(set) weak var holder: (any LeafHolder)?

  init(_ node: MatchedNode, shownIn frame: CGRect, departure: Departure?) {
    (self.node, self.frame, self.departure) = (node, frame, departure)
    node.collectLeaves(&leaves)
    holder = node.island?.holder
  }
}
