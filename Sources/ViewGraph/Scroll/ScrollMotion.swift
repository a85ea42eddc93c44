import Foundation

/// One scroll, which may take its time: it ends where the user scrolls meanwhile (MO79).
@MainActor
final class ScrollMotion {
  private let animation: Animation?
  private var isStopped = false
  /// Where it ends, while it is on its way.
  private(set) var end: CGRect?
  /// What is told when it is there, or stays where it is.
  var didEnd: (@MainActor () -> Void)?
  private let phase: ScrollPhase
  /// What was seen in the last frame, and how often somebody had scrolled until then.
  private var seen: CGRect?
  private var acts = 0
  /// By how much what is scrolled lies elsewhere than when this began, as lengths have become known.
  private var shift = CGPoint.zero
  /// The way to where something is thought to be, from where it is to be scrolled on.
  private var approach: ScrollApproach?
  /// What is told when it is there.
  var didArrive: (@MainActor () -> Void)?

  /// A scroll that is told as a phase while it is on its way.
  init(by animation: Animation?, as phase: ScrollPhase = .animating) {
    (self.animation, self.phase) = (animation, phase)
  }

  /// Whether it may take its time.
  var isAnimated: Bool { animation != nil }

  /// Stays where it is.
  func stop() {
    isStopped = true
    finish()
  }

  private func finish() {
    guard exchange(&end, with: nil) != nil else { return }
    approach = nil
    didEnd?()
  }

  /// Whether it is on its way.
  var isMoving: Bool { end != nil }

  /// Whether that ends where something is only thought to be.
  var isApproaching: Bool { isMoving && approach != nil }

  /// Scrolls the content of a scroll view as a function does that scrolls at once.
  func move(_ element: any ScrollElement, of view: ViewNode, at node: ViewNode, _ scroll: () -> Void) {
    let start = element.visiblePart
    scroll()
    guard let animation, node.graph.host?.animates == true, let start, let end = element.visiblePart, start != end
    else { return }
    self.end = end
    tell(view.scope.values.scrollGestures)
    let first = node.moved(to: end, from: start, by: animation, keptBy: self) { [weak element] part in
      if let element { self.show(part, in: element) }
    }
    show(first, in: element)
    node.graph.motion.tellBeginning(in: node.graph)
  }

  /// Begins to scroll to where something is thought to be, of which more is known in each frame, if that takes its time. Of a long
  /// way no more is gone than some lengths of what can be seen. Tells whether it is on its way.
  func approach(
    _ element: any ScrollElement, of view: ViewNode, at node: ViewNode, withinPages pages: CGFloat,
    to place: @escaping () -> CGPoint?
  ) -> Bool {
    guard let animation, node.graph.host?.animates == true, let start = element.visiblePart,
      let end = element.part(from: place()), start != end
    else { return false }
    self.end = end
    let approach = ScrollApproach(from: start.cut(to: pages, before: end).origin, to: place)
    self.approach = approach
    tell(view.scope.values.scrollGestures)
    let first = node.moved(to: 1, from: 0, by: animation, keptBy: self) { [weak element] share in
      if let element { self.go(to: share, of: approach, in: element) }
    }
    go(to: first, of: approach, in: element)
    node.graph.motion.tellBeginning(in: node.graph)
    return isMoving
  }

  private func go(to share: Double, of approach: ScrollApproach, in element: any ScrollElement) {
    approach.shift(by: displacement(in: element))
    guard !isStopped, let latest = end else { return }
    // While the toolkit gives rows other places nothing may be known of it.
    let end = element.part(from: approach.end()) ?? latest
    self.end = end
    scroll(element, to: CGRect(origin: approach.place(at: share, before: end.origin), size: end.size))
    guard share == 1 else { return }
    finish()
    didArrive?()
  }

  private func tell(_ gestures: ScrollGestures?) {
    guard let gestures else { return }
    gestures.enter(phase)
    let told = didEnd
    didEnd = {
      told?()
      gestures.rest()
    }
  }

  private func show(_ part: CGRect, in element: any ScrollElement) {
    let moved = displacement(in: element)
    shift.x += moved.x
    shift.y += moved.y
    guard !isStopped else { return }
    scroll(element, to: part.offsetBy(dx: shift.x, dy: shift.y))
    if part == end { finish() }
  }

  private func scroll(_ element: any ScrollElement, to part: CGRect) {
    element.scroll(to: part, anchor: .topLeading)
    (seen, acts) = (element.visiblePart, element.scrollActCount)
  }

  /// By how much what is seen has moved since the last frame. Another size of the window is not the user's scrolling, and neither is
  /// what keeps rows in sight where lengths become known.
  private func displacement(in element: any ScrollElement) -> CGPoint {
    guard let seen, let now = element.visiblePart, now.origin != seen.origin else { return .zero }
    if element.scrollActCount != acts { stop() }
    return CGPoint(x: now.minX - seen.minX, y: now.minY - seen.minY)
  }
}

extension ScrollElement {
  /// What can be seen from a place on, or from as far as there is something to scroll.
  fileprivate func part(from place: CGPoint?) -> CGRect? {
    guard let place, let size = visiblePart?.size, let whole = scrolledSize else { return nil }
    let last = CGPoint(x: max(0, whole.width - size.width), y: max(0, whole.height - size.height))
    return CGRect(origin: CGPoint(x: min(max(0, place.x), last.x), y: min(max(0, place.y), last.y)), size: size)
  }
}

extension CGRect {
  /// This, no further from the end of a way than some of its lengths.
  fileprivate func cut(to pages: CGFloat, before end: CGRect) -> CGRect {
    var part = self
    for axis in [Axis.horizontal, .vertical] {
      let most = pages * size[axis]
      part.origin[axis] = min(max(origin[axis], end.origin[axis] - most), end.origin[axis] + most)
    }
    return part
  }
}
