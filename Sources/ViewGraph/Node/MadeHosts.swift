#if DEBUG
  /// The hosts that a make or an update has made.
  @MainActor
  enum MadeHosts {
    private static var collected: [ViewNode] = []
    private static var isCollecting = false

    /// Runs a call of a representable; the roots of the hosts that it made.
    static func during(_ call: () -> Void) -> [ViewNode] {
      let (outer, wasCollecting) = (collected, isCollecting)
      (collected, isCollecting) = ([], true)
      call()
      defer { (collected, isCollecting) = (outer, wasCollecting) }
      return collected
    }

    /// A host was made.
    static func add(_ root: ViewNode) {
      if isCollecting { collected.append(root) }
    }
  }

  /// Watches the hosts that a representable has made.
  @MainActor
  protocol HostWatching: AnyObject {
    /// Notes new hosts by their roots.
    func add(_ roots: [ViewNode], made call: Dependent.Call, reading sources: [DependencySource])
    /// The representable was updated.
    func didUpdate()
  }

  extension RepresentableNode {
    /// Has hosts watched that a call of this view has made.
    func watch(_ hosts: [ViewNode], in call: Dependent.Call, _ record: Dependent?) {
      guard !hosts.isEmpty, let watch = hostWatch ?? makeHostWatch() else { return }
      hostWatch = watch
      watch.add(hosts, made: call, reading: record?.readSources ?? [])
    }
  }
#endif
