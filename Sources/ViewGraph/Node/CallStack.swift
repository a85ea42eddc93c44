import Foundation

/// The room for calls in one another. Views in one another are evaluated, measured and drawn by such calls.
@MainActor
enum CallStack {
  /// How much the main thread shall have at least, in bytes; where the system allows, as it takes no memory before it is used.
  private static let wanted: rlim_t = 64 << 20

  /// Below this address no more views are mounted. Three quarters are left, as other phases need more for each view.
  private static let end: UInt = {
    raiseLimit()
    var attributes = pthread_attr_t()
    var (start, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
    guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 0 }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_getstack(&attributes, &start, &size) == 0 else { return 0 }
    return UInt(bitPattern: start) + UInt(size) * 3 / 4
  }()

  private static func raiseLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }

  /// Whether what is below a node is left out, as there is no room to mount it; then it is reported.
  @inline(never)
  static func isFull(at node: ViewNode) -> Bool {
    var marker = 0
    guard withUnsafeMutablePointer(to: &marker, { UInt(bitPattern: $0) }) < end else { return false }
    Diagnostics.report(
      .nestedTooDeep, at: node, place: "\(node.viewType)",
      """
      \(node.depth) views are in one another here; what is below is not shown, as the program would end. Does a view \
      contain itself?
      """)
    return true
  }
}
