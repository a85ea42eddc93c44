import Foundation

/// A view whose scroll view goes where it is wished, and tells where the user scrolls.
struct PositionedScroll<Content: View>: WrapperView {
  let content: Content
  let targets: ScrollTargets
  let wish: ScrollWish?
  /// Where the target is, of what can be seen; nil for its start, and for as little scrolling as shows a view.
  let anchor: UnitPoint?
  /// Whether an id is of the kind that is told.
  let isAskedFor: (AnyHashable) -> Bool
  /// The user has scrolled, until a target is where the anchor says.
  let tell: (AnyHashable?) -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { ScrollPositionNode(view, at: site) }
}

/// What shall be scrolled to; another time if the number is another one.
struct ScrollWish: Equatable {
  let goal: ScrollGoal
  var number = 0
}

/// The node of `.scrollPosition`.
final class ScrollPositionNode<Content: View>: ScrollFollowerNode<PositionedScroll<Content>>, ScrollReader {
  private let requests = ScrollRequests()
  private var wish: ScrollWish?
  /// Whether what is seen next is where the program has scrolled to.
  private var isProgram = true
  private var isTold = false
  private var visible: CGRect?
  private var size: CGSize?
  private var target: AnyHashable?

  override func mount(_ phase: inout EvaluatePhase) {
    requests.reader = self
    graph.feature(PlaceNotices.self).haveTargets = true
    super.mount(&phase)
    take(view.wish)
  }

  override func update(_ newView: PositionedScroll<Content>, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    take(newView.wish)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    requests.end()
  }

  /// There is something to scroll once it is laid out.
  override func evaluate(_ phase: inout EvaluatePhase) {
    isDirty = false
    phase.changes.layOut(graph.island)
  }

  private func take(_ newWish: ScrollWish?) {
    guard newWish != wish else { return }
    wish = newWish
    guard let newWish else { return }
    isProgram = true
    let anchor = transaction.scrollTargetAnchor ?? view.anchor
    requests.addAfterUpdates(ScrollRequest(newWish.goal.anchored(at: anchor), by: transaction.animation))
  }

  override var hasNewGeometry: Bool { requests.areWaiting || scrollElement?.visiblePart != visible }

  override func adoptGeometry() {
    if requests.areWaiting { requests.scroll() }
    look()
  }

  /// Looks where the scroll view is by now.
  private func look() {
    guard let element = scrollElement, let newVisible = element.visiblePart else { return }
    let (newSize, newTarget) = (element.scrolledSize, target(in: element))
    defer { (visible, size, target) = (newVisible, newSize, newTarget) }
    if isProgram || requests.areWaiting || requests.areMoving {
      isTold = false
      return isProgram = requests.areWaiting || requests.areMoving
    }
    // Layout moves what is seen where lengths become known, and leaves the target.
    guard newVisible.origin != visible?.origin, newSize == size || newTarget != target else { return }
    if !isTold || newTarget != target { tell(newTarget) }
  }

  /// A list tells of none.
  private func target(in element: any ScrollElement) -> AnyHashable? {
    guard let element = element as? any ScrollElement & LeafHolder else { return nil }
    let axis: Axis = scrollView?.embeddedIsland?.idealAxes == .horizontal ? .horizontal : .vertical
    let share = (axis == .horizontal ? view.anchor?.x : view.anchor?.y) ?? 0
    let insets = scrollView?.scrollInsetsOnScreen ?? EdgeInsets()
    return view.targets.id(at: share, along: axis, in: element, insets: insets, where: view.isAskedFor)
  }

  private func tell(_ target: AnyHashable?) {
    isTold = true
    wish = target.map { ScrollWish(goal: .view($0, anchor: nil)) }
    graph.effects.geometryChanges { [self] in
      if isMounted { view.tell(target) }
    }
  }
}

extension ScrollGoal {
  /// With an anchor where nothing else is said.
  fileprivate func anchored(at anchor: UnitPoint?) -> ScrollGoal {
    if case .view(let id, nil) = self { return .view(id, anchor: anchor) }
    return self
  }
}
