#if DEBUG
  /// What a representable has handed to the hosts that it made, to find what has changed since without their being told:
  /// the value that never arrives (NH1, NH10).
  ///
  /// In debug builds only. An update costs it no more than a note; what is in the views is compared when the program has
  /// come to rest.
  @MainActor
  final class JoinWatch: HostWatching {
    private unowned let owner: any JoinOwner
    private var hosts: [WatchedHost] = []
    /// The cycle of the first update since the last look.
    private var updateCycle: Int?

    init(owner: any JoinOwner) { self.owner = owner }

    /// Notes what the root views of new hosts have from the representable.
    func add(_ roots: [ViewNode], made call: Dependent.Call, reading sources: [DependencySource]) {
      hosts.removeAll { $0.root == nil }
      let view = RunningCall.suspended { owner.walkView() }
      for case let root as any HostedRoot in roots {
        hosts.append(WatchedHost(root, call: call, view: view, sources: sources))
      }
    }

    /// The representable was updated.
    func didUpdate() {
      guard updateCycle == nil, !hosts.isEmpty else { return }
      updateCycle = UpdateScheduler.shared.cycleCount
      IdleLook.shared.add(self)
    }

    /// Reports what an update was told of and nobody has handed on. Tells whether there is nothing more to look at.
    func look() -> Bool {
      guard let cycle = updateCycle, owner.isMounted else { return true }
      let view = RunningCall.suspended { owner.walkView() }
      var isDone = true
      for index in hosts.indices {
        if hosts[index].isHidden { isDone = false } else { hosts[index].look(at: view, since: cycle, owner) }
      }
      if isDone { updateCycle = nil }
      return isDone
    }
  }
#endif
