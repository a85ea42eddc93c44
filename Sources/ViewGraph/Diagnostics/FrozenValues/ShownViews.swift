#if DEBUG
  import Foundation

  /// What two root views would show, found by evaluating both in a host of their own that no one sees.
  ///
  /// Bodies run for it, and nothing else: no element is made, and no action runs.
  @MainActor
  enum ShownViews {
    /// Whether two root views show something else in a host. Where a view owns state, trying it would make more of that
    /// state: then they are taken to.
    static func differ<Content: View>(_ left: Content, _ right: Content, below graph: Graph) -> Bool {
      guard graph.root?.ownsState == false else { return true }
      let (old, new) = (TrialHost(left, below: graph), TrialHost(right, below: graph))
      defer {
        old.end()
        new.end()
      }
      return !areSame(old.root, new.root)
    }

    private static func areSame(_ left: ViewNode, _ right: ViewNode) -> Bool {
      guard left.viewType == right.viewType, left.showsSameItself(as: right) else { return false }
      if left is any LeafNode, !left.scope.hasSameValues(as: right.scope) { return false }
      let (leftChildren, rightChildren) = (left.childNodes, right.childNodes)
      return leftChildren.count == rightChildren.count && zip(leftChildren, rightChildren).allSatisfy(areSame)
    }
  }

  /// A host without a screen.
  @MainActor
  private final class TrialHost<Content: View>: GraphHost {
    private lazy var graph = Graph(host: self)
    private(set) lazy var root = RootNode(view, graph: graph)
    private let view: Content
    let willLayOut = false

    init(_ view: Content, below outer: Graph) {
      self.view = view
      graph.rootScope.reparent(to: outer.rootScope)
      _ = root
      UpdateScheduler.shared.forget(graph)
      _ = graph.evaluate()
    }

    func end() {
      var phase = EvaluatePhase(effects: EffectQueue())
      root.unmount(&phase)
      UpdateScheduler.shared.forget(graph)
    }

    func makeElement(for island: Island) -> any IslandElement { fatalError("a trial shows nothing") }
    func willEvaluate() {}
    func effectsWait() {}
    func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) {}
    func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) {}
    func remove(_ leaf: any LeafNode) {}
    func layoutDidChange() {}
    func convert(_ frame: CGRect, to other: (any LeafHolder)?) -> CGRect { frame }
  }

  extension ViewNode {
    /// The views below that have nodes of their own.
    var childNodes: [ViewNode] {
      var children: [ViewNode] = []
      forEachChild { children.append($0) }
      return children
    }

    /// Whether what this view itself adds to the screen is what another of its type adds. What has a body shows what that
    /// says.
    fileprivate func showsSameItself(as other: ViewNode) -> Bool {
      self is any PropertyKeeping || (self as? any Showing)?.showsSame(as: other) != false
    }

    /// Whether a view here or below has state of its own.
    fileprivate var ownsState: Bool {
      (self as? any StateOwning)?.hasOwnState == true || childNodes.contains(where: \.ownsState)
    }
  }
#endif
