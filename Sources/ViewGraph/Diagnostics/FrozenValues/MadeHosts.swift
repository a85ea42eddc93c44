#if DEBUG
  /// The hosts that a make or an update has made.
  @MainActor
  enum MadeHosts {
    private static var collected: [any HostedRoot] = []
    private static var isCollecting = false

    /// Runs a call of a representable; the hosts that it made.
    static func during(_ call: () -> Void) -> [any HostedRoot] {
      let (outer, wasCollecting) = (collected, isCollecting)
      (collected, isCollecting) = ([], true)
      call()
      defer { (collected, isCollecting) = (outer, wasCollecting) }
      return collected
    }

    /// A host was made.
    static func add(_ root: any HostedRoot) {
      if isCollecting { collected.append(root) }
    }
  }

  /// The top of a host, seen from the representable that made the host.
  @MainActor
  protocol HostedRoot: ViewNode {
    /// The cycle in which the root view was assigned last, or the one before if it was between two; nil if it never was.
    var assignedCycle: Int? { get }
    /// What is in the root view.
    func walk() -> ValueWalk
    /// Whether what is shown would be another if the root view were changed so.
    func showsDifference(_ patch: (UnsafeMutableRawPointer) -> Void) -> Bool
  }

  /// A representable that has made hosts.
  @MainActor
  protocol JoinOwner: ViewNode {
    /// What is in its view now.
    func walkView() -> ValueWalk
  }
#endif
