import Foundation

/// The room for calls in one another. Views in one another are mounted, measured and taken down by such calls.
@MainActor
enum CallStack {
  /// How much the main thread shall have at least, in bytes; where the system allows, as it takes no memory before it is used.
  private static let wanted: rlim_t = 64 << 20

  /// How many nodes may be in one another. No phase needs more than a third of this room for each, without optimisation.
  private static let limit = Int(size() / 3300)

  /// How large the stack may become, by now or as it was.
  private static func size() -> rlim_t {
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limit = rlimit()
    guard getrlimit(stack, &limit) == 0 else { return 8 << 20 }
    guard limit.rlim_cur < wanted else { return wanted }
    let larger = rlimit(rlim_cur: min(wanted, limit.rlim_max), rlim_max: limit.rlim_max)
    return withUnsafePointer(to: larger) { setrlimit(stack, $0) } == 0 ? larger.rlim_cur : limit.rlim_cur
  }

  /// Whether what is below a node is left out, as there is no room for it; then it is reported.
  static func isFull(at node: ViewNode) -> Bool {
    let depth = node.graph.depthAbove + node.depth
    if depth < limit { return false }
    Diagnostics.report(
      .nestedTooDeep, at: node, place: "\(node.viewType)",
      """
      \(depth) views are in one another here; what is below is not shown, as the program would end. Does a view \
      contain itself?
      """)
    return true
  }
}
