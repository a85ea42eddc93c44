#if DEBUG
  /// What the make of a representable has handed to the hosts that it made, to find what has changed since without their
  /// being told: the value that never arrives (NH1, NH10).
  ///
  /// In debug builds only. A host whose root view was assigned after make is left alone: somebody feeds it.
  @MainActor
  final class JoinWatch {
    private static var current: JoinWatch?

    private var hosts: [WatchedHost] = []

    /// Runs a make; a watch of the hosts that it made, or nil if it made none.
    static func during(_ make: () -> Void) -> JoinWatch? {
      let outer = current
      let watch = JoinWatch()
      current = watch
      make()
      current = outer
      return watch.hosts.isEmpty ? nil : watch
    }

    /// A host was made.
    static func add(_ root: any HostedRoot) { current?.hosts.append(WatchedHost(root: root)) }

    /// Notes which properties of the representable the root views have as well.
    func compare<Content: View>(_ view: Content) {
      for index in hosts.indices { hosts[index].compare(view) }
    }

    /// Reports what an update was told of and did not hand on.
    func check<Content: View>(_ view: Content, at node: ViewNode, make: Dependent?, update: Dependent?) {
      for host in hosts.compactMap(\.unfed) {
        let root = host.root
        for captured in host.captured where !captured.isSame(in: view, and: root) {
          report(
            captured.property.name, at: node,
            """
            \(captured.property.name) of \(node.viewType) has changed, and \(root.viewType), which make has hosted, \
            still has the old value in \(captured.holder.name)
            """)
        }
        for source in make?.changedSources ?? []
        where update?.reads(source) != true && !source.isRead(below: root.graph) {
          let name = name(of: source, in: view)
          report(
            name ?? "make", at: node,
            """
            the make of \(node.viewType) has read \(name ?? "a value"), which has changed since; update does not read it, \
            and \(root.viewType), which make has hosted, shows what it was
            """)
        }
      }
    }

    /// The binding by which a view reaches a source.
    private func name(of source: DependencySource, in view: some View) -> String? {
      let binding = Mirror(reflecting: view).children.first { ($0.value as? any BoundProperty)?.source === source }
      return binding?.label.map { String($0.drop { $0 == "_" }) }
    }

    private func report(_ property: String, at node: ViewNode, _ finding: String) {
      Diagnostics.report(
        .frozenValue, at: node, place: property,
        """
        \(finding). Make runs once: assign the host's rootView in update, or let the hosted view have a binding or an \
        observable object
        """)
    }
  }

  /// The top of a host, seen from the make that made the host.
  @MainActor
  protocol HostedRoot: ViewNode {
    /// Whether the root view was assigned since the host was made.
    var isFed: Bool { get }
    func withRootView<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result
  }

  /// A property that may lead to a source.
  private protocol BoundProperty {
    var source: DependencySource? { get }
  }

  extension Binding: BoundProperty {
    fileprivate var source: DependencySource? { location as? DependencySource }
  }

  private struct WatchedHost {
    weak var root: (any HostedRoot)?
    var captured: [CapturedProperty] = []

    /// The host, if it lives and nobody has fed it.
    @MainActor var unfed: (root: any HostedRoot, captured: [CapturedProperty])? {
      guard let root, root.isMounted, !root.isFed else { return nil }
      return (root, captured)
    }

    @MainActor
    mutating func compare<Content: View>(_ view: Content) {
      guard let root else { return }
      let holders = PlainField.all(of: root.viewType)
      captured = PlainField.all(of: Content.self).compactMap { property in
        holders.lazy.map { CapturedProperty(property: property, holder: $0) }
          .first { $0.isLikely && $0.isSame(in: view, and: root) }
      }
    }
  }

  /// A property of a representable whose value a field of a root view has.
  private struct CapturedProperty {
    let property: PlainField
    let holder: PlainField

    /// Whether equal values are no chance: numbers and the like are often equal, and so must have one name as well.
    var isLikely: Bool {
      guard property.type == holder.type else { return false }
      return property.name == holder.name || property.isDistinctive
    }

    @MainActor
    func isSame<Content: View>(in view: Content, and root: any HostedRoot) -> Bool {
      withUnsafePointer(to: view) { view in
        root.withRootView { rootView in
          property.comparison.areEqual(UnsafeRawPointer(view) + property.offset, rootView + holder.offset)
        }
      }
    }
  }
#endif
