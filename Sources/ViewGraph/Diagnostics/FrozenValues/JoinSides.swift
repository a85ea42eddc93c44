#if DEBUG
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

  extension RootNode: HostedRoot {
    func walk() -> ValueWalk {
      withUnsafePointer(to: rootView) { ValueWalk.values(of: Content.self, at: $0, .hosted) }
    }

    func showsDifference(_ patch: (UnsafeMutableRawPointer) -> Void) -> Bool {
      var patched = rootView
      withUnsafeMutablePointer(to: &patched) { patch($0) }
      return ShownViews.differ(rootView, patched, below: graph)
    }
  }

  /// A representable that has made hosts.
  @MainActor
  protocol JoinOwner: ViewNode {
    /// What is in its view now.
    func walkView() -> ValueWalk
  }

  extension RepresentableNode: JoinOwner {
    func walkView() -> ValueWalk {
      withUnsafePointer(to: view) { ValueWalk.values(of: Behavior.Content.self, at: $0, .representable) }
    }
  }
#endif
