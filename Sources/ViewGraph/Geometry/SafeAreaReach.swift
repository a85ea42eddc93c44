import Foundation

/// How far a view would reach without the bars beside it, edge by edge: over each bar that it touches, and from there over the
/// next one around. A view that goes on behind a bar has all of the bar at that edge.
@MainActor
struct SafeAreaReach {
  /// What bars cover, from left to right.
  private(set) var insets = EdgeInsets()
  private var frame: CGRect
  private var holder: (any LeafHolder)?
  private var edges = Set(Edge.allCases)

  /// Lengths that differ by less are those of edges that touch.
  private static let tolerance: CGFloat = 0.5

  /// That of a frame in an island, which touches nothing yet.
  init(_ frame: CGRect, in holder: (any LeafHolder)?) { (self.frame, self.holder) = (frame, holder) }

  /// Goes on over the bars of an area, and of those around it in the same tree.
  mutating func extend(over area: SafeArea, in graph: Graph) {
    if let extent = area.extent, let node = area.node, node.graph === graph { extend(extent, of: node.island?.holder) }
    if let outer = area.outer { extend(over: outer, in: graph) }
  }

  private mutating func extend(_ extent: SafeAreaExtent, of other: (any LeafHolder)?) {
    if other !== holder { frame = holder?.convert(frame, to: other) ?? frame }
    edges = edges.filter { Self.distance(from: frame, to: extent.free, at: $0) < Self.tolerance }
    for edge in edges { insets[edge] += max(0, Self.distance(from: extent.free, to: extent.whole, at: edge)) }
    (frame, holder) = (extent.whole, other)
  }

  /// How much further outside an edge of another rectangle is.
  private static func distance(from inner: CGRect, to outer: CGRect, at edge: Edge) -> CGFloat {
    switch edge {
    case .top: inner.minY - outer.minY
    case .bottom: outer.maxY - inner.maxY
    case .leading: inner.minX - outer.minX
    case .trailing: outer.maxX - inner.maxX
    }
  }

  /// The lengths between two rectangles, from the leading edge on.
  static func insets(from inner: CGRect, to outer: CGRect, isReversed: Bool) -> EdgeInsets {
    var insets = EdgeInsets()
    for edge in Edge.allCases { insets[edge] = distance(from: inner, to: outer, at: edge) }
    if isReversed { swap(&insets.leading, &insets.trailing) }
    return insets
  }
}

extension EdgeInsets {
  fileprivate subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
