import Foundation

/// The timelines of a host.
final class Timelines: FrameFeature {
  static let turn = FrameTurn.result

  private var nodes: [ObjectIdentifier: any TimelineTicking] = [:]
  /// Whether another date may be the next.
  var hasChanged = false

  func add(_ node: any TimelineTicking) {
    nodes[ObjectIdentifier(node)] = node
    hasChanged = true
  }

  func remove(_ node: any TimelineTicking) {
    nodes[ObjectIdentifier(node)] = nil
    hasChanged = true
  }

  /// Rows of lists may sleep or wake in any round.
  func elementsDidChange(in graph: Graph) {
    guard exchange(&hasChanged, with: false) || graph.root?.marks.contains(.sleepers) == true else { return }
    graph.host?.timelinesDidChange()
  }

  var nextTick: Date? { nodes.values.compactMap(\.nextTick).min() }

  func tick(at now: Date) {
    for node in nodes.values { node.tick(at: now) }
  }
}

extension Graph {
  var timelines: Timelines { feature(Timelines.self) }

  /// The time of the host.
  var now: Date { host?.now ?? Date() }

  /// When the content of a timeline is to be made anew: the host calls `tick()` then, if it is shown.
  package var nextTick: Date? { existing(Timelines.self)?.nextTick }

  /// Has the content of timelines made anew whose dates have come, as a part of the next cycle.
  package func tick() { existing(Timelines.self)?.tick(at: now) }
}
