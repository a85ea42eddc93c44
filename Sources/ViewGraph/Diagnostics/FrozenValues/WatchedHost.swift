#if DEBUG
  /// A host that a representable has made, and what it has from the representable.
  @MainActor
  struct WatchedHost {
    private(set) weak var root: (any HostedRoot)?
    private let call: Dependent.Call
    private var links: [JoinLink] = []
    private var contents: [ContentLink] = []
    private let readings: [JoinReading]

    init(_ root: any HostedRoot, call: Dependent.Call, view: ValueWalk, sources: [DependencySource]) {
      (self.root, self.call) = (root, call)
      let hosted = root.walk()
      let named = view.found.compactMap(\.source)
      readings = JoinReading.all(in: sources).filter { reading in !named.contains { $0 === reading.source } }
      links = JoinLink.all(from: view.found + readings.map(\.found), to: hosted.found, reading: sources)
      contents = ContentLink.all(from: view.found, to: hosted)
    }

    /// Whether nobody can see what the host shows.
    var isHidden: Bool { root.map { $0.isMounted && $0.graph.host?.isOnScreen == false } ?? false }

    mutating func look(at view: ValueWalk, since cycle: Int, _ owner: any JoinOwner) {
      guard let root, root.isMounted else { return }
      let look = JoinLook(owner: owner, root: root, call: call, view: view, hosted: root.walk(), cycle: cycle)
      let found = view.found + readings.compactMap(\.current)
      for index in links.indices { links[index].look(look, found) }
      for index in contents.indices where !look.hasReported { contents[index].look(look) }
    }
  }

  /// One look at a host.
  @MainActor
  final class JoinLook {
    let owner: any JoinOwner
    let root: any HostedRoot
    let call: Dependent.Call
    let view: ValueWalk
    let hosted: ValueWalk
    private let cycle: Int
    private(set) var hasReported = false
    /// Where in the root view something was reported.
    var reportedPaths: [String] = []

    init(
      owner: any JoinOwner, root: any HostedRoot, call: Dependent.Call, view: ValueWalk, hosted: ValueWalk, cycle: Int
    ) {
      (self.owner, self.root, self.call) = (owner, root, call)
      (self.view, self.hosted, self.cycle) = (view, hosted, cycle)
    }

    /// Whether the root view was assigned since the update.
    var wasAssigned: Bool { root.assignedCycle.map { $0 >= cycle } ?? false }

    /// Whether the host follows something by itself: what it shows may be new.
    var hasEvaluated: Bool { root.graph.ownEvaluationCycle.map { $0 >= cycle } ?? false }

    /// Whether something was reported of a value in the root view or of one that it is in.
    func hasReported(around path: String) -> Bool {
      reportedPaths.contains { path == $0 || path.hasPrefix("\($0).") || $0.isEmpty }
    }

    func report(_ property: String, _ finding: String, cure: String) {
      hasReported = true
      Diagnostics.report(.frozenValue, at: owner, place: "\(property) \(root.viewType)", "\(finding). \(cure)")
    }
  }

  /// What a call has read by no property of the representable: a closure reads state, or the context its environment.
  @MainActor
  struct JoinReading {
    let source: DependencySource
    let found: FoundValue

    static func all(in sources: [DependencySource]) -> [JoinReading] {
      sources.enumerated().compactMap { index, source in
        value(of: source, index).map { JoinReading(source: source, found: $0, index: index) }
      }
    }

    private let index: Int

    private init(source: DependencySource, found: FoundValue, index: Int) {
      (self.source, self.found, self.index) = (source, found, index)
    }

    var current: FoundValue? { JoinReading.value(of: source, index) }

    private static func value(of source: DependencySource, _ index: Int) -> FoundValue? {
      guard let value = source.currentValue, TypeFacts.of(type(of: value)).isComparable else { return nil }
      let place = ValuePlace(of: type(of: value)).property("#\(index)", of: type(of: value), at: nil)
      return FoundValue(place: place.with(.reading), type: type(of: value), value: .plain(value), source: source)
    }
  }

  extension TypeFacts {
    fileprivate var isComparable: Bool {
      switch kind {
      case .plain, .optional: true
      case .composite(_, let isComparable): isComparable
      default: false
      }
    }
  }
#endif
