import Foundation

/// A view with a behaviour that says where scrolling ends.
struct ScrollTargetBehaving<Content: View>: WrapperView {
  let content: Content
  let behavior: any ScrollTargetBehavior

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { ScrollTargetBehaviorNode(view, at: site) }
}

extension View {
  /// Sets where scrolling ends that the user begins in the first scroll view in this view. A notch of the wheel and a key for a
  /// page are gestures of their own; the bar moves freely, and scrolling ends as is said when it is let go of. Claims SC18, SC19,
  /// SC20 and SC21.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    ScrollTargetBehaving(content: self, behavior: behavior)
  }
}

/// The node of `.scrollTargetBehavior`.
final class ScrollTargetBehaviorNode<Content: View>: ScrollGestureNode<ScrollTargetBehaving<Content>>,
  ScrollEndDecider
{
  /// What was shown when the user began.
  private var original: CGRect?
  private var motion: ScrollMotion?
  /// How many layouts may still tell of views that lead to another end.
  private var tries = 0
  /// Where scrolling has ended.
  private var end: CGPoint?
  /// Where views are, unless a modifier around follows them.
  private lazy var targets = scope.values.targetsOfNextScroll ?? ScrollTargets()

  override func mount(_ phase: inout EvaluatePhase) {
    graph.feature(PlaceNotices.self).haveTargets = true
    super.mount(&phase)
  }

  override var scopeInside: EnvironmentScope? {
    EnvironmentScope(parent: scope) { [gestures, targets] in
      $0.scrollGestures = gestures
      $0.targetsOfNextScroll = targets
    }
  }

  var isDeciding: Bool { motion?.isMoving == true }

  func gestureDidBegin() {
    motion?.stop()
    tries = 0
    original = scrollGeometry?.visibleRect
  }

  /// GTK's friction: what moves at a velocity would come to rest after a quarter of a second of it.
  func gestureDidEnd(velocity: CGVector) -> Bool {
    guard let seen = scrollGeometry?.visibleRect else { return false }
    let end = seen.offsetBy(dx: velocity.dx / 4, dy: velocity.dy / 4)
    let phase = velocity == .zero ? gestures.phase : .decelerating
    return scroll(from: exchange(&original, with: nil) ?? seen, to: end, velocity, phase: phase)
  }

  func turn(_ axis: Axis, by step: ScrollStep, forward: Bool) -> Bool {
    guard let geometry = scrollGeometry else { return false }
    // Of several steps each begins where the one before will end.
    let first = CGRect(origin: motion?.end?.origin ?? geometry.visibleRect.origin, size: geometry.visibleRect.size)
    var end = first
    let length = step == .page ? first.size[axis] : min(first.size[axis], 1)
    end.origin[axis] += forward ? length : -length
    var velocity = CGVector.zero
    velocity[axis] = end.origin[axis] - first.origin[axis]
    return scroll(from: first, to: end, velocity, step, phase: .interacting)
  }

  private func scroll(
    from first: CGRect, to end: CGRect, _ velocity: CGVector, _ step: ScrollStep? = nil, phase: ScrollPhase
  ) -> Bool {
    guard let scrollView, let element = scrollElement as? any ScrollElement & LeafHolder, let geometry = scrollGeometry
    else { return false }
    var target = ScrollTarget(rect: limited(end, around: first, axes: scrollView.embeddedIsland?.idealAxes ?? []))
    let frames = targets.frames(in: element).map { $0.frame.offsetBy(geometry.contentInsets) }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: first), velocity: velocity, contentSize: geometry.contentSize,
      containerSize: geometry.visibleRect.size, axes: scrollView.embeddedIsland?.idealAxes ?? [],
      environment: scrollView.scope.values, step: step, targets: frames)
    RunningCall.suspended { view.behavior.updateTarget(&target, context: context) }
    let rect = geometry.room(showing: target)
    let motion = ScrollMotion(by: .easeOut(duration: 0.3), as: phase)
    self.motion?.stop()
    self.motion = motion
    if element.visiblePart?.origin.isNear(rect.origin) != true, view.behavior is any RepeatedScrollTargetBehavior {
      (tries, self.end) = (4, rect.origin)
    }
    motion.move(element, of: scrollView, at: self) { element.scroll(to: rect, anchor: .topLeading) }
    return true
  }

  /// Where scrolling ends by itself, no further from its beginning than the behaviour has it.
  private func limited(_ end: CGRect, around first: CGRect, axes: Axis.Set) -> CGRect {
    let context = ScrollTargetBehaviorPropertiesContext(axes: axes, environment: scope.values)
    guard RunningCall.suspended({ view.behavior.properties(context: context) }).limitsScrolls else { return end }
    var limited = end
    for axis in Axis.allCases {
      let (start, room) = (first.origin[axis], first.size[axis])
      limited.origin[axis] = min(max(end.origin[axis], start - room), start + room)
    }
    return limited
  }

  // MARK: What was not built

  override var hasNewGeometry: Bool { tries > 0 && !isDeciding }

  /// Views that are built where scrolling ended may have led to another end.
  override func adoptGeometry() {
    tries -= 1
    guard let seen = scrollGeometry?.visibleRect, let end, seen.origin.isNear(end) else { return tries = 0 }
    _ = scroll(from: seen, to: seen, .zero, phase: gestures.phase)
  }
}

/// A behaviour that is asked once more when scrolling has come to its end, as views are built there that it asks for.
protocol RepeatedScrollTargetBehavior: ScrollTargetBehavior {}

extension ScrollGeometry {
  /// What is seen where a target is shown, as far as there is something to scroll.
  fileprivate func room(showing target: ScrollTarget) -> CGRect {
    let (size, anchor) = (visibleRect.size, target.anchor ?? .topLeading)
    func start(_ axis: Axis, _ share: CGFloat) -> CGFloat {
      let wanted = target.rect.origin[axis] + share * (target.rect.size[axis] - size[axis])
      return wanted.isFinite ? min(max(0, wanted), max(0, contentSize[axis] - size[axis])) : visibleRect.origin[axis]
    }
    return CGRect(origin: CGPoint(x: start(.horizontal, anchor.x), y: start(.vertical, anchor.y)), size: size)
  }
}

extension CGRect {
  /// In the coordinates of content that has insets around it.
  fileprivate func offsetBy(_ insets: EdgeInsets) -> CGRect { offsetBy(dx: -insets.leading, dy: -insets.top) }
}

extension CGPoint {
  /// Whether a point is the same on whole pixels.
  fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1 && abs(y - other.y) < 1 }
}
